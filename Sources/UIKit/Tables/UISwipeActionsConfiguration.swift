import QuartzCore

/// What a swipe over a row offers. Kept: rows are not swiped here.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
    public final let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// One offer of a swipe.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }

    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public final let style: Style
    public final let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!

    public init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}
