import CoreText
import RenderTree
import UIKit

extension Text: View {
    public typealias Body = Never
}

extension Text: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode { TextNode(self, place) }
}

/// A text, written anew whenever its surroundings change.
private final class TextNode: ViewNode {
    private var view: Text
    private lazy var element = TextElement(self)

    init(_ view: Text, _ place: NodePlace) {
        self.view = view
        super.init(Text.self, place)
    }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? Text, view != self.view else { return false }
        self.view = view
        return true
    }

    override func update() {
        element.take(TextWriter(environment: environment).write(view), environment.textSettings)
    }

    override func makeElements() -> [LayoutElement] { [element] }
}

/// Lines of text.
final class TextElement: LayoutElement {
    private var string = NSAttributedString(string: "")
    private var settings = TextSettings()
    /// The paints of the string's own, in their order in it.
    private var sources: [PaintSource] = []
    private lazy var paints = PaintMotion(of: self)
    private var direction = LayoutDirection.leftToRight
    private var layouts: [(width: CGFloat, height: CGFloat, layout: TextLayout)] = []
    /// The lines without a column.
    private var natural: TextLayout?
    /// The string in its own size, shaped once for all columns.
    private var typeset: TypesetText?

    func take(_ string: NSAttributedString, _ settings: TextSettings) {
        let isSame =
            string.isEqual(self.string) && settings == self.settings && direction == environment.layoutDirection
        if !isSame { sources = TextWriter.sources(in: string) }
        // Colours depend on more than the string.
        paints.aim(
            at: [ForegroundStyle().resolvedPaint(in: environment)]
                + sources.map { $0.style.resolvedPaint(in: environment) })
        if isSame { return invalidateDrawing() }
        (self.string, self.settings, direction) = (string, settings, environment.layoutDirection)
        (layouts, natural, typeset) = ([], nil, nil)
        doubtLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard string.length > 0 else { return .zero }
        let layout = unaligned(proposal)
        return CGSize(width: wholePixels(layout.size.width), height: wholePixels(layout.size.height))
    }

    /// Sizes are rounded up to whole pixels, so that what fits in points fits in pixels.
    private func wholePixels(_ length: CGFloat) -> CGFloat {
        let scale = environment.displayScale
        return (length * scale - 0.001).rounded(.up) / scale
    }

    override func explicitValue(of key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard string.length > 0 else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return unaligned(proposal).firstBaseline.map(pixel) }
        if key == VerticalAlignment.lastTextBaseline.key { return unaligned(proposal).lastBaseline.map(pixel) }
        return nil
    }

    /// A baseline lies between two rows of pixels.
    private func pixel(_ baseline: Double) -> CGFloat {
        (CGFloat(baseline) * environment.displayScale).rounded() / environment.displayScale
    }

    /// The lines in a column, wherever they may lie in it from left to right: a text of one line that fits is the same
    /// in every column.
    private func unaligned(_ proposal: ProposedViewSize) -> TextLayout {
        let natural = natural ?? layout(.unspecified)
        self.natural = natural
        let fits =
            natural.lines.count == 1 && !natural.isTruncated && natural.size.width <= proposal.width ?? .infinity
        return fits ? natural : layout(proposal)
    }

    private func layout(_ proposal: ProposedViewSize) -> TextLayout {
        let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
        if let known = layouts.first(where: { $0.width == width && $0.height == height }) { return known.layout }
        let made = fitted(CGSize(width: width, height: height))
        if layouts.count >= 6 { layouts.removeFirst() }
        layouts.append((width, height, made))
        return made
    }

    /// The lines in a column, made smaller to fit where that is wished.
    private func fitted(_ size: CGSize) -> TextLayout {
        let full = layout(size, scale: 1)
        let least = min(max(settings.minimumScale.isFinite ? settings.minimumScale : 1, 0.01), 1)
        guard least < 1, full.isTruncated || full.size.width > size.width + 0.001 else { return full }
        var (low, high) = (least, CGFloat(1))
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if layout(size, scale: middle).isTruncated { high = middle } else { low = middle }
        }
        return layout(size, scale: low)
    }

    private func layout(_ size: CGSize, scale: CGFloat) -> TextLayout {
        var options = TextLayout.Options()
        options.width = Double(size.width)
        options.height = Double(size.height)
        options.maximumLines = max(0, settings.lineLimit ?? 0)
        options.wrapsShortened = settings.lineLimit != 1
        options.marksOmission = true
        options.omission = lineBreakMode.settings
        return TextLayout(typeset(scale: scale), options)
    }

    private func typeset(scale: CGFloat) -> TypesetText {
        if scale == 1, let typeset { return typeset }
        let style = NSMutableParagraphStyle()
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        style.alignment =
            switch settings.alignment {
            case .leading: isRightToLeft ? .right : .left
            case .center: .center
            case .trailing: isRightToLeft ? .left : .right
            }
        style.lineBreakMode = lineBreakMode
        style.lineSpacing = max(0, settings.lineSpacing.isFinite ? settings.lineSpacing : 0)
        let copy = NSMutableAttributedString(attributedString: string.scaled(by: scale))
        copy.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: copy.length))
        let base = (environment.font ?? .body).resolved(in: environment)
        let made = TypesetText(copy, defaults: TextDefaults(font: base.instance))
        if scale == 1 { typeset = made }
        return made
    }

    private var lineBreakMode: NSLineBreakMode {
        switch settings.truncation {
        case .head: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .tail: .byTruncatingTail
        }
    }

    /// By their sources; what has none is in front.
    private var shownPaints: [ObjectIdentifier?: Paint] {
        let ids = [nil] + sources.map { ObjectIdentifier($0) }
        return Dictionary(zip(ids, paints.shown)) { first, _ in first }
    }

    override func hitRule(_ point: CGPoint) -> HitRule { boundsContain(point) ? .hit : .asInside }

    override func draw(_ size: CGSize) -> RenderNode? {
        guard string.length > 0 else { return nil }
        // In its own width lines break as in what was offered, and are aligned to one another.
        let layout = layout(ProposedViewSize(width: size.width, height: proposal.height))
        if environment.redactionReasons.contains(.placeholder) {
            var plates = TextPlates(paint: paints.first, size: size)
            for line in layout.lines {
                plates.add(line.line, at: CGPoint(x: CGFloat(line.x), y: pixel(line.baseline)))
            }
            return plates.node
        }
        var painter = TextPainter(environment: environment, size: size, paints: shownPaints)
        for line in layout.lines {
            painter.add(line.line, at: CGPoint(x: CGFloat(line.x), y: pixel(line.baseline)))
        }
        return painter.node
    }
}
