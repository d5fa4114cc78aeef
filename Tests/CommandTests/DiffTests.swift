import Foundation
import ImageIO
import Raster
import Testing

/// The built command on two pictures.
struct DiffTests {
    private func write(_ name: String, width: Int = 10, pixel: UInt32?, in workshop: Workshop) throws {
        let bitmap = try #require(Bitmap(width: width, height: 10))
        if let pixel { bitmap.withMutableRow(3) { $0[7] = pixel } }
        try #require(bitmap.pngData()).write(to: workshop.file(name))
    }

    @Test func figuresSayHowFarPicturesAreApart() throws {
        let workshop = try Workshop()
        try write("a.png", pixel: 0x8000_0010, in: workshop)
        try write("b.png", pixel: 0x8000_0030, in: workshop)
        try write("wide.png", width: 11, pixel: nil, in: workshop)
        let equal = try workshop.run("diff", "a.png", "a.png")
        #expect(equal.code == 0)
        #expect(equal.output == "equal: 10x10 pixels\n")
        let different = try workshop.run("diff", "a.png", "b.png", "-o", "d.png")
        #expect(different.code == 1)
        #expect(
            different.output
                == "different: 1 of 100 pixels (1.0 %), at most 32 of 255 at (7, 3), 0.08 in the mean\n")
        let picture = try #require(Bitmap(pngData: try Data(contentsOf: workshop.file("d.png"))))
        #expect(picture.withRow(3) { $0[6] } == 0xFFFF_FFFF)
        #expect(picture.withRow(3) { $0[7] & 0xFF00 } < 0xFF00 * 3 / 4)
        let sizes = try workshop.run("diff", "a.png", "wide.png")
        #expect(sizes.code == 1)
        #expect(sizes.output == "different sizes: 10x10 and 11x10\n")
        #expect(try workshop.run("diff", "a.png").code == 2)
        #expect(try workshop.run("diff", "a.png", "none.png").code == 2)
        try workshop.write("text.png", "text")
        #expect(try workshop.run("diff", "a.png", "text.png").errors.contains("text.png is not a PNG"))
    }
}
