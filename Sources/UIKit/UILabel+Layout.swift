import CoreText
import QuartzCore

extension UILabel {
    /// Stands for no limit: far beyond any text, and still finite for those who compute with it.
    private static let unlimited: CGFloat = 1e6

    /// - Parameter size: 0 and less on an axis for no limit there.
    final func fittingSize(_ size: CGSize) -> CGSize {
        func limit(_ length: CGFloat) -> CGFloat {
            length > 0 && length < Self.unlimited ? length : Self.unlimited
        }
        let bounds = CGRect(x: 0, y: 0, width: limit(size.width), height: limit(size.height))
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    final func measuredRect(_ bounds: CGRect, _ lines: Int) -> CGRect {
        guard bounds.minX.isFinite, bounds.minY.isFinite, !bounds.width.isNaN, !bounds.height.isNaN else {
            return .zero
        }
        var content = shown
        content.maximumLines = max(0, lines)
        guard !content.isEmpty, bounds.width > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let layout = content.layout(in: bounds.size).layout
        // Sizes are rounded up to whole pixels, so that what fits in points fits in pixels.
        let size = CGSize(width: wholePixels(layout.size.width), height: wholePixels(layout.size.height))
        let room = bounds.width - size.width
        let x: CGFloat =
            switch content.alignment {
            case .center: room / 2
            case .right: room
            case .left: 0
            case .natural, .justified: effectiveUserInterfaceLayoutDirection == .rightToLeft ? room : 0
            }
        return CGRect(
            x: bounds.minX + max(0, x), y: bounds.minY + ((bounds.height - size.height) / 2),
            width: min(size.width, bounds.width), height: size.height)
    }

    /// From the top to the first baseline, and from the last to the bottom, of a label as high as its text.
    final var ownBaselines: (first: CGFloat, last: CGFloat)? {
        let content = shown
        guard !content.isEmpty else { return nil }
        let width = numberOfLines != 1 && bounds.width > 0 ? bounds.width : Self.unlimited
        let layout = content.layout(in: CGSize(width: width, height: Self.unlimited)).layout
        guard let first = layout.firstBaseline, let last = layout.lastBaseline else { return nil }
        let spare = (wholePixels(layout.size.height) - layout.size.height) / 2
        return (CGFloat(first) + spare, layout.size.height - CGFloat(last) + spare)
    }

    private func wholePixels(_ length: CGFloat) -> CGFloat {
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        return (length * scale - 0.001).rounded(.up) / scale
    }

    final func drawContent(in rect: CGRect) {
        let content = shown
        guard !content.isEmpty, let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else {
            return
        }
        let (layout, scale) = content.layout(in: rect.size)
        var y = rect.minY + (rect.height - layout.size.height) / 2
        if scale < 1 {
            switch baselineAdjustment {
            case .alignCenters: break
            case .none: y = rect.minY
            case .alignBaselines:
                var full = content
                full.adjustsSize = false
                let whole = full.layout(in: rect.size).layout
                let top = rect.minY + (rect.height - whole.size.height) / 2
                y = top + CGFloat((whole.firstBaseline ?? 0) - (layout.firstBaseline ?? 0))
            }
        }
        context.saveGState()
        if !isEnabled { context.setAlpha(0.5) }
        layout.draw(at: CGPoint(x: rect.minX, y: y), in: context)
        context.restoreGState()
    }

    /// The content with what the label's state adds.
    private var shown: LabelText {
        var content = content
        if isHighlighted { content.highlightColor = highlightedTextColor }
        content.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let color = plainShadow.color {
            let shadow = NSShadow()
            shadow.shadowColor = color
            shadow.shadowOffset = plainShadow.offset
            content.shadow = shadow
        }
        return content
    }
}

extension LabelText {
    /// An attribute of the whole text, where it has its own attributes.
    mutating func replace(_ key: NSAttributedString.Key, with value: Any) {
        guard isAttributed, let string, string.length > 0 else { return }
        let copy = NSMutableAttributedString(attributedString: string)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: string.length))
        self.string = copy
    }

    mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard isAttributed, let string, string.length > 0 else { return }
        let copy = NSMutableAttributedString(attributedString: string)
        let all = NSRange(location: 0, length: string.length)
        string.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
            guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else {
                return
            }
            change(style)
            copy.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.string = copy
    }
}
