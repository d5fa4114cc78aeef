import QuartzCore

/// Shows one of several controllers, which a bar at the bottom chooses.
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
    private var list: [UIViewController] = []
    private var index = 0
    private let bar = UITabBar(frame: .zero)

    open weak var delegate: (any UITabBarControllerDelegate)?
    open var tabBar: UITabBar { bar }
    open var customizableViewControllers: [UIViewController]?

    open var viewControllers: [UIViewController]? {
        get { list }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let next = viewControllers ?? []
        for controller in list where !next.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        let before = selectedViewController
        list = next
        for controller in next where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        bar.items = next.map(\.tabBarItem)
        index = before.flatMap { old in next.firstIndex { $0 === old } } ?? 0
        show()
    }

    /// Setting it tells nobody; what is no controller is ignored.
    open var selectedIndex: Int {
        get { list.isEmpty ? NSNotFound : index }
        set {
            guard list.indices.contains(newValue) else { return }
            index = newValue
            show()
        }
    }

    open var selectedViewController: UIViewController? {
        get { list.indices.contains(index) ? list[index] : nil }
        set { if let place = list.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        bar.delegate = self
        view.addSubview(bar)
        show()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    private func place() {
        let below = view.safeAreaInsets.bottom
        let hides = bar.isHidden || hidesBar
        bar.reach = below
        bar.frame = CGRect(
            x: 0, y: view.bounds.height - below - UITabBar.height, width: view.bounds.width, height: UITabBar.height
        )
        bar.alpha = hidesBar ? 0 : 1
        guard let shown = selectedViewController else { return }
        shown.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: hides ? 0 : UITabBar.height, right: 0)
        shown.viewIfLoaded?.frame = view.bounds
    }

    private var hidesBar: Bool {
        let top = (selectedViewController as? UINavigationController)?.topViewController ?? selectedViewController
        return top?.hidesBottomBarWhenPushed == true
            && top
                !== (selectedViewController as? UINavigationController)?
                .viewControllers.first
    }

    private func show() {
        bar.selectedItem = list.indices.contains(index) ? bar.items?[index] : nil
        guard isViewLoaded, let shown = selectedViewController, let inner = shown.view else { return }
        for controller in list where controller !== shown { controller.viewIfLoaded?.removeFromSuperview() }
        if inner.superview !== view {
            inner.frame = view.bounds
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(inner, at: 0)
        }
        place()
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let place = tabBar.items?.firstIndex(where: { $0 === item }), list.indices.contains(place) else {
            return
        }
        guard delegate?.tabBarController(self, shouldSelect: list[place]) ?? true else {
            tabBar.selectedItem = selectedViewController?.tabBarItem
            return
        }
        selectedIndex = place
        delegate?.tabBarController(self, didSelect: list[place])
    }
}

/// Is asked and told about the controllers of a tab bar.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}

extension UIViewController {
    /// The nearest tab bar controller around this one.
    public final var tabBarController: UITabBarController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UITabBarController { return found }
            controller = current.parent
        }
        return nil
    }
}
