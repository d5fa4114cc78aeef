import Foundation
import Raster
import Testing

@testable import ImageIO

struct PNGTests {
    /// A bitmap of premultiplied pixels, given as R, G, B, A in the bytes of a number, red first.
    private func bitmap(width: Int, _ pixels: [UInt32]) throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: width, height: pixels.count / width))
        for y in 0..<bitmap.height {
            bitmap.withMutableRow(y) { row in
                for x in 0..<width { row[x] = pixels[y * width + x].byteSwapped }
            }
        }
        return bitmap
    }

    private func pixels(_ bitmap: Bitmap) -> [UInt32] {
        (0..<bitmap.height).flatMap { y in bitmap.withRow(y) { $0.map(\.byteSwapped) } }
    }

    @Test func pixelsComeBack() throws {
        let values: [UInt32] = [0xFF00_00FF, 0x0000_0000, 0x0040_8080, 0x0101_0101, 0x7F7F_7FFE, 0x1234_56FF]
        let png = try #require(try bitmap(width: 3, values).pngData())
        #expect(pixels(try #require(Bitmap(pngData: png))) == values)
    }

    /// Every premultiplied value of every alpha: dividing and multiplying again, both rounded, gives it back.
    @Test func everyPremultipliedValueComesBack() throws {
        let values = (0...255).flatMap { alpha in
            (0...255).map { UInt32(min($0, alpha)) << 24 | UInt32(alpha) }
        }
        let png = try #require(try bitmap(width: 256, values).pngData())
        #expect(pixels(try #require(Bitmap(pngData: png))) == values)
    }

    @Test func colourIsDividedByAlphaAndRounded() throws {
        // Half red over a clear ground: the file says 255 with an alpha of 128, not 128.
        let png = try #require(try bitmap(width: 1, [0x8000_0080]).pngData())
        let brighter = try #require(try bitmap(width: 1, [0xFF00_0080]).pngData())
        #expect(png == brighter)
        // 64 of 128 is 127.5 of 255, which is written as 128, and read as 64 again.
        let half = try #require(try bitmap(width: 1, [0x4000_0080]).pngData())
        #expect(pixels(try #require(Bitmap(pngData: half))) == [0x4000_0080])
    }

    /// Bytes are a contract: header, colour space, and the data of a picture without compression's freedom.
    @Test func theHeaderSaysWhatThePictureIs() throws {
        let clear = [UInt8](try #require(try bitmap(width: 2, [0, 0, 0, 0]).pngData()))
        #expect(clear[0..<8].elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(clear[16..<29].elementsEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0]))
        #expect(clear[37..<41].elementsEqual("sRGB".utf8))
        let opaque = [UInt8](try #require(try bitmap(width: 1, [0x0102_03FF]).pngData()))
        #expect(opaque[25] == 2)
        let again = [UInt8](try #require(try bitmap(width: 2, [0, 0, 0, 0]).pngData()))
        #expect(again == clear)
    }

    /// Files of other kinds, as they are written by hand: 2 × 2 pixels each.
    @Test func allKindsAreRead() throws {
        // One row a line, filter byte first.
        let gray = MadePNG(depth: 8, type: 0, rows: [[0x00, 0x40], [0x80, 0xFF]])
        #expect(try read(gray) == [0x0000_00FF, 0x4040_40FF, 0x8080_80FF, 0xFFFF_FFFF])
        let grayOneBit = MadePNG(depth: 1, type: 0, rows: [[0b1000_0000], [0b0100_0000]])
        #expect(try read(grayOneBit) == [0xFFFF_FFFF, 0x0000_00FF, 0x0000_00FF, 0xFFFF_FFFF])
        let grayAlpha = MadePNG(depth: 8, type: 4, rows: [[0xFF, 0x80, 0x80, 0xFF], [0x10, 0x00, 0x00, 0x01]])
        #expect(try read(grayAlpha) == [0x8080_8080, 0x8080_80FF, 0x0000_0000, 0x0000_0001])
        let wide = MadePNG(
            depth: 16, type: 2,
            rows: [
                [0xFF, 0xFF, 0x80, 0x80, 0x00, 0x00, 0, 0, 0, 0, 0, 0],
                [0x12, 0x12, 0x00, 0x7F, 0x00, 0x81, 0, 0, 0, 0, 0xFF, 0xFF],
            ])
        #expect(try read(wide) == [0xFF80_00FF, 0x0000_00FF, 0x1200_01FF, 0x0000_FFFF])
        let palette = MadePNG(
            depth: 2, type: 3, rows: [[0b0001_0000], [0b1001_0000]],
            chunks: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 128])])
        #expect(try read(palette) == [0xFF00_00FF, 0x0080_0080, 0x0000_FFFF, 0x0080_0080])
        let keyed = MadePNG(
            depth: 8, type: 2, rows: [[1, 2, 3, 4, 5, 6], [1, 2, 3, 0, 0, 0]],
            chunks: [("tRNS", [0, 1, 0, 2, 0, 3])])
        #expect(try read(keyed) == [0, 0x0405_06FF, 0, 0x0000_00FF])
        // Interlaced: of 2 × 2 pixels pass 1 has the first, pass 6 the second, pass 7 the last row.
        let interlaced = MadePNG(depth: 8, type: 0, interlaced: true, rows: [[0x01], [0x02], [0x03, 0x04]])
        #expect(try read(interlaced) == [0x0101_01FF, 0x0202_02FF, 0x0303_03FF, 0x0404_04FF])
    }

    private func read(_ made: MadePNG) throws -> [UInt32] {
        pixels(try #require(Bitmap(pngData: made.data)))
    }

    @Test func damagedFilesAreRefused() throws {
        let values = (0..<256).map { UInt32($0) &* 0x0503_0700 | 0xFF }
        let png = try #require(try bitmap(width: 16, values).pngData())
        for length in 0..<png.count - 12 { #expect(Bitmap(pngData: png.prefix(length)) == nil) }
        for offset in 0..<png.count {
            var damaged = png
            damaged[offset] ^= 0x55
            // Nothing but an ancillary chunk may be wrong unnoticed.
            if let read = Bitmap(pngData: damaged) { #expect(pixels(read) == values) }
        }
        #expect(Bitmap(pngData: Data()) == nil)
        #expect(Bitmap(pngData: Data("GIF89a".utf8)) == nil)
    }

    @Test func hugePicturesAreRefusedWithoutMemory() {
        for (width, height) in [(32_769, 1), (1, 32_769), (32_768, 32_768), (0x7FFF_FFFF, 0x7FFF_FFFF), (0, 1)] {
            let made = MadePNG(width: width, height: height, depth: 8, type: 6, rows: [])
            #expect(Bitmap(pngData: made.data) == nil)
        }
    }
}
