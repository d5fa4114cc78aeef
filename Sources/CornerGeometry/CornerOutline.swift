import Foundation

/// A rectangle with a radius at each corner and the curve of those corners.
///
/// This one value feeds background, border, clip, shadow and hit-test. It is made valid once, here: the rectangle is
/// standardised (one that is not finite becomes empty), and radii that do not fit their common edge are limited.
public struct CornerOutline: Hashable, Sendable {
    public let rect: CGRect
    public let radii: CornerRadii
    public let curve: CornerCurve

    /// - Parameter radii: limited edge by edge: with a neighbour of radius s on an edge of length L, a radius is at most
    ///   the larger of L / 2 and L - s. Radii of up to half of the shorter side stay as they are.
    public init(rect: CGRect, radii: CornerRadii = .zero, curve: CornerCurve = .circular) {
        let valid = Self.valid(rect)
        self.rect = valid
        self.radii = radii.isZero ? radii : radii.limited(toEdgesOf: valid.size)
        self.curve = curve
    }

    /// No area.
    public var isEmpty: Bool { !(rect.width > 0 && rect.height > 0) }

    /// No corner is rounded.
    public var isRectangle: Bool { radii.isZero }

    /// All four radii are equal.
    public var isUniform: Bool { radii.isUniform }

    /// Half circles stand for the two shorter sides (a circle is a capsule too).
    public var isCapsule: Bool {
        curve == .circular && radii.isUniform && !isEmpty && radii.topLeft == min(rect.width, rect.height) / 2
    }

    /// The outline that lies `distance` inside this one: radii shrink by it, down to 0; square corners stay square.
    ///
    /// A negative distance grows the outline. An inset of half a side or more gives an empty outline at the centre.
    public func inset(by distance: CGFloat) -> CornerOutline {
        inset(top: distance, left: distance, bottom: distance, right: distance)
    }

    /// An inset of its own for each side; a corner's radius shrinks by the larger of its two sides' insets.
    public func inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> CornerOutline {
        let width = rect.width - left - right
        let height = rect.height - top - bottom
        guard width > 0, height > 0 else {
            let x = width > 0 ? rect.minX + left : rect.midX
            let y = height > 0 ? rect.minY + top : rect.midY
            return CornerOutline(
                rect: CGRect(x: x, y: y, width: max(0, width), height: max(0, height)), curve: curve)
        }
        func shrunk(_ radius: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
            radius == 0 ? 0 : max(0, radius - max(a, b))
        }
        return CornerOutline(
            rect: CGRect(x: rect.minX + left, y: rect.minY + top, width: width, height: height),
            radii: CornerRadii(
                topLeft: shrunk(radii.topLeft, top, left), topRight: shrunk(radii.topRight, top, right),
                bottomRight: shrunk(radii.bottomRight, bottom, right),
                bottomLeft: shrunk(radii.bottomLeft, bottom, left)),
            curve: curve)
    }

    /// The outline moved, at the same size.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CornerOutline {
        CornerOutline(rect: rect.offsetBy(dx: dx, dy: dy), radii: radii, curve: curve)
    }

    /// Standardised, or empty where a coordinate is not finite.
    private static func valid(_ rect: CGRect) -> CGRect {
        var (x, y) = (rect.origin.x, rect.origin.y)
        var (width, height) = (rect.size.width, rect.size.height)
        guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else { return .zero }
        if width < 0 {
            x += width
            width = -width
        }
        if height < 0 {
            y += height
            height = -height
        }
        guard x.isFinite, y.isFinite, (x + width).isFinite, (y + height).isFinite else { return .zero }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
