import QuartzCore

/// The root of a tree of views.
@MainActor @preconcurrency open class UIWindow: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowReference = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        windowReference = self
    }

    /// Its view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let root = rootViewController, let view = root.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.viewWillAppear(false)
            addSubview(view)
            root.viewDidAppear(false)
        }
    }

    open var screen: UIScreen { .main }

    open func makeKeyAndVisible() { isHidden = false }
}
