import QuartzCore

/// Searches what another controller shows. Kept; its bar is not shown by navigation bars.
@MainActor @preconcurrency open class UISearchController: UIViewController {
    public final let searchBar = UISearchBar(frame: .zero)
    public private(set) final var searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: AnyObject?
    open var isActive = false
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Is told what is searched for.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
