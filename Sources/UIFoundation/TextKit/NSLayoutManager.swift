import CoreGraphics
import CoreText
import Foundation

/// Lays the text of a storage out in a container.
///
/// Of several containers the first one counts. Glyphs are counted as characters are, in UTF-16 units.
open class NSLayoutManager: NSObject {
    private var containers: [NSTextContainer] = []
    private var known: TextLayout?
    open package(set) weak var textStorage: NSTextStorage? {
        didSet { textChanged() }
    }
    /// Whether the gaps that fonts ask for lie between lines.
    open var usesFontLeading = true {
        didSet { textChanged() }
    }
    /// Kept; the whole text is laid out at once.
    open var allowsNonContiguousLayout = false

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }

    open var textContainers: [NSTextContainer] { containers }

    open func addTextContainer(_ container: NSTextContainer) {
        guard !containers.contains(where: { $0 === container }) else { return }
        containers.append(container)
        container.layoutManager = self
        textChanged()
    }

    open func removeTextContainer(at index: Int) {
        guard containers.indices.contains(index) else { return }
        containers.remove(at: index).layoutManager = nil
        textChanged()
    }

    open func ensureLayout(for container: NSTextContainer) { _ = layout }

    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        textChanged()
    }

    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

    package func textChanged() { known = nil }

    package var layout: TextLayout {
        if let known { return known }
        let made = makeLayout()
        known = made
        return made
    }

    private func makeLayout() -> TextLayout {
        func limit(_ length: CGFloat) -> Double { length > 0 && length < 1e7 ? Double(length) : .infinity }
        var options = TextLayout.Options()
        options.usesLeading = usesFontLeading
        if let container = containers.first {
            options.width = max(0, limit(container.size.width) - Double(2 * max(0, container.lineFragmentPadding)))
            options.height = limit(container.size.height)
            options.maximumLines = max(0, container.maximumNumberOfLines)
            options.marksOmission = container.lineBreakMode.settings.truncates
            options.omission = container.lineBreakMode.settings
            options.wrapsShortened = true
        }
        return TextLayout(
            TypesetText(textStorage ?? NSAttributedString(string: ""), defaults: .coreText), options)
    }

    private var padding: CGFloat { max(0, containers.first?.lineFragmentPadding ?? 0) }

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// What the lines cover, in the container's space.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let layout = layout
        let left = layout.lines.map { CGFloat($0.x) }.min() ?? 0
        let right = layout.lines.map { CGFloat($0.x + $0.line.width - $0.line.trailingWidth) }.max() ?? 0
        return CGRect(x: left, y: 0, width: max(0, right - left) + 2 * padding, height: layout.size.height)
    }

    open func glyphRange(for container: NSTextContainer) -> NSRange {
        let lines = layout.lines
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(
            location: first.line.range.lowerBound, length: last.line.range.upperBound - first.line.range.lowerBound)
    }

    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Around a part of the text, in the container's space.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = layout.rects(of: glyphRange, width: layout.size.width)
        guard let first = rects.first else { return .zero }
        return rects.reduce(first) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
    }

    /// The character under a point of the container's space, or the nearest one.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let layout = layout
        let place = CGPoint(x: point.x - padding, y: point.y)
        var unit = layout.unit(at: place)
        if let caret = layout.caret(at: unit), place.x < caret.minX, unit > 0 { unit -= 1 }
        unit = max(0, min(unit, numberOfGlyphs - 1))
        if let start = layout.caret(at: unit)?.minX, let end = layout.caret(at: unit + 1)?.minX, end > start {
            partialFraction?.pointee = min(max((place.x - start) / (end - start), 0), 1)
        } else {
            partialFraction?.pointee = 0
        }
        return unit
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// The line that holds a glyph, over the column's whole width.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let index = layout.lineIndex(at: glyphIndex) else { return .zero }
        let line = layout.lines[index]
        effectiveRange?.pointee = NSRange(
            location: line.line.range.lowerBound, length: line.line.range.count)
        let width =
            containers.first.map { $0.size.width > 0 ? $0.size.width : layout.size.width + 2 * padding } ?? 0
        return CGRect(x: 0, y: line.top, width: width, height: line.height)
    }

    /// The line's part that letters stand on.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        let whole = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
        guard let index = layout.lineIndex(at: glyphIndex) else { return whole }
        let line = layout.lines[index]
        return CGRect(
            x: line.x, y: line.top, width: line.line.width - line.line.trailingWidth + Double(2 * padding),
            height: line.height)
    }

    /// From the line's origin.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let index = layout.lineIndex(at: glyphIndex) else { return .zero }
        let line = layout.lines[index]
        return CGPoint(
            x: line.x + line.line.offset(of: glyphIndex) + Double(padding), y: line.baseline - line.top)
    }

    /// Draws into the current context, the container's corner at `origin`. The lines that hold the glyphs are drawn whole.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = GraphicsStack.current.entries.last?.context else { return }
        layout.draw(at: CGPoint(x: origin.x + padding, y: origin.y), in: context)
    }

    /// Grounds are drawn with the letters.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
