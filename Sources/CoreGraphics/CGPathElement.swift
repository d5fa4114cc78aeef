import Foundation

/// One element of a path as `CGPath.applyWithBlock(_:)` hands it out; its points live as long as that call.
public struct CGPathElement {
    public var type: CGPathElementType
    /// 1, 1, 2, 3 or 0 points; the end point is the last of them.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
