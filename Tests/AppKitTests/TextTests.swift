import AppKit
import CoreText
import Testing

@testable import Raster

struct TextTests {
    private let mono: [NSAttributedString.Key: Any] = [
        .font: CTFontCreateWithName("JetBrainsMono-Regular", 10, nil)
    ]

    /// The rows, from above, of a picture of 60 by 40 pixels that have something painted.
    private func rows(isFlipped: Bool, _ draw: () -> Void) throws -> [Int] {
        let bitmap = try #require(Bitmap(width: 60, height: 40))
        let base = isFlipped ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40) : .identity
        let context = CGContext(bitmap: bitmap, baseTransform: base)
        let before = NSGraphicsContext.current
        NSGraphicsContext.current = NSGraphicsContext(cgContext: context, flipped: isFlipped)
        draw()
        NSGraphicsContext.current = before
        return (0..<40).filter { y in bitmap.withRow(y) { row in row.contains { $0 >> 24 > 0 } } }
    }

    @Test func textStandsUprightWhereYGrowsUpwards() throws {
        // The box's lower edge is 5 above the ground, the baseline 3 above that: row 32. Capitals are 7.3 high.
        let rows = try rows(isFlipped: false) { "HH".draw(at: CGPoint(x: 3, y: 5), withAttributes: mono) }
        #expect(rows.first == 24 && rows.last == 31)
    }

    @Test func linesGoDownFromTheUpperEdge() throws {
        let rows = try rows(isFlipped: false) {
            "HH HH".draw(in: CGRect(x: 0, y: 0, width: 14, height: 40), withAttributes: mono)
        }
        #expect(rows.first! < 4 && rows.last! < 27)
        let flipped = try self.rows(isFlipped: true) {
            "HH HH".draw(in: CGRect(x: 0, y: 0, width: 14, height: 40), withAttributes: mono)
        }
        #expect(flipped == rows)
    }

    @Test func baselinesAreWhereTheyAreSaid() throws {
        let rows = try rows(isFlipped: false) {
            "HH".draw(with: CGRect(x: 0, y: 20, width: 0, height: 0), attributes: mono, context: nil)
        }
        #expect(rows.last == 19)
    }
}
