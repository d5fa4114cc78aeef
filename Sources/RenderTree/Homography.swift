package import CoreGraphics

/// A map of the plane that keeps lines straight: (x, y, 1) times the matrix, divided by its last component.
///
/// What has no positive last component lies behind the eye and is not seen.
package struct Homography: Equatable, Sendable {
    /// Three rows of three; a point is a row that is multiplied from the left.
    package let m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat

    package init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m31: CGFloat,
        m32: CGFloat, m33: CGFloat
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }

    /// What is nearer to the eye than this is cut, as a fraction of the distance of the plane.
    package static let nearest: CGFloat = 1.0 / 64

    package var isFinite: Bool {
        (m11 + m12 + m13).isFinite && (m21 + m22 + m23).isFinite && (m31 + m32 + m33).isFinite
    }

    package var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Nil where the map flattens everything.
    package var inverted: Homography? {
        let factor = 1 / determinant
        guard factor.isFinite, isFinite else { return nil }
        return Homography(
            m11: (m22 * m33 - m23 * m32) * factor, m12: (m13 * m32 - m12 * m33) * factor,
            m13: (m12 * m23 - m13 * m22) * factor, m21: (m23 * m31 - m21 * m33) * factor,
            m22: (m11 * m33 - m13 * m31) * factor, m23: (m13 * m21 - m11 * m23) * factor,
            m31: (m21 * m32 - m22 * m31) * factor, m32: (m12 * m31 - m11 * m32) * factor,
            m33: (m11 * m22 - m12 * m21) * factor)
    }

    /// The map and then an affine one.
    package func concatenating(_ t: CGAffineTransform) -> Homography {
        Homography(
            m11: m11 * t.a + m12 * t.c + m13 * t.tx, m12: m11 * t.b + m12 * t.d + m13 * t.ty, m13: m13,
            m21: m21 * t.a + m22 * t.c + m23 * t.tx, m22: m21 * t.b + m22 * t.d + m23 * t.ty, m23: m23,
            m31: m31 * t.a + m32 * t.c + m33 * t.tx, m32: m31 * t.b + m32 * t.d + m33 * t.ty, m33: m33)
    }

    /// Where the point goes, not yet divided.
    package func image(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
        (x * m11 + y * m21 + m31, x * m12 + y * m22 + m32, x * m13 + y * m23 + m33)
    }

    /// Whether a part of a rectangle lies too near to the eye to be seen, or behind it.
    package func isCut(_ rect: CGRect) -> Bool {
        ![rect.minX, rect.maxX].allSatisfy { x in
            [rect.minY, rect.maxY].allSatisfy { image(x, $0).w >= Self.nearest }
        }
    }

    /// The corners of the part of a rectangle that lies before the eye.
    package func seenCorners(of rect: CGRect) -> [CGPoint] {
        let corners = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
        ]
        var seen: [CGPoint] = []
        for index in 0..<4 {
            let (from, to) = (corners[index], corners[(index + 1) % 4])
            let (before, after) = (
                image(from.0, from.1).w - Self.nearest, image(to.0, to.1).w - Self.nearest
            )
            if before >= 0 { seen.append(CGPoint(x: from.0, y: from.1)) }
            if (before >= 0) != (after >= 0) {
                let share = before / (before - after)
                seen.append(
                    CGPoint(x: from.0 + (to.0 - from.0) * share, y: from.1 + (to.1 - from.1) * share))
            }
        }
        return seen
    }

    /// Around the projection of a rectangle; null where nothing of it is seen, infinite where there is no telling.
    package func box(of rect: CGRect) -> CGRect {
        if rect.isNull { return .null }
        guard !rect.isInfinite, isFinite else { return .infinite }
        var (low, high) = (
            CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
        )
        for corner in seenCorners(of: rect) {
            let (x, y, w) = image(corner.x, corner.y)
            // A corner on the cut may come out a little before it.
            let depth = max(w, Self.nearest)
            guard (x / depth).isFinite, (y / depth).isFinite else { return .infinite }
            low = CGPoint(x: min(low.x, x / depth), y: min(low.y, y / depth))
            high = CGPoint(x: max(high.x, x / depth), y: max(high.y, y / depth))
        }
        return low.x > high.x ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
