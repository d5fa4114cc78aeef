import QuartzCore
internal import Raster

/// The program's place in the dock. There is no dock here: what it is given is kept, and its content can be drawn.
@MainActor @preconcurrency open class NSDockTile: NSObject {
    private weak var ownerReference: AnyObject?

    init(owner: AnyObject?) {
        ownerReference = owner
        super.init()
    }

    /// In points.
    open var size: NSSize { NSSize(width: 128, height: 128) }
    /// What is shown instead of the program's picture; it takes the tile's size.
    open var contentView: NSView? {
        didSet { contentView?.frame = NSRect(origin: .zero, size: size) }
    }
    open var showsApplicationBadge = true
    open var badgeLabel: String?
    open var owner: AnyObject? { ownerReference }

    /// Lays out the content and draws what asks for it; it is said once that there is no dock to show it.
    open func display() {
        Notice.once("NSDockTile.display(): there is no dock here; the content is laid out and not shown")
        contentView?.layoutSubtreeIfNeeded()
    }
}
