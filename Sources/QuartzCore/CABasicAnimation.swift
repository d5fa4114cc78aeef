import CoreGraphics
import Foundation

/// An animation between two values.
///
/// | set | from | to |
/// |---|---|---|
/// | `fromValue`, `toValue` | `fromValue` | `toValue` |
/// | `fromValue`, `byValue` | `fromValue` | `fromValue` + `byValue` |
/// | `byValue`, `toValue` | `toValue` − `byValue` | `toValue` |
/// | `fromValue` | `fromValue` | what is shown without it |
/// | `toValue` | what is shown without it | `toValue` |
/// | `byValue` | what is shown without it | that + `byValue` |
/// | nothing | what was shown before it was added | what is shown without it |
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    public override init() {
        super.init()
    }

    override func makeEmpty() -> CAAnimation { CABasicAnimation() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    /// How far between the two values; a spring has its own way.
    func progress(at moment: MediaTiming.Moment, in run: AnimationRun) -> Double { eased(moment.fraction) }

    override func value(
        at moment: MediaTiming.Moment, kind: LayerValue.Kind, current: LayerValue, in run: AnimationRun
    ) -> LayerValue? {
        guard let (from, to) = ends(kind: kind, current: current, in: run) else { return nil }
        return from.interpolated(to: to, at: run.isDriven ? moment.fraction : progress(at: moment, in: run))
    }

    override func endValue(kind: LayerValue.Kind, current: LayerValue, in run: AnimationRun) -> LayerValue? {
        ends(kind: kind, current: current, in: run)?.to
    }

    private func ends(
        kind: LayerValue.Kind, current: LayerValue, in run: AnimationRun
    ) -> (from: LayerValue, to: LayerValue)? {
        let from = typed(fromValue, "fromValue", kind: kind)
        let to = typed(toValue, "toValue", kind: kind)
        let by = typed(byValue, "byValue", kind: kind)
        // With a value function what is shown is a transform already, and no number to begin from.
        let shown = valueFunction == nil && !(isAdditive && kind.canBeAdded) ? current : LayerValue.zero(of: kind)
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by.scaled(by: -1)), to)
        case (let from?, nil, nil): return (from, shown)
        case (nil, let to?, nil): return (shown, to)
        case (nil, nil, let by?): return (shown, shown.adding(by))
        case (nil, nil, nil): return run.previous.map { ($0, shown) }
        }
    }
}
