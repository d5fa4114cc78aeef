import QuartzCore

/// A line around what has the focus, in a shape of the program's.
///
/// Values are kept for programs that describe it. No view has the focus here, for there are no keys that move it, and so
/// no halo is drawn.
@MainActor @preconcurrency open class UIFocusHaloEffect: UIFocusEffect {
    public enum Position: Int, Sendable {
        case automatic = 0
        case outside
        case inside
    }

    /// The shape that was given, in the space of the reference view; nil for the focused view's own.
    package final let path: UIBezierPath?

    /// Around the focused view's own shape.
    public override init() {
        path = nil
        super.init()
    }

    public init(rect: CGRect) {
        path = UIBezierPath(rect: rect)
        super.init()
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        // The layer's corners, of which the circular ones are those of Core Graphics.
        let radius =
            cornerRadius > 0 && cornerRadius.isFinite ? min(cornerRadius, rect.width / 2, rect.height / 2) : 0
        path =
            curve == .continuous
            ? UIBezierPath(roundedRect: rect, cornerRadius: radius)
            : UIBezierPath(
                cgPath: CGPath(
                    roundedRect: rect, cornerWidth: max(0, radius), cornerHeight: max(0, radius), transform: nil))
        super.init()
    }

    public init(path: UIBezierPath) {
        self.path = path.copy() as? UIBezierPath
        super.init()
    }

    /// The view that the halo is put into.
    open weak var containerView: UIView?
    /// The view in whose space the shape is, and over which the halo lies.
    open weak var referenceView: UIView?
    open var position = UIFocusHaloEffect.Position.automatic
}
