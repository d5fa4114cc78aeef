import Foundation

/// A piece of an outline, in drawing order.
public enum CornerSegment: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// Two control points and the end.
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
}
