import QuartzCore

/// Lets a device be felt. There is nothing to feel here: kept.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    public init(view: UIView) {
        super.init()
    }

    open func prepare() {}
}

@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        super.init()
    }

    public init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
        super.init()
    }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}
