import QuartzCore

/// Shows a part of a document that a wheel moves.
@MainActor @preconcurrency open class NSScrollView: NSView {
    private final var clip = NSClipView(frame: .zero)
    private final lazy var ownVertical = NSScroller(frame: .zero)
    private final lazy var ownHorizontal = NSScroller(frame: .zero)

    public enum Elasticity: Int, Sendable { case automatic = 0, none, allowed }

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        addSubview(clip)
        tile()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(clip)
        tile()
    }

    open var documentView: NSView? {
        get { clip.documentView }
        set {
            clip.documentView = newValue
            tile()
        }
    }

    /// Keeps the document of the one before unless the new one has its own.
    open var contentView: NSClipView {
        get { clip }
        set {
            guard newValue !== clip else { return }
            let document = clip.documentView
            clip.removeFromSuperview()
            clip = newValue
            if newValue.documentView == nil { newValue.documentView = document }
            addSubview(newValue, positioned: .below, relativeTo: nil)
            tile()
        }
    }

    open var documentVisibleRect: NSRect { clip.documentVisibleRect }
    open var contentSize: NSSize { clip.frame.size }

    open var hasVerticalScroller = false {
        didSet { tile() }
    }
    open var hasHorizontalScroller = false {
        didSet { tile() }
    }
    open var verticalScroller: NSScroller? {
        get { ownVertical }
        set {
            ownVertical.removeFromSuperview()
            if let newValue { ownVertical = newValue }
            tile()
        }
    }
    open var horizontalScroller: NSScroller? {
        get { ownHorizontal }
        set {
            ownHorizontal.removeFromSuperview()
            if let newValue { ownHorizontal = newValue }
            tile()
        }
    }
    /// Kept: scrollers are seen where there is something to scroll.
    open var autohidesScrollers = false
    open var scrollerStyle = NSScroller.Style.overlay
    open var scrollerKnobStyle = NSScroller.KnobStyle.default {
        didSet {
            ownVertical.knobStyle = scrollerKnobStyle
            ownHorizontal.knobStyle = scrollerKnobStyle
        }
    }
    /// Kept: nothing springs.
    open var verticalScrollElasticity = NSScrollView.Elasticity.automatic
    open var horizontalScrollElasticity = NSScrollView.Elasticity.automatic
    open var usesPredominantAxisScrolling = true
    open var automaticallyAdjustsContentInsets = true

    open var borderType = NSBorderType.noBorder {
        didSet {
            tile()
            needsDisplay = true
        }
    }
    open var drawsBackground: Bool {
        get { clip.drawsBackground }
        set { clip.drawsBackground = newValue }
    }
    open var backgroundColor: NSColor {
        get { clip.backgroundColor }
        set { clip.backgroundColor = newValue }
    }
    open var contentInsets: NSEdgeInsets {
        get { clip.contentInsets }
        set { clip.contentInsets = newValue }
    }

    /// How many times as large as it is the document is shown.
    open var allowsMagnification = false
    open var minMagnification: CGFloat = 0.25
    open var maxMagnification: CGFloat = 4
    open var magnification: CGFloat {
        get { clip.bounds.width > 0 ? clip.frame.width / clip.bounds.width : 1 }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            let scale = min(max(newValue, minMagnification), maxMagnification)
            clip.setBoundsSize(NSSize(width: clip.frame.width / scale, height: clip.frame.height / scale))
            clip.scroll(to: clip.bounds.origin)
        }
    }

    /// Places the clip view and the scrollers.
    open func tile() {
        let edge: CGFloat = borderType == .noBorder ? 0 : 1
        let inner = NSRect(
            x: edge, y: edge, width: max(0, bounds.width - 2 * edge), height: max(0, bounds.height - 2 * edge))
        clip.frame = inner
        let width = NSScroller.scrollerWidth(for: .regular, scrollerStyle: .overlay)
        show(
            ownVertical, hasVerticalScroller,
            NSRect(x: inner.maxX - width, y: inner.minY, width: width, height: inner.height))
        show(
            ownHorizontal, hasHorizontalScroller,
            NSRect(x: inner.minX, y: inner.minY, width: inner.width, height: width))
        reflectScrolledClipView(clip)
    }

    private func show(_ scroller: NSScroller, _ isShown: Bool, _ frame: NSRect) {
        guard isShown else { return scroller.removeFromSuperview() }
        if scroller.superview !== self { addSubview(scroller) }
        scroller.frame = frame
    }

    /// Brings the scrollers to what the clip view shows.
    open func reflectScrolledClipView(_ cView: NSClipView) {
        guard cView === clip else { return }
        let (document, seen) = (clip.documentRect, clip.bounds)
        func set(_ scroller: NSScroller, _ start: CGFloat, _ seen: CGFloat, _ length: CGFloat) {
            scroller.knobProportion = length > seen && length > 0 ? seen / length : 1
            scroller.doubleValue = length > seen ? Double(start / (length - seen)) : 0
        }
        if hasVerticalScroller {
            let start = clip.isFlipped ? seen.minY - document.minY : document.maxY - seen.maxY
            set(ownVertical, start, seen.height, document.height)
        }
        if hasHorizontalScroller { set(ownHorizontal, seen.minX - document.minX, seen.width, document.width) }
    }

    open override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        tile()
    }

    open override func layout() {
        super.layout()
        // The document may have changed its size.
        clip.scroll(to: clip.bounds.origin)
        reflectScrolledClipView(clip)
    }

    /// A wheel's way is that of the content, rightwards and downwards.
    open override func scrollWheel(with event: NSEvent) {
        let (x, y) = (event.scrollingDeltaX, event.scrollingDeltaY)
        guard x.isFinite, y.isFinite else { return }
        let before = clip.bounds.origin
        let scale = magnification
        clip.scroll(
            to: NSPoint(x: before.x - x / scale, y: before.y + (clip.isFlipped ? -y : y) / scale))
        // What cannot move here moves what lies around.
        if clip.bounds.origin == before { super.scrollWheel(with: event) }
    }

    open override func draw(_ dirtyRect: NSRect) {
        guard borderType != .noBorder else { return }
        NSColor.separatorColor.setFill()
        bounds.frame(withWidth: 1, using: .sourceOver)
    }
}

public enum NSBorderType: UInt, Sendable {
    case noBorder = 0
    case lineBorder = 1
    case bezelBorder = 2
    case grooveBorder = 3
}

extension NSView {
    /// The scroll view that the view lies in; nil outside of one.
    public final var enclosingScrollView: NSScrollView? {
        var view = superviewReference
        while let current = view {
            if let found = current as? NSScrollView { return found }
            view = current.superviewReference
        }
        return nil
    }

    /// Scrolls the nearest clip view so that it begins at the point, of this view's space.
    public final func scroll(_ point: NSPoint) {
        guard let clip = enclosingScrollView?.contentView, let document = clip.documentView else { return }
        clip.scroll(to: clip.convert(document.convert(point, from: self), from: document))
    }

    /// Scrolls as little as shows the rectangle.
    ///
    /// - Returns: Whether anything moved.
    @discardableResult
    public final func scrollToVisible(_ rect: NSRect) -> Bool {
        guard let clip = enclosingScrollView?.contentView else { return false }
        let (wanted, seen) = (convert(rect, to: clip), clip.bounds)
        var origin = seen.origin
        func moved(_ start: CGFloat, _ from: CGFloat, _ to: CGFloat, _ length: CGFloat) -> CGFloat {
            if from < start { return from }
            return to > start + length ? min(from, to - length) : start
        }
        origin.x = moved(origin.x, wanted.minX, wanted.maxX, seen.width)
        origin.y = moved(origin.y, wanted.minY, wanted.maxY, seen.height)
        clip.scroll(to: origin)
        return clip.bounds.origin != seen.origin
    }
}
