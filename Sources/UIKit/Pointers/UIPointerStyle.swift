import QuartzCore

/// What a pointer looks like. Kept; there is no pointer here.
@MainActor @preconcurrency open class UIPointerStyle: NSObject {
    public final let effect: UIPointerEffect?
    public final let shape: UIPointerShape?

    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        (self.effect, self.shape) = (effect, shape)
        super.init()
    }

    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        (effect, self.shape) = (nil, shape)
        super.init()
    }
}

/// What becomes of the view under a pointer.
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    public enum TintMode: Int, Sendable { case none, overlay, underlay }
}

/// The pointer's own outline.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// Directions in the plane.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = UIAxis(rawValue: 1 << 0)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]
}
