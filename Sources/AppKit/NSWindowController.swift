import QuartzCore

/// Looks after a window.
@MainActor @preconcurrency open class NSWindowController: NSResponder {
    private var shownWindow: NSWindow?

    public init(window: NSWindow?) {
        shownWindow = window
        super.init()
        window?.windowController = self
    }

    public override convenience init() {
        self.init(window: nil)
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var window: NSWindow? {
        get { shownWindow }
        set {
            shownWindow = newValue
            newValue?.windowController = self
        }
    }

    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }

    open var isWindowLoaded: Bool { shownWindow != nil }
    open var document: AnyObject?
    open func loadWindow() {}
    open func windowWillLoad() {}
    open func windowDidLoad() {}

    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }

    open func close() { window?.close() }
}
