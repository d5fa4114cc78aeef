internal import CornerGeometry
import QuartzCore

/// A frame with a title around other views, or a line between them.
@MainActor @preconcurrency open class NSBox: NSView {
    public enum BoxType: UInt, Sendable {
        case primary = 0
        case separator = 2
        case custom = 4
    }

    public enum TitlePosition: UInt, Sendable {
        case noTitle = 0
        case aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }

    private final var content = NSView(frame: .zero)

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        addSubview(content)
        place()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(content)
        place()
    }

    open var boxType = NSBox.BoxType.primary {
        didSet { changed() }
    }
    open var title = "Box" {
        didSet { changed() }
    }
    open var titlePosition = NSBox.TitlePosition.atTop {
        didSet { changed() }
    }
    open var titleFont: NSFont = .systemFont(ofSize: NSFont.smallSystemFontSize) {
        didSet { changed() }
    }
    /// Of a box of the program's own kind.
    open var borderColor: NSColor = .separatorColor {
        didSet { needsDisplay = true }
    }
    open var fillColor: NSColor = .clear {
        didSet { needsDisplay = true }
    }
    open var borderWidth: CGFloat = 1 {
        didSet { changed() }
    }
    open var cornerRadius: CGFloat = 0 {
        didSet { needsDisplay = true }
    }
    open var isTransparent = false {
        didSet { needsDisplay = true }
    }
    /// Between the frame and the content.
    open var contentViewMargins = NSSize(width: 5, height: 5) {
        didSet { changed() }
    }

    open var contentView: NSView? {
        get { content }
        set {
            content.removeFromSuperview()
            content = newValue ?? NSView(frame: .zero)
            addSubview(content)
            place()
        }
    }

    private func changed() {
        place()
        invalidateIntrinsicContentSize()
        needsDisplay = true
    }

    private var titleText: NSAttributedString {
        NSAttributedString(
            string: title, attributes: [.font: titleFont, .foregroundColor: NSColor.controlTextColor])
    }

    private var hasTitle: Bool { boxType == .primary && titlePosition != .noTitle && !title.isEmpty }
    private var titleHeight: CGFloat { hasTitle ? titleText.size().height.rounded(.up) + 4 : 0 }
    private var isTitleBelow: Bool {
        [.aboveBottom, .atBottom, .belowBottom].contains(titlePosition)
    }

    open var titleRect: NSRect {
        guard hasTitle else { return .zero }
        let size = titleText.size()
        let y = isTitleBelow ? 2 : bounds.maxY - size.height - 2
        return NSRect(x: 10, y: y, width: size.width, height: size.height)
    }

    open var borderRect: NSRect {
        var rect = bounds
        rect.size.height = max(0, rect.height - titleHeight)
        if isTitleBelow { rect.origin.y += titleHeight }
        return rect
    }

    private func place() {
        guard boxType != .separator else { return content.isHidden = true }
        content.isHidden = false
        let edge = boxType == .custom ? (borderWidth > 0 && borderWidth.isFinite ? borderWidth : 0) : 1
        let inner = borderRect.insetBy(
            dx: min(edge + contentViewMargins.width, borderRect.width / 2),
            dy: min(edge + contentViewMargins.height, borderRect.height / 2))
        content.frame = inner
    }

    open override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        place()
    }

    /// A separator is one point thick where it lies in a layout.
    open override var intrinsicContentSize: NSSize {
        guard boxType == .separator else { return super.intrinsicContentSize }
        return bounds.height > bounds.width
            ? NSSize(width: 5, height: Self.noIntrinsicMetric) : NSSize(width: Self.noIntrinsicMetric, height: 5)
    }

    open override func draw(_ dirtyRect: NSRect) {
        guard !isTransparent else { return }
        switch boxType {
        case .separator:
            NSColor.separatorColor.setFill()
            let isVertical = bounds.height > bounds.width
            let line =
                isVertical
                ? NSRect(x: bounds.midX - 0.5, y: 0, width: 1, height: bounds.height)
                : NSRect(x: 0, y: bounds.midY - 0.5, width: bounds.width, height: 1)
            line.fill()
        case .custom:
            draw(borderRect, cornerRadius, fill: fillColor, line: borderColor, borderWidth)
        case .primary:
            let isDark = NSAppearance.currentDrawing().isDark
            let ground = NSColor(srgbRed: isDark ? 1 : 0, green: isDark ? 1 : 0, blue: isDark ? 1 : 0, alpha: 0.03)
            draw(borderRect, 5, fill: ground, line: .separatorColor, 1)
            if hasTitle { titleText.draw(at: titleRect.origin) }
        }
    }

    /// The line lies inside, so that its inner corners are rounded by what it leaves of the radius.
    private func draw(_ rect: NSRect, _ radius: CGFloat, fill: NSColor, line: NSColor, _ width: CGFloat) {
        let outer = CornerOutline(rect: rect, radii: CornerRadii(radius))
        fill.setFill()
        NSBezierPath(outline: outer).fill()
        guard width > 0, width.isFinite else { return }
        let border = NSBezierPath(outline: outer)
        border.append(NSBezierPath(outline: outer.inset(by: width)))
        border.windingRule = .evenOdd
        line.setFill()
        border.fill()
    }
}
