import QuartzCore

/// Shows which part of a document is seen. It lies over the document, as those of a trackpad do, and cannot be dragged.
@MainActor @preconcurrency open class NSScroller: NSControl {
    public enum Style: Int, Sendable {
        case legacy = 0
        case overlay = 1
    }

    public enum KnobStyle: Int, Sendable {
        case `default` = 0
        case dark = 1
        case light = 2
    }

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var scrollerStyle = NSScroller.Style.overlay
    open var knobStyle = NSScroller.KnobStyle.default {
        didSet { contentChanged() }
    }
    /// How much of the document is seen, 0 ... 1.
    open var knobProportion: CGFloat = 1 {
        didSet {
            knobProportion = knobProportion > 0 ? min(knobProportion, 1) : 0
            if knobProportion != oldValue { contentChanged() }
        }
    }

    public class func scrollerWidth(for controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style)
        -> CGFloat
    {
        controlSize == .regular || controlSize == .large ? 15 : 11
    }

    open override var isFlipped: Bool { true }

    // The mouse reaches what lies below.
    open override func hitTest(_ point: NSPoint) -> NSView? { nil }

    /// The bar, y downwards: its place follows `doubleValue`, 0 ... 1.
    final var knobRect: NSRect {
        let isVertical = bounds.height > bounds.width
        let (length, edge) = (max(bounds.width, bounds.height) - 4, CGFloat(2))
        let long = min(length, max(20, length * knobProportion))
        let start = edge + (length - long) * CGFloat(min(max(doubleValue, 0), 1))
        let thick: CGFloat = 7
        return isVertical
            ? NSRect(x: bounds.maxX - thick - 2, y: start, width: thick, height: long)
            : NSRect(x: start, y: bounds.maxY - thick - 2, width: long, height: thick)
    }

    open override func draw(_ dirtyRect: NSRect) {
        guard knobProportion < 1, max(bounds.width, bounds.height) > 24 else { return }
        let isLight = knobStyle == .light || knobStyle == .default && NSAppearance.currentDrawing().isDark
        NSColor(srgbRed: isLight ? 1 : 0, green: isLight ? 1 : 0, blue: isLight ? 1 : 0, alpha: 0.5).setFill()
        ControlShapes.rounded(knobRect, 3.5).fill()
    }
}
