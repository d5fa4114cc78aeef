import QuartzCore
internal import Raster

/// Makes a view and looks after it.
@MainActor @preconcurrency open class NSViewController: NSResponder {
    public typealias NibName = String

    private final weak var parentReference: NSViewController?
    private final var childList: [NSViewController] = []
    private var loadedView: NSView?
    private var isLoadingView = false
    final var phase = AppearancePhase.disappeared

    open var title: String?
    open var representedObject: Any?
    open var identifier: NSUserInterfaceItemIdentifier?
    /// The size that a window or a preview gives the view; zero for none.
    open var preferredContentSize = NSSize.zero
    public final let nibName: NSViewController.NibName?
    public final let nibBundle: Bundle?

    public init(nibName nibNameOrNil: NSViewController.NibName?, bundle nibBundleOrNil: Bundle?) {
        if let nibNameOrNil { Notice.once("NSViewController(nibName: \"\(nibNameOrNil)\"): nibs are not read") }
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init(coder: coder)
    }

    /// Made by `loadView()` when it is first asked for.
    open var view: NSView {
        get { loaded() }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue.controller = self
        }
    }

    open var viewIfLoaded: NSView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Sets `view`; by default a plain view. Not to be called; to be overridden.
    open func loadView() { view = NSView() }

    open func loadViewIfNeeded() { _ = loaded() }

    private func loaded() -> NSView {
        if let loadedView { return loadedView }
        // A `loadView()` that asks for the view would go round for ever; it gets a plain one.
        guard !isLoadingView else {
            Notice.once("NSViewController.loadView(): asks for the view that it is to make; it gets a plain one")
            return setPlainView()
        }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if loadedView == nil { Notice.once("NSViewController.loadView(): sets no view; a plain one stands in") }
        let view = loadedView ?? setPlainView()
        viewDidLoad()
        return loadedView ?? view
    }

    private func setPlainView() -> NSView {
        let plain = NSView()
        view = plain
        return plain
    }

    open func viewDidLoad() {}
    open func viewWillAppear() {}
    /// After the first layout in the window.
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewWillLayout() {}
    open func viewDidLayout() {}
    /// In place of the view's `updateConstraints()`, which it calls.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func preferredContentSizeDidChange(for viewController: NSViewController) {}
    open func viewWillTransition(to newSize: NSSize) {}

    open var parent: NSViewController? { parentReference }

    /// Setting it adds and removes as `addChild(_:)` and `removeFromParent()` do.
    open var children: [NSViewController] {
        get { childList }
        set {
            for child in childList where !newValue.contains(where: { $0 === child }) { child.removeFromParent() }
            for child in newValue where child.parentReference !== self { addChild(child) }
        }
    }

    /// Of the view's frame, the container looks after itself.
    open func addChild(_ childViewController: NSViewController) {
        insertChild(childViewController, at: childList.count)
    }

    open func insertChild(_ childViewController: NSViewController, at index: Int) {
        var ancestor: NSViewController? = self
        while let current = ancestor {
            guard current !== childViewController else {
                return Notice.once(
                    "NSViewController.addChild(_:): a controller cannot be put inside itself; ignored")
            }
            ancestor = current.parentReference
        }
        guard childViewController.parentReference !== self else { return }
        childViewController.removeFromParent()
        childList.insert(childViewController, at: max(0, min(index, childList.count)))
        childViewController.parentReference = self
    }

    open func removeChild(at index: Int) {
        if childList.indices.contains(index) { childList[index].removeFromParent() }
    }

    open func removeFromParent() {
        guard let parent = parentReference else { return }
        parent.childList.removeAll { $0 === self }
        parentReference = nil
    }

    /// Between the view and its superview.
    open override var nextResponder: NSResponder? {
        get { nextResponderReference ?? viewIfLoaded?.superview ?? viewIfLoaded?.window }
        set { nextResponderReference = newValue }
    }
}
