import CoreGraphics

/// The shape of a button's background, which its shadow and its touches follow.
public enum ButtonOutline: Hashable, Sendable {
    /// The largest circle in the middle of the bounds.
    case round
    /// The whole bounds, with half circles at the ends of the longer side.
    case pill
    /// The whole bounds, with a radius of its own at each corner, in points.
    case corners(CardCorners, style: CornerStyle = .continuous)

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> CornerPath {
        switch self {
        case .round:
            let side = min(abs(rect.width), abs(rect.height))
            let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            return CornerPath(in: square, corners: .all(side / 2), style: .circular)
        case .pill:
            let radius = min(abs(rect.width), abs(rect.height)) / 2
            return CornerPath(in: rect, corners: .all(radius), style: .circular)
        case .corners(let corners, let style):
            return CornerPath(in: rect, corners: corners, style: style)
        }
    }
}
