internal import CornerGeometry
import QuartzCore

/// The corners that a view asks for. A corner that is nil is square.
///
/// Corners named together as uniform are resolved one by one, and then all take the largest of their radii.
open class NSViewCornerConfiguration: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable`: the class is open, as Apple's classes are; nothing in it changes.
    final let plan: CornerPlan

    init(plan: CornerPlan) {
        self.plan = plan
        super.init()
    }

    private convenience init(
        _ topLeft: NSViewCornerRadius?, _ topRight: NSViewCornerRadius?, _ bottomLeft: NSViewCornerRadius?,
        _ bottomRight: NSViewCornerRadius?, uniform groups: [CornerSet] = []
    ) {
        self.init(
            plan: CornerPlan(
                topLeft: topLeft?.rule ?? .unspecified, topRight: topRight?.rule ?? .unspecified,
                bottomRight: bottomRight?.rule ?? .unspecified, bottomLeft: bottomLeft?.rule ?? .unspecified,
                uniformGroups: groups))
    }

    /// Half of the view's shorter side.
    open class var capsule: NSViewCornerConfiguration {
        NSViewCornerConfiguration(plan: CornerPlan(.capsule(maximum: nil), isUniform: true))
    }

    /// Half of the view's shorter side, but not more than a maximum, in points.
    open class func capsule(maximumRadius: CGFloat) -> NSViewCornerConfiguration {
        NSViewCornerConfiguration(plan: CornerPlan(.capsule(maximum: maximumRadius), isUniform: true))
    }

    /// The same radius for each corner by itself: concentric corners may differ.
    open class func corners(radius: NSViewCornerRadius) -> NSViewCornerConfiguration {
        NSViewCornerConfiguration(plan: CornerPlan(radius.rule))
    }

    /// A radius of its own for each corner.
    open class func corners(
        topLeftRadius: NSViewCornerRadius?, topRightRadius: NSViewCornerRadius?,
        bottomLeftRadius: NSViewCornerRadius?, bottomRightRadius: NSViewCornerRadius?
    ) -> NSViewCornerConfiguration {
        NSViewCornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
    }

    /// The same radius at all four corners.
    open class func uniformCorners(radius: NSViewCornerRadius) -> NSViewCornerConfiguration {
        NSViewCornerConfiguration(plan: CornerPlan(radius.rule, isUniform: true))
    }

    /// The corners that are named go their own way; those that are nil share the uniform radius.
    open class func uniformCorners(
        radius: NSViewCornerRadius, topLeftRadius: NSViewCornerRadius?, topRightRadius: NSViewCornerRadius?,
        bottomLeftRadius: NSViewCornerRadius?, bottomRightRadius: NSViewCornerRadius?
    ) -> NSViewCornerConfiguration {
        var shared: CornerSet = []
        if topLeftRadius == nil { shared.insert(.topLeft) }
        if topRightRadius == nil { shared.insert(.topRight) }
        if bottomLeftRadius == nil { shared.insert(.bottomLeft) }
        if bottomRightRadius == nil { shared.insert(.bottomRight) }
        return NSViewCornerConfiguration(
            topLeftRadius ?? radius, topRightRadius ?? radius, bottomLeftRadius ?? radius,
            bottomRightRadius ?? radius, uniform: [shared])
    }

    /// One radius for the two corners at the top, and one for those at the bottom.
    open class func uniformEdges(
        topRadius: NSViewCornerRadius, bottomRadius: NSViewCornerRadius
    ) -> NSViewCornerConfiguration {
        NSViewCornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius, uniform: [.top, .bottom])
    }

    /// One radius for the two corners on the left, and one for those on the right.
    open class func uniformEdges(
        leftRadius: NSViewCornerRadius, rightRadius: NSViewCornerRadius
    ) -> NSViewCornerConfiguration {
        NSViewCornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius, uniform: [.left, .right])
    }

    open class func uniformTopRadius(
        _ topRadius: NSViewCornerRadius, bottomLeftRadius: NSViewCornerRadius?,
        bottomRightRadius: NSViewCornerRadius?
    ) -> NSViewCornerConfiguration {
        NSViewCornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, uniform: [.top])
    }

    open class func uniformBottomRadius(
        _ bottomRadius: NSViewCornerRadius, topLeftRadius: NSViewCornerRadius?, topRightRadius: NSViewCornerRadius?
    ) -> NSViewCornerConfiguration {
        NSViewCornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, uniform: [.bottom])
    }

    open class func uniformLeftRadius(
        _ leftRadius: NSViewCornerRadius, topRightRadius: NSViewCornerRadius?,
        bottomRightRadius: NSViewCornerRadius?
    ) -> NSViewCornerConfiguration {
        NSViewCornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius, uniform: [.left])
    }

    open class func uniformRightRadius(
        _ rightRadius: NSViewCornerRadius, topLeftRadius: NSViewCornerRadius?, bottomLeftRadius: NSViewCornerRadius?
    ) -> NSViewCornerConfiguration {
        NSViewCornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, uniform: [.right])
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSViewCornerConfiguration)?.plan == plan }

    open override var hash: Int { plan.hashValue }
}
