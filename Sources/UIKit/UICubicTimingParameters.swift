import QuartzCore

/// A curve with two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    final let curve: TimingCurve
    public final let animationCurve: UIView.AnimationCurve
    private let isBuiltin: Bool

    /// Ease in and out.
    public override init() {
        animationCurve = .easeInOut
        curve = UIView.AnimationCurve.easeInOut.curve
        isBuiltin = true
        super.init()
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        self.curve = curve.curve
        isBuiltin = true
        super.init()
    }

    /// - Parameters:
    ///   - point1: x within 0 ... 1, as of `point2`.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        curve = TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
        isBuiltin = false
        super.init()
    }

    public final var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
    public final var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

    public final var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    public final var cubicTimingParameters: UICubicTimingParameters? { self }
    public final var springTimingParameters: UISpringTimingParameters? { nil }
}
