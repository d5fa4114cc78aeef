import Testing
import UIKit

/// Foundation compares the attributes of neighbouring parts; on Linux it asks the word that an object begins with whether
/// the object is one of its own.
@MainActor @Suite struct AttributeComparisonTests {
    /// Objects of which each differs from the others, also in nothing but zeros.
    private func values() -> [[NSAttributedString.Key: Any]] {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let shadow = NSShadow()
        shadow.shadowOffset = .zero
        let attachment = NSTextAttachment(data: nil, ofType: nil)
        return [
            [.paragraphStyle: NSParagraphStyle.default], [.paragraphStyle: style],
            [.paragraphStyle: NSMutableParagraphStyle()],
            [.foregroundColor: UIColor.red], [.foregroundColor: UIColor.clear], [.foregroundColor: UIColor.label],
            [.font: UIFont.systemFont(ofSize: 12)], [.font: UIFont.boldSystemFont(ofSize: 12)],
            [.shadow: shadow], [.shadow: NSShadow()],
            [.attachment: attachment], [.attachment: NSTextAttachment(data: nil, ofType: nil)],
        ]
    }

    @Test func unlikePartsMayStandBesideEachOther() {
        let values = values()
        let text = NSMutableAttributedString(string: String(repeating: "ab", count: 60))
        for (index, first) in values.enumerated() {
            for second in values {
                text.setAttributes(first, range: NSRange(location: 0, length: 60))
                text.setAttributes(second, range: NSRange(location: 60, length: 60))
                text.addAttributes(values[(index + 1) % values.count], range: NSRange(location: 30, length: 60))
                _ = text.isEqual(to: NSAttributedString(string: text.string, attributes: second))
            }
        }
        #expect(text.length == 120)
    }

    @Test func likePartsAreOne() {
        let text = NSMutableAttributedString(string: "abcd")
        text.setAttributes([.font: UIFont.systemFont(ofSize: 12)], range: NSRange(location: 0, length: 2))
        text.setAttributes([.font: UIFont.systemFont(ofSize: 12)], range: NSRange(location: 2, length: 2))
        var range = NSRange()
        _ = text.attributes(at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 4))
    }

    @Test func aStorageKeepsAllPartsOfWhatItIsGiven() {
        let text = NSMutableAttributedString(string: "abcd", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 2))
        let storage = NSTextStorage(string: "xy")
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: text)
        #expect(storage.string == "xabcd")
        #expect(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .blue)
    }
}
