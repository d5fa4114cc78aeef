import QuartzCore

/// What a controller says for a navigation bar.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    /// For the bar that shows it.
    final var changed: (() -> Void)?

    open var title: String? {
        didSet { changed?() }
    }
    /// Kept.
    open var prompt: String?
    open var titleView: UIView? {
        didSet { changed?() }
    }
    /// From the left side on.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { changed?() }
    }
    /// From the right side on.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { changed?() }
    }
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false {
        didSet { changed?() }
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { changed?() }
    }
    // Kept; the bar's own count.
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    /// Kept; searching is not shown.
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    public init(title: String) {
        self.title = title
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

extension UIViewController {
    /// The nearest navigation controller around this one.
    public final var navigationController: UINavigationController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UINavigationController { return found }
            controller = current.parent
        }
        return nil
    }
}
