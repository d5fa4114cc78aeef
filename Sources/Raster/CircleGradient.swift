import Foundation

/// The circles of a radial gradient: at t, the centre is start + t step, the radius startRadius + t growth.
struct CircleGradient {
    private let centerX, centerY, radius: Double
    private let stepX, stepY, growth: Double
    /// Of t², where a circle runs through a point.
    private let square: Double
    private let isLinear: Bool
    private let lowest, highest: Double

    /// Nil where the two circles are one, or are not finite.
    init?(
        _ startCenter: CGPoint, _ startRadius: Double, _ endCenter: CGPoint, _ endRadius: Double,
        extendsBeforeStart: Bool, extendsAfterEnd: Bool
    ) {
        (centerX, centerY, radius) = (startCenter.x, startCenter.y, max(0, startRadius))
        (stepX, stepY) = (endCenter.x - startCenter.x, endCenter.y - startCenter.y)
        growth = max(0, endRadius) - radius
        square = stepX * stepX + stepY * stepY - growth * growth
        let size = stepX * stepX + stepY * stepY + growth * growth
        guard size > 0, size.isFinite, centerX.isFinite, centerY.isFinite, radius.isFinite else { return nil }
        isLinear = square.magnitude <= 1e-12 * size
        lowest = extendsBeforeStart ? -.infinity : 0
        highest = extendsAfterEnd ? .infinity : 1
    }

    /// The largest t whose circle runs through the point and may be drawn; not a number where there is none.
    @inline(__always)
    func place(_ x: Double, _ y: Double) -> Double {
        let (dx, dy) = (x - centerX, y - centerY)
        let half = dx * stepX + dy * stepY + radius * growth
        let rest = dx * dx + dy * dy - radius * radius
        if isLinear {
            let t = rest / (2 * half)
            return isDrawn(t) ? t : .nan
        }
        let discriminant = half * half - square * rest
        guard discriminant >= 0 else { return .nan }
        let root = discriminant.squareRoot()
        let (first, second) = ((half + root) / square, (half - root) / square)
        let (larger, smaller) = (max(first, second), min(first, second))
        if isDrawn(larger) { return larger }
        return isDrawn(smaller) ? smaller : .nan
    }

    /// False for what is not a number.
    @inline(__always)
    private func isDrawn(_ t: Double) -> Bool { t >= lowest && t <= highest && radius + t * growth >= 0 }
}
