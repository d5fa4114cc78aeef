import CoreGraphics

/// The outline of a rectangle with a radius of its own at each corner.
///
/// It begins where the top left corner ends, on the top edge, and runs clockwise as seen with y growing downwards; it is
/// closed. A stroke that is drawn in part (``CardView/strokeProgress``) grows along it in that order.
///
/// ![An outline with dots where its lines and curves meet, an arrow at its start.](corner-path)
///
/// The value is made valid once, when it is created, and can then be handed to any view, layer or context:
///
/// ```swift
/// let outline = CornerPath(in: bounds, corners: .top(20), style: .continuous)
/// shapeLayer.path = outline.cgPath
/// ```
public struct CornerPath: Equatable, Sendable {
    /// Standardised; empty where a coordinate was not finite.
    public let rect: CGRect
    /// Limited to what fits the rectangle.
    public let corners: CardCorners
    public let style: CornerStyle

    /// - Parameters:
    ///   - rect: In the space that the path is used in.
    ///   - corners: Radii in the same unit; those that do not fit are limited, see ``CardCorners/limited(to:)``.
    ///   - style: The curve of all four corners.
    public init(in rect: CGRect, corners: CardCorners, style: CornerStyle = .quadratic) {
        let valid = Self.valid(rect)
        self.rect = valid
        self.corners = corners.limited(to: valid.size)
        self.style = style
    }

    /// No area: the path is empty.
    public var isEmpty: Bool { !(rect.width > 0 && rect.height > 0) }

    /// The outline that lies `distance` inside this one; radii shrink by the distance, down to 0.
    ///
    /// A negative distance lets the outline grow; square corners stay square either way. An inset of half a side or
    /// more leaves nothing.
    public func inset(by distance: CGFloat) -> CornerPath {
        guard distance.isFinite else { return self }
        guard rect.width > 2 * distance, rect.height > 2 * distance else {
            return CornerPath(
                in: CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0), corners: .zero, style: style)
        }
        func shrunk(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius - distance) : 0 }
        return CornerPath(
            in: rect.insetBy(dx: distance, dy: distance),
            corners: CardCorners(
                topLeft: shrunk(corners.topLeft), topRight: shrunk(corners.topRight),
                bottomLeft: shrunk(corners.bottomLeft), bottomRight: shrunk(corners.bottomRight)),
            style: style)
    }

    /// Whether a point lies inside the outline.
    public func contains(_ point: CGPoint) -> Bool {
        guard rect.contains(point) else { return false }
        return corners == .zero || cgPath.contains(point)
    }

    private static func valid(_ rect: CGRect) -> CGRect {
        let (origin, size) = (rect.origin, rect.size)
        guard origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite else { return .zero }
        let valid = rect.standardized
        return valid.maxX.isFinite && valid.maxY.isFinite ? valid : .zero
    }
}
