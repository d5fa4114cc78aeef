import QuartzCore
internal import Raster

/// The root of a tree of views. Its frame, title bar and buttons are not drawn: a picture shows the content.
@MainActor @preconcurrency open class NSWindow: NSResponder, NSAppearanceCustomization {
    /// The space that the content stands in: the window's, y upwards.
    package final let rootLayer = CALayer()
    private var content: NSView?
    private var contentController: NSViewController?
    private var frameRect: NSRect
    private var waiting: [NSViewController] = []
    final let mouse = MouseDelivery()
    final let focusRing = FocusRing()
    private var ownAppearance: NSAppearance?
    private var ownFirstResponder: NSResponder?

    open var styleMask: NSWindow.StyleMask
    open var title = ""
    open var subtitle = ""
    open var titleVisibility = NSWindow.TitleVisibility.visible
    open var titlebarAppearsTransparent = false
    open var isReleasedWhenClosed = true
    open var isMovableByWindowBackground = false
    open var hasShadow = true
    open var isOpaque = true
    open var level = NSWindow.Level.normal
    open var minSize = NSSize.zero
    open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var contentMinSize = NSSize.zero
    open var contentMaxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var acceptsMouseMovedEvents = false
    open var ignoresMouseEvents = false
    open var identifier: NSUserInterfaceItemIdentifier?
    open weak var delegate: (any NSWindowDelegate)?
    open weak var windowController: NSWindowController?
    public final let windowNumber: Int
    public final private(set) var isVisible = false
    public final private(set) var isKeyWindow = false

    /// Drawn behind the content of a window of the program's own, not in pictures of previews.
    open var backgroundColor: NSColor! = .windowBackgroundColor {
        didSet { showBackground() }
    }

    /// - Parameter contentRect: On the screen, y upwards.
    public init(
        contentRect: NSRect, styleMask style: NSWindow.StyleMask,
        backing backingStoreType: NSWindow.BackingStoreType,
        defer flag: Bool
    ) {
        frameRect = ViewGeometry.valid(contentRect, "init(contentRect:…)") ?? .zero
        styleMask = style
        windowNumber = NSApplication.nextWindowNumber()
        super.init()
        rootLayer.leadUpwards()
        rootLayer.anchorPoint = .zero
        rootLayer.delegate = stillLayers
        rootLayer.bounds.size = frameRect.size
        contentView = NSView(frame: NSRect(origin: .zero, size: frameRect.size))
        NSApplication.shared.add(self)
    }

    public convenience init(
        contentRect: NSRect, styleMask style: NSWindow.StyleMask,
        backing backingStoreType: NSWindow.BackingStoreType,
        defer flag: Bool, screen: NSScreen?
    ) {
        self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
    }

    public override convenience init() {
        self.init(
            contentRect: NSRect(x: 0, y: 0, width: 256, height: 256), styleMask: [.titled, .closable],
            backing: .buffered, defer: true)
    }

    /// As large as the controller's view.
    public convenience init(contentViewController: NSViewController) {
        let view = contentViewController.view
        self.init(
            contentRect: NSRect(origin: .zero, size: view.frame.size),
            styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: true)
        self.contentViewController = contentViewController
    }

    /// Archives are not read here.
    public required convenience init?(coder: NSCoder) {
        self.init()
    }

    private let stillLayers = StillLayers()

    // Content

    /// Fills the window.
    open var contentView: NSView? {
        get { content }
        set { show(newValue) }
    }

    /// Its view fills the window, which takes on the size that the controller prefers, or that of the view.
    open var contentViewController: NSViewController? {
        get { contentController }
        set { show(newValue) }
    }

    private func show(_ controller: NSViewController?) {
        guard controller !== contentController else { return }
        contentController = controller
        guard let controller else { return }
        let view = controller.view
        let size = controller.preferredContentSize
        if size.width > 0, size.height > 0 {
            setContentSize(size)
        } else if view.frame.width > 0, view.frame.height > 0 {
            setContentSize(view.frame.size)
        }
        contentView = view
        if title.isEmpty { title = controller.title ?? "" }
    }

    private func show(_ view: NSView?) {
        guard view !== content else { return }
        if let old = content {
            content = nil
            old.viewWillMove(toSuperview: nil)
            old.willMoveTree(to: nil)
            old.backing.removeFromSuperlayer()
            old.moveTree(to: nil)
        }
        guard let view else { return }
        view.removeFromSuperview()
        content = view
        view.willMoveTree(to: self)
        view.frame = NSRect(origin: .zero, size: frameRect.size)
        view.autoresizingMask = [.width, .height]
        rootLayer.addSublayer(view.backing)
        view.windowReference = self
        view.placeFlip()
        view.moveTree(to: self)
        view.propagateAppearance()
        view.markCorners()
        view.viewDidMoveToSuperview()
    }

    // Geometry

    /// On the screen, y upwards. There is no title bar: it is the content's rectangle too.
    open var frame: NSRect { frameRect }

    open func setFrame(_ frameRect: NSRect, display flag: Bool) {
        guard let rect = ViewGeometry.valid(frameRect, "setFrame(_:display:)") else { return }
        self.frameRect = rect
        rootLayer.bounds.size = rect.size
        content?.frame = NSRect(origin: .zero, size: rect.size)
    }

    open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
        setFrame(frameRect, display: displayFlag)
    }

    open func setFrameOrigin(_ point: NSPoint) {
        setFrame(NSRect(origin: point, size: frameRect.size), display: true)
    }

    open func setContentSize(_ size: NSSize) {
        setFrame(NSRect(origin: frameRect.origin, size: size), display: true)
    }

    open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }

    open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }

    open var contentLayoutRect: NSRect { NSRect(origin: .zero, size: frameRect.size) }

    open func center() {
        guard let screen = NSScreen.main?.frame else { return }
        setFrameOrigin(
            NSPoint(x: screen.midX - frameRect.width / 2, y: screen.midY - frameRect.height / 2))
    }

    open func convertPoint(toScreen point: NSPoint) -> NSPoint {
        NSPoint(x: point.x + frameRect.minX, y: point.y + frameRect.minY)
    }

    open func convertPoint(fromScreen point: NSPoint) -> NSPoint {
        NSPoint(x: point.x - frameRect.minX, y: point.y - frameRect.minY)
    }

    open func convertToScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: frameRect.minX, dy: frameRect.minY) }

    open func convertFromScreen(_ rect: NSRect) -> NSRect {
        rect.offsetBy(dx: -frameRect.minX, dy: -frameRect.minY)
    }

    open var screen: NSScreen? { .main }
    /// Pixels a point.
    open var backingScaleFactor: CGFloat { ScreenScale.ofMain }

    // Looks

    open var appearance: NSAppearance? {
        get { ownAppearance }
        set {
            ownAppearance = newValue
            showBackground()
            content?.propagateAppearance()
        }
    }

    open var effectiveAppearance: NSAppearance { ownAppearance ?? .ofApplication }

    private func showBackground() {
        guard isVisible, isOrdered else { return }
        rootLayer.backgroundColor = NSAppearance.performing(with: effectiveAppearance) { backgroundColor?.cgColor }
    }

    /// Whether the program itself put the window on the screen; that of a preview is not seen.
    private var isOrdered = false

    // Showing

    open func makeKeyAndOrderFront(_ sender: Any?) {
        orderFront(sender)
        makeKey()
    }

    open func orderFront(_ sender: Any?) {
        isVisible = true
        isOrdered = true
        showBackground()
        settle()
    }

    open func orderFrontRegardless() { orderFront(nil) }

    open func orderOut(_ sender: Any?) { isVisible = false }

    open func makeKey() {
        isKeyWindow = true
        isVisible = true
    }

    open func makeMain() {}

    open func close() {
        isVisible = false
        isKeyWindow = false
        NSApplication.shared.remove(self)
    }

    open func performClose(_ sender: Any?) { close() }

    open func display() { settle() }

    open func displayIfNeeded() { settle() }

    open func layoutIfNeeded() { content?.layoutSubtreeIfNeeded() }

    // Responders and events

    open var firstResponder: NSResponder? { ownFirstResponder ?? self }

    /// False where the present one does not give up, or the new one does not take it.
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        if responder === ownFirstResponder { return true }
        if let old = ownFirstResponder, !old.resignFirstResponder() { return false }
        ownFirstResponder = nil
        if let responder {
            guard responder.becomeFirstResponder() else { return false }
            ownFirstResponder = responder
        }
        focusRing.isStale = true
        return true
    }

    /// A key that nobody took may be that of a button, such as return for the default one.
    open override func keyDown(with event: NSEvent) { _ = contentView?.performKeyEquivalent(with: event) }

    /// The view that a new window's keys go to; kept.
    open weak var initialFirstResponder: NSView?

    open func selectNextKeyView(_ sender: Any?) {
        if let next = (firstResponder as? NSView)?.nextKeyView { makeFirstResponder(next) }
    }

    /// Hands an event to the view that it is for.
    open func sendEvent(_ event: NSEvent) { dispatch(event) }

    /// The controller's `viewDidAppear` comes after the next layout.
    final func wait(for controller: NSViewController) { waiting.append(controller) }

    /// Lays out and draws what has changed, tells views of their corners, and controllers that they have appeared, all of
    /// which may change things again; what never comes to rest is left as it stands after 100 rounds.
    package final func settle() {
        for _ in 0..<100 {
            content?.settleLayout()
            rootLayer.prepareForCommit()
            if content?.corners.waitsBelow == true { continue }
            focusRing.follow(self)
            guard !waiting.isEmpty else { return }
            let appeared = waiting
            waiting = []
            for controller in appeared { controller.endTransition() }
        }
        Notice.once("NSWindow: its views keep changing what it shows; it is drawn as it stands after 100 rounds")
    }
}

/// Keeps a layer of ours from moving by itself.
private final class StillLayers: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

/// What a window tells.
@MainActor public protocol NSWindowDelegate: AnyObject {
    func windowDidResize(_ notification: Notification)
    func windowWillClose(_ notification: Notification)
}

extension NSWindowDelegate {
    public func windowDidResize(_ notification: Notification) {}
    public func windowWillClose(_ notification: Notification) {}
}
