import QuartzCore

/// A way from 0 to 1 in the time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private let points: [Double]

    private init(_ points: [Double]) { self.points = points }

    /// By a cubic curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve([
            Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
            Double(endControlPoint.y),
        ])
    }

    public static let linear = UnitCurve([0, 0, 1, 1])
    public static let easeIn = UnitCurve([0.42, 0, 1, 1])
    public static let easeOut = UnitCurve([0, 0, 0.58, 1])
    public static let easeInOut = UnitCurve([0.42, 0, 0.58, 1])
    public static let easeInEaseOut = UnitCurve([0.42, 0, 0.58, 1])
    public static let circularEaseIn = UnitCurve([0.55, 0, 1, 0.45])
    public static let circularEaseOut = UnitCurve([0, 0.55, 0.45, 1])
    public static let circularEaseInOut = UnitCurve([0.85, 0, 0.15, 1])

    /// Where the way is at a part of the time.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        if points == [0, 0, 1, 1] { return progress }
        return Animation.timingCurve(points[0], points[1], points[2], points[3], duration: 1)
            .progress(at: progress) ?? 1
    }

    /// How fast it is there.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (low, high) = (max(0, progress - step), min(1, progress + step))
        return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
    }
}
