import QuartzCore

/// What a bar's button looks like in its states.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
    public final let normal = UIBarButtonItemStateAppearance()
    public final let highlighted = UIBarButtonItemStateAppearance()
    public final let disabled = UIBarButtonItemStateAppearance()
    public final let focused = UIBarButtonItemStateAppearance()

    public override init() {
        super.init()
    }

    public init(style: UIBarButtonItem.Style) {
        super.init()
    }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    /// Kept; buttons have no ground.
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// What a tab bar's item looks like in its states.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public final let normal = UITabBarItemStateAppearance()
    public final let selected = UITabBarItemStateAppearance()
    public final let disabled = UITabBarItemStateAppearance()
    public final let focused = UITabBarItemStateAppearance()

    public override init() {
        super.init()
    }

    public init(style: UITabBarItemAppearance.Style) {
        super.init()
    }

    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {}
}

@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    /// The bar's tint, or gray, where there is none.
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgePositionAdjustment = UIOffset.zero
}
