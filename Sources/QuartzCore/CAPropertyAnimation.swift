import CoreGraphics
import Foundation
import Raster

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
    /// Such as `opacity`, `position.x` or `transform.rotation.z`.
    open var keyPath: String?
    /// Whether its values are added to what is shown without it. A transform is applied before that. Paths, which are no
    /// amounts, are not added: they take the place of what is shown.
    open var isAdditive = false
    /// Whether each pass begins where the one before ended; without effect for paths as well.
    open var isCumulative = false
    /// Makes a transform of the animated numbers.
    open var valueFunction: CAValueFunction?

    public override init() {
        super.init()
    }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override func apply(to copy: CALayer, at moment: MediaTiming.Moment, in run: AnimationRun) {
        guard let keyPath, let target = copy.animatedPath(keyPath) else { return }
        let kind = valueFunction?.inputKind ?? target.kind
        let current = target.value(in: copy)
        guard var value = value(at: moment, kind: kind, current: current, in: run) else { return }
        if isCumulative, kind.canBeAdded, moment.passes > 0,
            let end = endValue(kind: kind, current: current, in: run)
        {
            value = value.adding(end.scaled(by: moment.passes))
        }
        if let valueFunction { value = valueFunction.transform(of: value) }
        if isAdditive, kind.canBeAdded { value = current.adding(value) }
        target.set(value, in: copy)
        applyAlong(copy, at: moment, in: run)
    }

    /// What the animation gives at a moment; nil where it gives nothing.
    func value(
        at moment: MediaTiming.Moment, kind: LayerValue.Kind, current: LayerValue, in run: AnimationRun
    ) -> LayerValue? { nil }

    /// Where a pass ends, for cumulative ones.
    func endValue(kind: LayerValue.Kind, current: LayerValue, in run: AnimationRun) -> LayerValue? { nil }

    /// Changes besides the property.
    func applyAlong(_ copy: CALayer, at moment: MediaTiming.Moment, in run: AnimationRun) {}

    /// A boxed value as one of the kind that is animated; what is none says so.
    final func typed(_ value: Any?, _ name: String, kind: LayerValue.Kind) -> LayerValue? {
        guard let value else { return nil }
        if let typed = LayerValue(value, kind: kind) { return typed }
        Notice.once(
            "\(type(of: self)).\(name): a \(type(of: value)) is no value for \(keyPath ?? "no key path"); ignored")
        return nil
    }
}
