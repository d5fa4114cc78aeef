internal import CornerGeometry
import QuartzCore

/// The four radii of a view, in points, its corners called as they are seen on the screen.
open class NSViewCornerRadii: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable`: the class is open, as Apple's classes are; nothing in it changes.
    private let radii: CornerRadii

    init(_ radii: CornerRadii) {
        self.radii = radii
        super.init()
    }

    public final var topLeft: CGFloat { CGFloat(radii.topLeft) }
    public final var topRight: CGFloat { CGFloat(radii.topRight) }
    public final var bottomLeft: CGFloat { CGFloat(radii.bottomLeft) }
    public final var bottomRight: CGFloat { CGFloat(radii.bottomRight) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSViewCornerRadii)?.radii == radii }

    open override var hash: Int { radii.hashValue }
}
