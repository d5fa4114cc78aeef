package import CoreGraphics

extension CGAffineTransform {
    /// The ratio of the longest and the shortest scale: 1 where all directions grow alike; infinite where one vanishes.
    package var unevenness: CGFloat {
        if b == 0, c == 0, abs(a) == abs(d), a != 0 { return 1 }
        // With the scales p and q: (p² + q²) / pq = p/q + q/p.
        let sum = (a * a + b * b + c * c + d * d) / abs(a * d - b * c)
        guard sum.isFinite else { return .infinity }
        return sum > 2 ? (sum + (sum * sum - 4).squareRoot()) / 2 : 1
    }

    /// It moves, and does nothing else.
    @inline(__always)
    package var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
