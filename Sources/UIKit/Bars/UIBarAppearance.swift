import QuartzCore

/// What a bar looks like.
@MainActor @preconcurrency open class UIBarAppearance: NSObject, NSCopying {
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    /// Above the effect.
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// Of the line at the bar's edge.
    open var shadowColor: UIColor? = UIColor { $0.userInterfaceStyle == .dark ? .separator : .separator }
    /// In the place of the line.
    open var shadowImage: UIImage?

    public required override init() {
        super.init()
    }

    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    final func take(_ other: UIBarAppearance) {
        (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
        (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }

    /// Frosted, with a line.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        (backgroundColor, backgroundImage) = (nil, nil)
        shadowColor = .separator
    }

    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        (backgroundColor, backgroundImage) = (.systemBackground, nil)
        shadowColor = .separator
    }

    /// Nothing, without a line.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        (backgroundColor, backgroundImage) = (nil, nil)
        (shadowColor, shadowImage) = (nil, nil)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Sent(value: copied()) }.value
    }

    private struct Sent: @unchecked Sendable {
        let value: Any
    }

    /// For subclasses of ours, which copy what they add.
    func copied() -> UIBarAppearance {
        let copy = type(of: self).init()
        copy.take(self)
        return copy
    }
}

/// What a navigation bar looks like.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance()
    public private(set) final var backIndicatorImage: UIImage?

    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
    }

    override func copied() -> UIBarAppearance {
        let copy = super.copied()
        guard let bar = copy as? UINavigationBarAppearance else { return copy }
        (bar.titleTextAttributes, bar.largeTitleTextAttributes) = (titleTextAttributes, largeTitleTextAttributes)
        (bar.buttonAppearance, bar.doneButtonAppearance) = (buttonAppearance, doneButtonAppearance)
        (bar.backButtonAppearance, bar.backIndicatorImage) = (backButtonAppearance, backIndicatorImage)
        bar.titlePositionAdjustment = titlePositionAdjustment
        return bar
    }
}

/// What a toolbar looks like.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// What a tab bar looks like.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Kept: items are stacked.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?

    override func copied() -> UIBarAppearance {
        let copy = super.copied()
        guard let bar = copy as? UITabBarAppearance else { return copy }
        bar.stackedLayoutAppearance = stackedLayoutAppearance
        return bar
    }
}
