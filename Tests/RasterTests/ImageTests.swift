import Foundation
import Testing

@testable import Raster

struct ImageTests {
    private func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: width, height: height))
        for y in 0..<height {
            bitmap.withMutableRow(y) { row in for x in 0..<width { row[x] = color(x, y) } }
        }
        return bitmap
    }

    private func row(_ paint: ImagePaint, count: Int, x: Int = 0, y: Int = 0) -> [UInt32] {
        var result = [UInt32](repeating: 7, count: count)
        let span = ImageSpan(paint)
        result.withUnsafeMutableBufferPointer { span.fill($0, x: x, y: y) }
        return result
    }

    private func gray(_ value: Int) -> UInt32 { 0xff00_0000 | UInt32(value) &* 0x0001_0101 }

    @Test func wholePixelsAreCopied() throws {
        let image = try bitmap(5, 4) { x, y in UInt32(x + 16 * y) &* 0x0102_0304 | 0xff00_0000 }
        for interpolation in [ImagePaint.Interpolation.linear, .nearest] {
            let moved = ImagePaint(
                bitmap: image, transform: Affine(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: -2),
                interpolation: interpolation)
            for y in 0..<3 {
                let pixels = row(moved, count: 10, y: y)
                for x in 0..<10 {
                    let expected = x >= 3 && x < 8 && y < 2 ? image.withRow(y + 2) { $0[x - 3] } : 0
                    #expect(pixels[x] == expected)
                }
            }
            // Flipped and turned by right angles: texels still lie on pixels.
            let turned = ImagePaint(
                bitmap: image, transform: Affine(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0),
                interpolation: interpolation)
            for y in 0..<5 {
                #expect(row(turned, count: 4, y: y) == (0..<4).map { x in image.withRow(3 - x) { $0[y] } })
            }
        }
        let part = ImagePaint(bitmap: image, source: PixelRect(x0: 1, y0: 1, x1: 3, y1: 9))
        #expect(row(part, count: 5, y: 0) == [0, 0, 0, 0, 0])
        #expect(row(part, count: 5, y: 1) == [0, image.withRow(1) { $0[1] }, image.withRow(1) { $0[2] }, 0, 0])
    }

    @Test func linearBetweenTexels() throws {
        let image = try bitmap(3, 2) { x, y in gray(100 * x + 40 * y) }
        let paint = ImagePaint(bitmap: image, transform: Affine(a: 4, b: 0, c: 0, d: 4, tx: 0, ty: 0))
        for y in 0..<8 {
            let pixels = row(paint, count: 13, y: y)
            for x in 0..<12 {
                let u = min(max((Double(x) + 0.5) / 4 - 0.5, 0), 2)
                let v = min(max((Double(y) + 0.5) / 4 - 0.5, 0), 1)
                #expect(abs(Double(pixels[x] & 255) - (100 * u + 40 * v)) < 1)
                #expect(pixels[x] >> 24 == 255)
            }
            #expect(pixels[12] == 0)
        }
        let nearest = ImagePaint(bitmap: image, transform: paint.transform, interpolation: .nearest)
        #expect(
            row(nearest, count: 13).map { Int($0 & 255) } == [
                0, 0, 0, 0, 100, 100, 100, 100, 200, 200, 200, 200, 0,
            ])
    }

    @Test func componentsStayApart() throws {
        let image = try bitmap(2, 1) { x, _ in x == 0 ? 0x8010_2030 : 0xff80_40c0 }
        let paint = ImagePaint(bitmap: image, transform: Affine(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        let pixels = row(paint, count: 4)
        #expect(pixels[0] == 0x8010_2030 && pixels[3] == 0xff80_40c0)
        func mix(_ shift: UInt32, _ part: Double) -> Double {
            Double(0x8010_2030 >> shift & 255) * (1 - part) + Double(UInt32(0xff80_40c0) >> shift & 255) * part
        }
        for shift in [UInt32(0), 8, 16, 24] {
            #expect(abs(Double(pixels[1] >> shift & 255) - mix(shift, 0.25)) < 1)
            #expect(abs(Double(pixels[2] >> shift & 255) - mix(shift, 0.75)) < 1)
        }
    }

    @Test(arguments: [2.0, 3, 4.5, 8, 13.7])
    func reductionAverages(factor: Double) throws {
        // A chessboard of single texels must come out grey, not as the few texels that were hit.
        let side = 96
        let image = try bitmap(side, side) { x, y in gray((x + y) % 2 == 0 ? 255 : 0) }
        let paint = ImagePaint(
            bitmap: image, transform: Affine(a: 1 / factor, b: 0, c: 0, d: 1 / factor, tx: 0, ty: 0))
        let count = Int(Double(side) / factor) - 1
        for y in 1..<count {
            for pixel in row(paint, count: count, y: y).dropFirst() {
                #expect(abs(Int(pixel & 255) - 128) < 32 && pixel >> 24 == 255)
            }
        }
        // One axis alone, and turned.
        let flat = ImagePaint(bitmap: image, transform: Affine(a: 0, b: 1, c: 1 / 8, d: 0, tx: 0, ty: 0))
        for pixel in row(flat, count: 11, y: 40) { #expect(abs(Int(pixel & 255) - 128) < 3) }
        // The edge of the last, incomplete cell is the mean of what there is.
        let ramp = try bitmap(10, 1) { x, _ in gray(x * 20) }
        let reduced = try #require(ramp.averaged(ramp.bounds, across: 4, down: 3))
        #expect(reduced.withRow(0) { $0.map { Int($0 & 255) } } == [30, 110, 170])
    }

    @Test func tintAndAlpha() throws {
        let image = try bitmap(2, 1) { x, _ in x == 0 ? 0xff12_3456 : 0x8040_0000 }
        let tint = PixelColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(row(ImagePaint(bitmap: image, tint: tint), count: 2) == [0xff00_80ff, 0x8000_4080])
        #expect(row(ImagePaint(bitmap: image, alpha: 0.5), count: 2)[0] == 0x8009_1a2b)
        #expect(row(ImagePaint(bitmap: image, alpha: .nan), count: 2) == [0, 0])
        #expect(row(ImagePaint(bitmap: image, alpha: 9), count: 1) == [0xff12_3456])
    }

    @Test func edgesBetweenPixels() throws {
        // The shape covers pixel 0 by 0.4: the image must have its colour there.
        let image = try bitmap(4, 4) { _, _ in 0xff00_00ff }
        let paint = ImagePaint(bitmap: image, transform: Affine(a: 1, b: 0, c: 0, d: 1, tx: 0.6, ty: 0))
        #expect(row(paint, count: 7) == [0xff00_00ff, 0xff00_00ff, 0xff00_00ff, 0xff00_00ff, 0xff00_00ff, 0, 0])
    }

    @Test func hostileNumbers() throws {
        let image = try bitmap(4, 4) { x, y in gray(x * 60 + y) }
        for value in [0, Double.nan, .infinity, 1e300, 1e-300, 1e-9] {
            let maps = [
                Affine(a: value, b: 0, c: 0, d: value, tx: 0, ty: 0),
                Affine(a: 1, b: 0, c: 0, d: 1, tx: value, ty: 0),
                Affine(a: 1, b: value, c: -value, d: 1, tx: 3, ty: 3),
            ]
            for transform in maps {
                for interpolation in [ImagePaint.Interpolation.linear, .nearest] {
                    _ = row(
                        ImagePaint(bitmap: image, transform: transform, interpolation: interpolation), count: 9,
                        x: -2)
                }
            }
        }
        #expect(row(ImagePaint(bitmap: image, source: PixelRect(x0: 9, y0: 9, x1: 3, y1: 3)), count: 2) == [0, 0])
        let wide = PixelRect(x0: -50, y0: -50, x1: 500, y1: 500)
        #expect(row(ImagePaint(bitmap: image, source: wide), count: 5)[3] == gray(180))
    }
}
