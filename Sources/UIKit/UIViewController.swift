import QuartzCore
internal import Raster

/// Makes a view and looks after it.
@MainActor @preconcurrency open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
    final weak var parentReference: UIViewController?
    final var childList: [UIViewController] = []
    private var loadedView: UIView?
    private var isLoadingView = false
    final var appearance = ControllerAppearance()
    public final let _traitRegistrations = TraitRegistrations()

    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }
    open var preferredContentSize = CGSize.zero
    /// What the safe area of the view is smaller by than the screen's.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            viewIfLoaded?.safeAreaChanged()
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// What bars of ours cover.
    final var barInsets = UIEdgeInsets.zero {
        didSet {
            guard barInsets != oldValue else { return }
            viewIfLoaded?.safeAreaChanged()
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Whether the margins of the view are at least those of the system.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.marginsChanged() }
    }
    /// Light or dark for the view and all below it, whatever surrounds it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { loadedView?.propagateTraits() }
    }

    /// Kept; content reaches under all bars.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Kept; scroll views have `contentInsetAdjustmentBehavior` for this.
    open var automaticallyAdjustsScrollViewInsets = true
    /// What a tab bar shows of the controller.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// Of a navigation controller's toolbar.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.itemsChanged() }
    }
    /// Whether a tab bar goes while the controller is shown, unless it is the first one of its stack.
    open var hidesBottomBarWhenPushed = false
    /// What a navigation bar shows of the controller.
    open lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// Kept, as `edgesForExtendedLayout`.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Kept; states are not restored.
    open var restorationIdentifier: String?
    /// As it was given; nibs are not read.
    public final let nibName: String?

    // There is no status bar here, and the screen does not turn: these are asked by nothing.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        if let nibNameOrNil { Notice.once("UIViewController(nibName: \"\(nibNameOrNil)\"): nibs are not read") }
        nibName = nibNameOrNil
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }

    /// Made by `loadView()` when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
            newValue?.setNeedsUpdateProperties()
            newValue?.propagateTraits()
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Sets `view`; by default a plain view of the screen's size. Not to be called; to be overridden.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        // A `loadView()` that asks for the view would go round for ever; it gets a plain one.
        guard !isLoadingView else {
            Notice.once("UIViewController.loadView(): asks for the view that it is to make; it gets a plain one")
            view = UIView(frame: UIScreen.main.bounds)
            return
        }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if loadedView == nil {
            Notice.once("UIViewController.loadView(): sets no view; a plain one stands in")
            view = UIView(frame: UIScreen.main.bounds)
        }
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    /// The view stands in its window and has its traits and its size; it has not been laid out yet.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Configures content and styling, before the view's own `updateProperties()`.
    open func updateProperties() {}
    /// Asks for `updateProperties()` of the controller and its view before the next layout.
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    /// Updates at once what is asked for: of the controller, its view, and all below.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    /// Changes the constraints of the view, whose own `updateConstraints()` the default calls.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func viewLayoutMarginsDidChange() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func didReceiveMemoryWarning() {}

    private var editingNow = false
    open var isEditing: Bool {
        get { editingNow }
        set { setEditing(newValue, animated: false) }
    }
    /// To be overridden by what can be edited.
    open func setEditing(_ editing: Bool, animated: Bool) { editingNow = editing }

    private lazy var edits = UIBarButtonItem(
        barButtonSystemItem: .edit, target: self, action: Selector("toggleEditing:", UIViewController.toggleEditing)
    )
    /// Turns editing on and off.
    open var editButtonItem: UIBarButtonItem { edits }

    private func toggleEditing(_ item: UIBarButtonItem) {
        setEditing(!isEditing, animated: true)
        item.title = isEditing ? "Done" : "Edit"
    }

    /// To be overridden. Storyboards are not read here, so that only a program calls it.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection
            ?? (parentReference?.traitCollection ?? .current)
            .with(userInterfaceStyle: overrideUserInterfaceStyle)
    }

    open var parent: UIViewController? { parentReference }
    open var children: [UIViewController] { childList }

    /// Whether the children of a container are told of their appearing by themselves.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells the child that it moves; the container adds the child's view, then calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            guard current !== childController else {
                Notice.once("UIViewController.addChild(_:): a controller cannot be put inside itself; ignored")
                return
            }
            ancestor = current.parentReference
        }
        guard childController.parentReference !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childList.append(childController)
        childController.parentReference = self
    }

    open func removeFromParent() {
        guard let parent = parentReference else { return }
        parent.childList.removeAll { $0 === self }
        parentReference = nil
        didMove(toParent: nil)
    }

    /// For containers that forward appearance themselves: `viewWillAppear` or `viewWillDisappear`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begin(isAppearing: isAppearing, animated: animated)
    }

    /// `viewDidAppear` or `viewDidDisappear`, after the transition that was begun.
    open func endAppearanceTransition() { endTransition() }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingReference ?? parentReference }

    /// Kept; every presented view covers its window here, which is said of styles that would not.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    final var presentedReference: UIViewController?
    final weak var presentingReference: UIViewController?

    /// Shows another controller's view above this one's window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        show(presented: viewControllerToPresent, animated: flag, completion)
    }

    /// Takes away what this controller presents, or this controller where it presents nothing itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        hidePresented(animated: flag, completion)
    }
}
