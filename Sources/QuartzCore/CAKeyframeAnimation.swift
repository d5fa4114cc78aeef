import CoreGraphics
import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// Of a point; comes before `values`. Each line and curve of it leads from one frame to the next.
    open var path: CGPath?
    /// When each frame comes, 0 ... 1, ascending, as many as frames; one more, the end, with discrete frames. Nil, or
    /// what does not fit, spaces them evenly. Without meaning where the way is paced.
    open var keyTimes: [NSNumber]?
    /// One for each way between two frames; nil is linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Of a cubic way, for each value: how tight the curve is, 1 being straight; 0 where there is none.
    open var tensionValues: [NSNumber]?
    /// Of a cubic way, for each value: how sharp its corner is; 0 where there is none.
    open var continuityValues: [NSNumber]?
    /// Of a cubic way, for each value: where the curve passes beyond it; 0 where there is none.
    open var biasValues: [NSNumber]?
    /// Whether the layer turns with the path.
    open var rotationMode: CAAnimationRotationMode?

    public override init() {
        super.init()
    }

    override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path?.copy()
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    override func value(
        at moment: MediaTiming.Moment, kind: LayerValue.Kind, current: LayerValue, in run: AnimationRun
    ) -> LayerValue? {
        let fraction = run.isDriven ? moment.fraction : eased(moment.fraction)
        if let path, kind == .point {
            return MotionPath(path, timing: keyTiming).map { .point($0.point(at: fraction)) }
        }
        return frames(kind: kind)?.value(at: fraction)
    }

    override func endValue(kind: LayerValue.Kind, current: LayerValue, in run: AnimationRun) -> LayerValue? {
        if let path, kind == .point { return MotionPath(path, timing: keyTiming).map { .point($0.point(at: 1)) } }
        return frames(kind: kind)?.value(at: 1)
    }

    override func applyAlong(_ copy: CALayer, at moment: MediaTiming.Moment, in run: AnimationRun) {
        guard let rotationMode, let path, let motion = MotionPath(path, timing: keyTiming) else { return }
        var direction = motion.direction(at: run.isDriven ? moment.fraction : eased(moment.fraction))
        if rotationMode == .rotateAutoReverse { direction = CGVector(dx: -direction.dx, dy: -direction.dy) }
        var turn = CATransform3DIdentity
        (turn.m11, turn.m12) = (direction.dx, direction.dy)
        (turn.m21, turn.m22) = (-direction.dy, direction.dx)
        copy.state.transform = CATransform3DConcat(copy.state.transform, turn)
    }

    private var keyTiming: KeyTiming {
        KeyTiming(
            times: keyTimes?.map { $0.doubleValue.finite }, curves: (timingFunctions ?? []).map(\.curve),
            mode: calculationMode)
    }

    private func frames(kind: LayerValue.Kind) -> Keyframes? {
        let typed = (values ?? []).compactMap { self.typed($0, "values", kind: kind) }
        guard !typed.isEmpty else { return nil }
        return Keyframes(
            values: typed, timing: keyTiming, tension: (tensionValues ?? []).map { $0.doubleValue.finite },
            continuity: (continuityValues ?? []).map { $0.doubleValue.finite },
            bias: (biasValues ?? []).map { $0.doubleValue.finite })
    }
}
