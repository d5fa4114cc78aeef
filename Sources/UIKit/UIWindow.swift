import QuartzCore
internal import Raster

/// The root of a tree of views. It is hidden until `makeKeyAndVisible()`.
@MainActor @preconcurrency open class UIWindow: UIView {
    private var waiting: [UIViewController] = []
    final let touchDelivery = TouchDelivery()
    final weak var firstResponder: UIResponder?

    open var windowLevel = UIWindow.Level.normal
    public final private(set) var isKeyWindow = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = UIScreen.main.bounds
        becomeRoot()
    }

    /// As large as the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    private func becomeRoot() {
        windowReference = self
        isHidden = true
        propagateTraits()
    }

    override var rootTraits: UITraitCollection { .ofScreen }

    /// Its view fills the window once that is visible.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            showRoot()
        }
    }

    open var screen: UIScreen { .main }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            UIApplication.windowList.update(self)
            showRoot()
        }
    }

    /// The scene that the window was made for.
    open weak var windowScene: UIWindowScene?

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    open func makeKey() {
        for window in UIApplication.windowList.windows where window !== self { window.isKeyWindow = false }
        isKeyWindow = true
    }

    /// Brings an event's touches to recognisers and views.
    open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event, to: self) }

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    private func showRoot() {
        guard !isHidden, let root = rootViewController, let view = root.view, view.superview !== self else {
            return
        }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(view, .index(0))
        settle()
    }

    /// The controller's `viewDidAppear` comes after the next layout.
    final func wait(for controller: UIViewController) {
        waiting.append(controller)
    }

    /// Lays out and draws what has changed, and tells the controllers that they have appeared, which may change things
    /// again; what never comes to rest is left as it stands after 100 rounds.
    package final func settle() {
        for _ in 0..<100 {
            layer.prepareForCommit()
            guard !waiting.isEmpty else { return }
            let appeared = waiting
            waiting = []
            for controller in appeared { controller.endTransition() }
        }
        Notice.once(
            "UIWindow: its controllers keep changing what it shows; it is drawn as it stands after 100 rounds")
    }
}
