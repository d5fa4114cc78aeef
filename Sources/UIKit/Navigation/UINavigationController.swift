import QuartzCore
internal import Raster

/// Shows the last of several controllers, each of which came from the one before. Its bar is not drawn, which is said.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Kept; there is no bar here.
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    private var stack: [UIViewController] = []

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// From the first to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { stack.last?.presentedViewController ?? stack.last }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show(stack.last, insteadOf: nil)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        topViewController?.viewIfLoaded?.frame = view.bounds
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let before = stack.last
        for controller in stack where !viewControllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        stack = viewControllers
        if before !== stack.last, isViewLoaded { show(stack.last, insteadOf: before) }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else {
            return Notice.once(
                "UINavigationController.pushViewController: a controller that is there already; ignored")
        }
        setViewControllers(stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(stack.dropFirst())
        setViewControllers(Array(stack.prefix(1)), animated: animated)
        return gone
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(place + 1)...])
        setViewControllers(Array(stack[...place]), animated: animated)
        return gone
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    private func show(_ controller: UIViewController?, insteadOf before: UIViewController?) {
        before?.viewIfLoaded?.removeFromSuperview()
        guard let controller, let shown = controller.view else { return }
        if !isNavigationBarHidden {
            Notice.once("UINavigationController: its bar is not drawn, and pushes do not move")
        }
        delegate?.navigationController(self, willShow: controller, animated: false)
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown)
        delegate?.navigationController(self, didShow: controller, animated: false)
    }
}

/// Is told which controller is shown.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
