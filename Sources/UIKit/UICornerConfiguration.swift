internal import CornerGeometry
import QuartzCore

/// The corners of a view. A corner that is not named is square.
///
/// Corners named together as uniform are resolved one by one, and then all take the largest of their radii.
public struct UICornerConfiguration: Hashable, Sendable {
    let plan: CornerPlan

    /// The same radius for each corner by itself: concentric corners may differ.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(plan: CornerPlan(radius.rule))
    }

    /// A radius of its own for each corner.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
    }

    /// The same radius at all four corners.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(plan: CornerPlan(radius.rule, isUniform: true))
    }

    /// One radius for the two corners on the left, and one for those on the right.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius, uniform: [.left, .right])
    }

    /// One radius for the two corners at the top, and one for those at the bottom.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius, uniform: [.top, .bottom])
    }

    /// One radius for the two corners at the top.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, uniform: [.top])
    }

    /// One radius for the two corners at the bottom.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, uniform: [.bottom])
    }

    /// One radius for the two corners on the left.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius, uniform: [.left])
    }

    /// One radius for the two corners on the right.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, uniform: [.right])
    }

    /// Half of the view's shorter side, found anew whenever that changes.
    ///
    /// - Parameter maximumRadius: In points; the radius is not more, so that the short sides keep a straight part.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(
            plan: CornerPlan(.capsule(maximum: maximumRadius.map { CGFloat($0) }), isUniform: true))
    }
}

extension UICornerConfiguration {
    private init(
        _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
        _ bottomRight: UICornerRadius?, uniform groups: [CornerSet] = []
    ) {
        plan = CornerPlan(
            topLeft: topLeft?.rule ?? .unspecified, topRight: topRight?.rule ?? .unspecified,
            bottomRight: bottomRight?.rule ?? .unspecified, bottomLeft: bottomLeft?.rule ?? .unspecified,
            uniformGroups: groups)
    }
}

extension UICornerConfiguration: CustomStringConvertible {
    public var description: String {
        "UICornerConfiguration(topLeftRadius: \(plan.topLeft.configurationText), "
            + "topRightRadius: \(plan.topRight.configurationText), "
            + "bottomLeftRadius: \(plan.bottomLeft.configurationText), "
            + "bottomRightRadius: \(plan.bottomRight.configurationText))"
    }
}
