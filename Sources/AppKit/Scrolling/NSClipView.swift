import QuartzCore

/// Shows a part of a view that may be larger than itself: its bounds' origin says which.
@MainActor @preconcurrency open class NSClipView: NSView {
    private final var document: NSView?

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        // The document's size is its own.
        autoresizesSubviews = true
    }

    open var documentView: NSView? {
        get { document }
        set {
            guard newValue !== document else { return }
            document?.removeFromSuperview()
            document = newValue
            if let newValue {
                addSubview(newValue)
                setBoundsOrigin(
                    constrainBoundsRect(NSRect(origin: newValue.frame.origin, size: bounds.size)).origin)
            }
            changed()
        }
    }

    open override func willRemoveSubview(_ subview: NSView) {
        super.willRemoveSubview(subview)
        if subview === document { document = nil }
    }

    /// The document's, so that a flipped one begins at the top.
    open override var isFlipped: Bool { document?.isFlipped ?? false }

    /// The document's frame; without one the bounds.
    open var documentRect: NSRect { document?.frame ?? bounds }

    /// What of the document is seen, in its own space.
    open var documentVisibleRect: NSRect {
        guard let document else { return .zero }
        let seen = document.convert(bounds, from: self).intersection(document.bounds)
        return seen.isNull ? .zero : seen
    }

    open var backgroundColor: NSColor = .controlBackgroundColor {
        didSet { needsDisplay = true }
    }
    open var drawsBackground = true {
        didSet { needsDisplay = true }
    }
    open var contentInsets = NSEdgeInsets() {
        didSet { scroll(to: bounds.origin) }
    }
    open var automaticallyAdjustsContentInsets = true

    /// Shows the part that begins at a point of the document's superview's space, as far as the document reaches.
    open func scroll(to newOrigin: NSPoint) {
        guard newOrigin.x.isFinite, newOrigin.y.isFinite else { return }
        let rect = constrainBoundsRect(NSRect(origin: newOrigin, size: bounds.size))
        guard rect.origin != bounds.origin else { return }
        setBoundsOrigin(rect.origin)
        changed()
    }

    /// The rectangle moved so that it shows nothing beside the document, where that is larger.
    open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect {
        guard let document else { return proposedBounds }
        let outer = document.frame.outset(by: contentInsets, isFlipped: isFlipped)
        var rect = proposedBounds
        rect.origin.x = min(max(rect.minX, outer.minX), max(outer.minX, outer.maxX - rect.width))
        let spare = rect.height - outer.height
        // A document that is not as high stands at the top where it is flipped, at the bottom where it is not.
        rect.origin.y = spare >= 0 ? outer.minY : min(max(rect.minY, outer.minY), outer.maxY - rect.height)
        return rect
    }

    open override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        scroll(to: bounds.origin)
    }

    private func changed() {
        (superview as? NSScrollView)?.reflectScrolledClipView(self)
        if postsBoundsChangedNotifications {
            NotificationCenter.default.post(name: NSView.boundsDidChangeNotification, object: self)
        }
    }

    open var postsBoundsChangedNotifications = false

    open override func draw(_ dirtyRect: NSRect) {
        guard drawsBackground else { return }
        backgroundColor.setFill()
        bounds.fill()
    }
}

extension NSView {
    public nonisolated static let boundsDidChangeNotification = Notification.Name(
        "NSViewBoundsDidChangeNotification")
    public nonisolated static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
}
