import CoreText
import QuartzCore

/// What a label shows and how: everything that its picture and its size depend on.
struct LabelText {
    var string: NSAttributedString?
    /// Whether the string came with attributes of its own.
    var isAttributed = false
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var maximumLines = 1
    var shadow: NSShadow?
    /// Replaces all colours.
    var highlightColor: UIColor?
    var adjustsSize = false
    var minimumScale: CGFloat = 0
    var isRightToLeft = false

    /// How far text may be made smaller where no limit is set.
    private static let leastScale: CGFloat = 0.05

    var isEmpty: Bool { (string?.length ?? 0) == 0 }

    /// The text with what its attributes leave open filled in.
    var composed: NSAttributedString {
        guard let string, string.length > 0 else { return NSAttributedString(string: "") }
        let all = NSRange(location: 0, length: string.length)
        let style = NSMutableParagraphStyle()
        // Natural is the side where reading begins in the surroundings, whatever the text.
        style.alignment = alignment == .natural ? (isRightToLeft ? .right : .left) : alignment
        style.lineBreakMode = lineBreakMode
        let result = NSMutableAttributedString(
            string: string.string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
        if isAttributed {
            string.enumerateAttributes(in: all, options: []) { attributes, range, _ in
                result.addAttributes(attributes, range: range)
            }
        }
        if let highlightColor { result.addAttribute(.foregroundColor, value: highlightColor, range: all) }
        if let shadow, !isAttributed { result.addAttribute(.shadow, value: shadow, range: all) }
        return result
    }

    private func options(_ size: CGSize) -> TextLayout.Options {
        var options = TextLayout.Options()
        options.width = Double(size.width)
        options.height = maximumLines == 1 ? .infinity : Double(size.height)
        options.maximumLines = max(0, maximumLines)
        options.wrapsShortened = maximumLines != 1
        options.marksOmission = lineBreakMode.settings.truncates
        options.omission = lineBreakMode.settings
        return options
    }

    /// The lines in a column of that size, at a part of the text's own size.
    private func layout(_ size: CGSize, scale: CGFloat) -> TextLayout {
        TextLayout(
            TypesetText(composed.scaled(by: scale), defaults: TextDefaults(font: font.instance)), options(size))
    }

    /// The lines in a column of that size, made smaller to fit where that is wished.
    func layout(in size: CGSize) -> (layout: TextLayout, scale: CGFloat) {
        let full = layout(size, scale: 1)
        guard adjustsSize, full.isTruncated || full.size.width > size.width + 0.001, size.width > 0 else {
            return (full, 1)
        }
        let least = minimumScale > 0 ? min(minimumScale, 1) : Self.leastScale
        var (low, high) = (least, CGFloat(1))
        if maximumLines == 1 {
            var single = self
            single.lineBreakMode = .byClipping
            let natural = single.layout(CGSize(width: CGFloat.infinity, height: CGFloat.infinity), scale: 1).size
                .width
            guard natural > 0 else { return (full, 1) }
            // Spacing between letters does not shrink with them, so that the proportion may not be enough.
            high = min(1, size.width / natural)
            if high <= least { return (layout(size, scale: least), least) }
            let shrunk = layout(size, scale: high)
            if !shrunk.isTruncated { return (shrunk, high) }
        }
        // Halving: a tenth of a percent is less than can be seen.
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if layout(size, scale: middle).isTruncated { high = middle } else { low = middle }
        }
        return (layout(size, scale: low), low)
    }
}
