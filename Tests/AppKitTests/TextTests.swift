import Testing

@testable import AppKit
@testable import Raster

@MainActor @Suite(.serialized) struct TextTests {
    /// The box of what is drawn, in rows from the top.
    private func inked(_ isFlipped: Bool, _ body: @escaping (NSRect) -> Void) throws -> CGRect {
        final class Flipped: DrawingView {
            override var isFlipped: Bool { true }
        }
        let found = try AppKitStage.pixels {
            let frame = NSRect(x: 0, y: 0, width: 100, height: 60)
            let view = isFlipped ? Flipped(frame: frame) : DrawingView(frame: frame)
            view.body = body
            return view
        }
        var box = CGRect.null
        for y in 0..<60 {
            for x in 0..<100 where found[x, y][3] > 60 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        return box
    }

    private let attributes: [NSAttributedString.Key: Any] = [
        .font: NSFont.systemFont(ofSize: 20), .foregroundColor: NSColor.red,
    ]

    @Test func textStandsUpright() throws {
        // An L has its foot at the bottom.
        for isFlipped in [false, true] {
            let found = try AppKitStage.pixels {
                final class Flipped: DrawingView {
                    override var isFlipped: Bool { true }
                }
                let frame = NSRect(x: 0, y: 0, width: 40, height: 30)
                let view = isFlipped ? Flipped(frame: frame) : DrawingView(frame: frame)
                view.body = { rect in "L".draw(in: rect, withAttributes: self.attributes) }
                return view
            }
            let rows = (0..<30).map { y in (0..<40).count { found[$0, y][3] > 100 } }
            let inkedRows = rows.indices.filter { rows[$0] > 0 }
            let (first, last) = (try #require(inkedRows.first), try #require(inkedRows.last))
            #expect(rows[last] > rows[first] + 3)
            // From the top of the rectangle, whichever way y grows.
            #expect(first < 10)
        }
    }

    @Test func pointsAreTheNearCornersOfTheText() throws {
        let size = "Lg".size(withAttributes: attributes)
        let up = try inked(false) { _ in "Lg".draw(at: NSPoint(x: 10, y: 20), withAttributes: self.attributes) }
        let down = try inked(true) { _ in "Lg".draw(at: NSPoint(x: 10, y: 20), withAttributes: self.attributes) }
        // Upwards the point is the lower left corner, downwards the upper left one.
        #expect(up.maxY <= 40 && up.minY >= 40 - size.height)
        // Baselines stand between whole rows.
        #expect(down.minY >= 20 && down.maxY <= (20 + size.height).rounded(.up))
        #expect(up.minX == down.minX && up.height == down.height)
    }

    @Test func rectanglesAreFilledFromTheirTop() throws {
        let up = try inked(false) { _ in
            "L".draw(in: NSRect(x: 0, y: 0, width: 100, height: 40), withAttributes: self.attributes)
        }
        // The rectangle's top lies 20 below the view's.
        #expect(up.minY >= 20 && up.minY < 30)
        let baseline = try inked(false) { _ in
            "L".draw(
                with: NSRect(x: 0, y: 30, width: 0, height: 0), options: [], attributes: self.attributes,
                context: nil)
        }
        // Without line fragments the origin is on the baseline.
        #expect(abs(baseline.maxY - 30) <= 1)
    }

    @Test func fonts() throws {
        #expect(NSFont.systemFont(ofSize: 0).pointSize == 13)
        let font = NSFont.boldSystemFont(ofSize: 20)
        #expect(font.pointSize == 20 && font.ascender > 0 && font.descender < 0)
        #expect(font.fontDescriptor.symbolicTraits.contains(.bold))
        #expect(NSFont.monospacedSystemFont(ofSize: 12, weight: .regular).isFixedPitch)
        #expect(NSFont(name: "No Such Font At All", size: 12) == nil)
        #expect(NSFont(descriptor: font.fontDescriptor, size: 9)?.pointSize == 9)
        #expect(NSFont(name: "Helvetica", size: 12) != nil)
        #expect(font.withSize(30).pointSize == 30)
        #expect(
            NSFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.italic).symbolicTraits.contains(
                .italic))
    }

    @Test func labels() throws {
        let label = NSTextField(labelWithString: "Label")
        let width = "Label".size(withAttributes: [.font: NSFont.systemFont(ofSize: 13)]).width
        #expect(label.frame.size == label.intrinsicContentSize && label.frame.width == width.rounded(.up) + 4)
        #expect(!label.isEditable && !label.drawsBackground && label.stringValue == "Label")
        label.textColor = .red
        let found = try AppKitStage.pixels { label }
        let ink = (0..<found.bitmap.height).flatMap { y in (0..<found.bitmap.width).map { found[$0, y] } }
            .filter { $0[3] > 200 }
        #expect(ink.count > 10 && ink.allSatisfy { $0[0] > 150 && $0[2] < 60 })
        label.font = .systemFont(ofSize: 26)
        #expect(label.intrinsicContentSize.height > 26)
        let wrapped = NSTextField(wrappingLabelWithString: "one two three four")
        let single = wrapped.intrinsicContentSize.height
        wrapped.preferredMaxLayoutWidth = 40
        #expect(wrapped.intrinsicContentSize.height >= 2 * single - 2)
        let field = NSTextField(string: "")
        field.placeholderString = "none"
        #expect(field.intrinsicContentSize.height > 10)
        let page = try AppKitStage.pixels { field }
        #expect(page.bitmap.height == Int(field.intrinsicContentSize.height))
    }
}
