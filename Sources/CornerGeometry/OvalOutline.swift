import Foundation

/// The inner edge of a border whose sides are of different widths: a rectangle whose corners are curved along each edge
/// by a radius of its own.
///
/// A corner with radii of x and y is the round corner of the same curve, stretched. Where one of the two is 0 it is
/// square.
public struct OvalOutline: Hashable, Sendable {
    public let rect: CGRect
    /// How far each corner's curve reaches along the horizontal and the vertical edge, by `Corner`.
    private let radii: [CGSize]
    public let curve: CornerCurve

    /// - Parameter radii: In the order of `Corner.allCases`; each fits beside its neighbours.
    fileprivate init(rect: CGRect, radii: [CGSize], curve: CornerCurve) {
        (self.rect, self.radii, self.curve) = (rect, radii, curve)
    }

    /// Along the horizontal edge and along the vertical one.
    public func radii(at corner: Corner) -> CGSize { radii[corner.rawValue] }

    /// No area.
    public var isEmpty: Bool { !(rect.width > 0 && rect.height > 0) }

    /// The outline as lines and cubics, in the order of `CornerOutline`; nothing where it is empty.
    public func forEachSegment(_ body: (CornerSegment) -> Void) {
        guard !isEmpty else { return }
        let (minX, minY) = (Double(rect.minX), Double(rect.minY))
        let (maxX, maxY) = (Double(rect.maxX), Double(rect.maxY))
        let (topRight, bottomRight) = (bend(.topRight), bend(.bottomRight))
        let middle = min(
            max(Double(rect.midY), minY + topRight.shape.extentY * topRight.scale.y),
            maxY - bottomRight.shape.extentY * bottomRight.scale.y)
        body(.move(CGPoint(x: maxX, y: middle)))
        for (corner, x, y) in [
            (Corner.bottomRight, maxX, maxY), (.bottomLeft, minX, maxY), (.topLeft, minX, minY),
            (.topRight, maxX, minY),
        ] {
            let (shape, scale) = bend(corner)
            let sign = (x: corner.isLeft ? scale.x : -scale.x, y: corner.isTop ? scale.y : -scale.y)
            CornerOutline.emit(
                shape, at: (x, y), into: sign, horizontalFirst: corner == .bottomLeft || corner == .topRight, body)
        }
        body(.close)
    }

    /// A corner's curve for a radius of 1 with how far it is stretched; where both radii are equal, for that radius.
    private func bend(_ corner: Corner) -> (shape: CornerShape, scale: (x: Double, y: Double)) {
        let own = radii(at: corner)
        guard own.width > 0, own.height > 0 else {
            return (CornerShape(radius: 0, extentX: 0, extentY: 0, curve: curve), (1, 1))
        }
        let (across, down): (Corner, Corner) =
            switch corner {
            case .topLeft: (.topRight, .bottomLeft)
            case .topRight: (.topLeft, .bottomRight)
            case .bottomRight: (.bottomLeft, .topRight)
            case .bottomLeft: (.bottomRight, .topLeft)
            }
        let (x, y) = (Double(own.width), Double(own.height))
        func reach(_ radius: Double, _ other: CGFloat, _ length: CGFloat) -> Double {
            curve == .continuous
                ? radius + CornerOutline.tail(radius, beside: Double(other), length: Double(length)) : radius
        }
        let reachX = reach(x, radii(at: across).width, rect.width)
        let reachY = reach(y, radii(at: down).height, rect.height)
        if x == y { return (CornerShape(radius: x, extentX: reachX, extentY: reachY, curve: curve), (1, 1)) }
        return (CornerShape(radius: 1, extentX: reachX / x, extentY: reachY / y, curve: curve), (x, y))
    }
}

extension CornerOutline {
    /// The inner edge of a border that lies inside this outline, as wide at each side as it says.
    ///
    /// A corner keeps of its radius what the border leaves of it, along each edge by the width of the other side's
    /// border: max(0, r − left) along the top edge and max(0, r − top) along the left one, at the top left. Square
    /// corners stay square. A width that is negative or not finite counts as 0; borders that meet leave nothing.
    public func insideBorder(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> OvalOutline {
        func valid(_ width: CGFloat) -> CGFloat { width > 0 && width.isFinite ? width : 0 }
        let (top, left, bottom, right) = (valid(top), valid(left), valid(bottom), valid(right))
        let width = max(0, rect.width - left - right)
        let height = max(0, rect.height - top - bottom)
        let inner = CGRect(
            x: width > 0 ? rect.minX + left : rect.midX, y: height > 0 ? rect.minY + top : rect.midY, width: width,
            height: height)
        guard width > 0, height > 0 else {
            return OvalOutline(rect: inner, radii: Corner.allCases.map { _ in .zero }, curve: curve)
        }
        let ovals = Corner.allCases.map { corner in
            let (x, y) = (
                max(0, radii[corner] - (corner.isLeft ? left : right)),
                max(0, radii[corner] - (corner.isTop ? top : bottom))
            )
            return x > 0 && y > 0 ? CGSize(width: min(x, width), height: min(y, height)) : .zero
        }
        return OvalOutline(rect: inner, radii: ovals, curve: curve)
    }
}
