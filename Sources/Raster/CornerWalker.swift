import CornerGeometry
import Foundation

/// Walks down a corner's curve as fine chords and gives the area that it cuts off, row by row.
struct CornerWalker {
    /// Along the curve u falls and v grows.
    private var points: [CGPoint] = []
    private var index = 0

    init(_ shape: CornerShape) {
        shape.forEachCubic { p0, p1, p2, p3 in
            // The chords stay within 1/1000 px of the curve.
            func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
                max(abs(Double(a.x - 2 * b.x + c.x)), abs(Double(a.y - 2 * b.y + c.y)))
            }
            let count = max(1, min(4096, Int((750 * max(bend(p0, p1, p2), bend(p1, p2, p3))).squareRoot()) + 1))
            if points.isEmpty { points.append(p0) }
            for step in 1...count {
                if step == count {
                    points.append(p3)
                    continue
                }
                let t = Double(step) / Double(count)
                let s = 1 - t
                let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                points.append(
                    CGPoint(
                        x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
            }
        }
    }

    /// The area outside of the curve in the columns of the strip top ... bottom; strips come from the top downwards.
    ///
    /// Column i holds u from i - fraction on. `values` begins with the first column that is not wholly outside, whose
    /// number is returned.
    mutating func cut(
        from top: Double, to bottom: Double, fraction: Double, columns: Int, into values: inout [Double]
    ) -> Int {
        guard bottom > top else { return 0 }
        while index + 1 < points.count - 1, Double(points[index + 1].y) <= top { index += 1 }
        let widest = depth(at: top)
        var last = index
        while last + 1 < points.count - 1, Double(points[last + 1].y) < bottom { last += 1 }
        let (p, q) = (points[last], points[last + 1])
        let narrowest = Self.crossing(p, q, bottom)
        let first = max(0, min(columns, Int((narrowest + fraction).rounded(.down))))
        let end = max(first, min(columns, Int((widest + fraction).rounded(.up))))
        values.append(contentsOf: repeatElement(0, count: end - first))
        // The area left of a chord in a column is the average of its clamped ends where it does not cross the column's
        // sides: chords are split there.
        for piece in index...last {
            let (a, b) = (points[piece], points[piece + 1])
            let (v0, v1) = (max(Double(a.y), top), min(Double(b.y), bottom))
            guard v1 > v0 else { continue }
            let (u0, u1) = (Self.crossing(a, b, v0), Self.crossing(a, b, v1))
            for column in first..<end {
                let left = max(0, Double(column) - fraction)
                let right = Double(column) + 1 - fraction
                guard u0 > left else { break }
                values[column - first] += Self.area(u0 - left, u1 - left, right - left, v1 - v0)
            }
        }
        index = last
        return first
    }

    /// The integral of clamp(u, 0, width) while u runs evenly from `from` down to `to` over `height`.
    private static func area(_ from: Double, _ to: Double, _ width: Double, _ height: Double) -> Double {
        if to >= width { return width * height }
        if from <= 0 { return 0 }
        let span = from - to
        if span <= 0 { return min(max(from, 0), width) * height }
        let (high, low) = (min(from, width), max(to, 0))
        let full = from > width ? (from - width) / span : 0
        let sloped = (high - low) / span
        return height * (full * width + sloped * (high + low) / 2)
    }

    private func depth(at v: Double) -> Double { Self.crossing(points[index], points[index + 1], v) }

    private static func crossing(_ a: CGPoint, _ b: CGPoint, _ v: Double) -> Double {
        let height = Double(b.y - a.y)
        guard height > 0 else { return Double(a.x) }
        let t = min(max((v - Double(a.y)) / height, 0), 1)
        return Double(a.x) + (Double(b.x) - Double(a.x)) * t
    }
}
