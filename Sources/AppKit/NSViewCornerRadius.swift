internal import CornerGeometry
import QuartzCore

/// How a corner of a view comes by its radius.
open class NSViewCornerRadius: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable`: the class is open, as Apple's classes are; nothing in it changes.
    final let rule: CornerRule

    init(rule: CornerRule) {
        self.rule = rule
        super.init()
    }

    /// What the container's radius at the same corner leaves after the distance between the two corners.
    open class var containerConcentric: NSViewCornerRadius { NSViewCornerRadius(rule: .concentric(minimum: nil)) }

    /// As `containerConcentric`, but not less than a minimum, in points.
    open class func containerConcentric(_ minimumRadius: CGFloat) -> NSViewCornerRadius {
        NSViewCornerRadius(rule: .concentric(minimum: minimumRadius))
    }

    /// In points. A corner never has more than half of the view's shorter side.
    open class func fixed(_ radius: CGFloat) -> NSViewCornerRadius { NSViewCornerRadius(rule: .fixed(radius)) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSViewCornerRadius)?.rule == rule }

    open override var hash: Int { rule.hashValue }
}
