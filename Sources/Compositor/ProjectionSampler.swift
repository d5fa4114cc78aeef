internal import CoreGraphics
internal import Raster
internal import RenderTree

/// Draws a picture as it is projected: sixteen places in each pixel, the four pixels around each of them mixed.
struct ProjectionSampler {
    /// Of the part that is sampled, row by row.
    private let pixels: [UInt32]
    private let part: PixelRect
    private let width: Int
    private let height: Int
    /// From the target's pixels to the picture's.
    private let map: Homography

    /// Places along each side of a pixel.
    private static let places = 4

    /// - Parameter part: the only pixels of the picture that are asked for.
    init(_ bitmap: Bitmap, in part: PixelRect, map: Homography) {
        self.part = part
        width = bitmap.width
        height = bitmap.height
        pixels = (part.y0..<max(part.y0, part.y1)).flatMap { y in bitmap.withRow(y) { Array($0[part.x0..<part.x1]) }
        }
        self.map = map
    }

    /// - Parameters:
    ///   - x: of the target's first pixel, in the target's space.
    ///   - y: likewise.
    func draw(into target: Bitmap, x left: Int, y top: Int) {
        for row in 0..<target.height {
            target.withMutableRow(row) { line in
                for column in line.indices { line[column] = pixel(left + column, top + row) }
            }
        }
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        var sum = SIMD4<Int>.zero
        let step = 1 / Double(Self.places)
        for j in 0..<Self.places {
            for i in 0..<Self.places {
                add(Double(x) + (Double(i) + 0.5) * step, Double(y) + (Double(j) + 0.5) * step, to: &sum)
            }
        }
        // Sixteen samples of weights of 65536.
        var pixel: UInt32 = 0
        for index in 0..<4 { pixel |= UInt32((sum[index] + (1 << 19)) >> 20) << (UInt32(index) * 8) }
        return pixel
    }

    private func add(_ x: Double, _ y: Double, to sum: inout SIMD4<Int>) {
        let (u, v, q) = map.image(x, y)
        // The inverse of the depth: negative behind the eye.
        guard q > 0, q * Homography.nearest <= 1 else { return }
        let (sx, sy) = (u / q - 0.5, v / q - 0.5)
        guard sx > -1, sy > -1, sx < Double(width), sy < Double(height) else { return }
        let (left, top) = (sx.rounded(.down), sy.rounded(.down))
        let (right, lower) = (Int((sx - left) * 256), Int((sy - top) * 256))
        let (column, row) = (Int(left), Int(top))
        add(column, row, (256 - right) * (256 - lower), to: &sum)
        add(column + 1, row, right * (256 - lower), to: &sum)
        add(column, row + 1, (256 - right) * lower, to: &sum)
        add(column + 1, row + 1, right * lower, to: &sum)
    }

    @inline(__always)
    private func add(_ x: Int, _ y: Int, _ weight: Int, to sum: inout SIMD4<Int>) {
        guard x >= part.x0, y >= part.y0, x < part.x1, y < part.y1, weight > 0 else { return }
        let pixel = pixels[(y - part.y0) * part.width + x - part.x0]
        sum[0] += Int(pixel & 255) * weight
        sum[1] += Int(pixel >> 8 & 255) * weight
        sum[2] += Int(pixel >> 16 & 255) * weight
        sum[3] += Int(pixel >> 24) * weight
    }
}
