import QuartzCore

/// A part of a view over which a pointer changes.
@MainActor @preconcurrency open class UIPointerRegion: NSObject {
    /// In the view's points.
    public final let rect: CGRect
    public final let identifier: AnyHashable?

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }
}

/// Where a pointer is.
@MainActor @preconcurrency open class UIPointerRegionRequest: NSObject {
    /// In the view's points.
    public final let location: CGPoint
    public final let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}
