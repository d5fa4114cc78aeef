import QuartzCore
internal import Raster

/// Shows the last of several controllers, each of which came from the one before, under a bar.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var isNavigationBarHidden = false {
        didSet { barsChanged() }
    }
    open var isToolbarHidden = true {
        didSet { barsChanged() }
    }
    /// Kept.
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    private let bar: UINavigationBar
    private let tools: UIToolbar
    /// Kept: nothing is swiped back.
    public final lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
    private var stack: [UIViewController] = []

    open var navigationBar: UINavigationBar { bar }
    open var toolbar: UIToolbar! { tools }

    public init(rootViewController: UIViewController) {
        (bar, tools) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (bar, tools) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// The classes of bars that are given do not count.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
        if navigationBarClass != nil {
            Notice.once("UINavigationController: bars of classes of one's own are not made")
        }
    }

    public required init?(coder: NSCoder) {
        (bar, tools) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
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
        bar.goesBack = { [weak self] in self?.popViewController(animated: true) }
        view.addSubview(bar)
        view.addSubview(tools)
        show(stack.last, insteadOf: nil)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeBars()
        topViewController?.viewIfLoaded?.frame = view.bounds
        followContent()
    }

    private func barsChanged() {
        if isViewLoaded { placeBars() }
    }

    /// What the shown controller says for the bars has changed.
    final func itemsChanged() {
        guard isViewLoaded else { return }
        bar.setNeedsLayout()
        tools.items = topViewController?.toolbarItems
        placeBars()
    }

    private func placeBars() {
        let safe = view.safeAreaInsets
        let height = bar.naturalHeight
        bar.isHidden = isNavigationBarHidden
        bar.reach = safe.top
        bar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height)
        tools.isHidden = isToolbarHidden
        tools.reach = safe.bottom
        tools.frame = CGRect(x: 0, y: view.bounds.height - safe.bottom - 44, width: view.bounds.width, height: 44)
        topViewController?.barInsets = UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : height, left: 0, bottom: isToolbarHidden ? 0 : 44, right: 0)
    }

    /// The bar has its ground once content goes under it.
    private func followContent() {
        var view = topViewController?.viewIfLoaded
        for _ in 0..<4 where !(view is UIScrollView) {
            view = view?.subviews.first { $0 is UIScrollView } ?? view?.subviews.first
        }
        guard let scroll = view as? UIScrollView else { return bar.isAtEdge = true }
        scroll.scrolled = { [weak bar] scroll in
            bar?.isAtEdge = scroll.contentOffset.y <= -scroll.adjustedContentInset.top
        }
        scroll.scrolled?(scroll)
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
        guard isViewLoaded else { return }
        if before !== stack.last {
            show(stack.last, insteadOf: before)
        } else {
            bar.items = stack.map(\.navigationItem)
        }
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
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    private func show(_ controller: UIViewController?, insteadOf before: UIViewController?) {
        before?.viewIfLoaded?.removeFromSuperview()
        guard let controller, let shown = controller.view else { return }
        for controller in stack { controller.navigationItem.changed = { [weak self] in self?.itemsChanged() } }
        bar.items = stack.map(\.navigationItem)
        tools.items = controller.toolbarItems
        delegate?.navigationController(self, willShow: controller, animated: false)
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(shown, at: 0)
        placeBars()
        view.setNeedsLayout()
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
