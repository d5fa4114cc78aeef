import QuartzCore

/// A button in a bar.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
    /// How it stands out.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
    }

    /// Buttons that the system knows.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    open var style = Style.plain
    /// In points; 0 is the content's own width.
    open var width: CGFloat = 0
    /// Stands in the place of title and image.
    open var customView: UIView?
    open var tintColor: UIColor?
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var possibleTitles: Set<String>?
    open var isSelected = false
    /// What it was made of, where it is one of the system's.
    private let systemItem: SystemItem?
    final var knownItem: SystemItem? { systemItem }

    public override init() {
        systemItem = nil
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        self.title = title
        (self.style, self.target, self.action) = (style, target as AnyObject?, action)
    }

    public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        self.image = image
        (self.style, self.target, self.action) = (style, target as AnyObject?, action)
    }

    public init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.systemItem = systemItem
        super.init()
        (self.target, self.action) = (target as AnyObject?, action)
    }

    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// - Parameter width: In points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// `view` is the custom view, since bars make none here.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "view", "customView": customView
        default: super.value(forKey: key)
        }
    }
}
