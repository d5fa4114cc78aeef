import QuartzCore

/// A view as it is shown while it is picked out of its surroundings.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
    public final let view: UIView
    public final let target: UIPreviewTarget
    public final let parameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// In points.
    open var size: CGSize { view.bounds.size }
}

/// Where a picked-out view stands.
@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
    public final let container: UIView
    /// In the container's points.
    public final let center: CGPoint
    public final let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}

/// How a picked-out view is cut out.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
    /// In the view's points; nil for its bounds.
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor?

    public override init() {
        super.init()
    }
}
