import QuartzCore

/// How a value moves.
@MainActor protocol AnimatedWay<Value>: AnyObject {
    associatedtype Value
    var isMoving: Bool { get }
    func aim(at value: Value, from before: Value, _ animation: Animation?, at time: CFTimeInterval)
    /// The value as it is shown now.
    func shown(_ value: Value) -> Value
    func step(to time: CFTimeInterval)
}

enum AnimatedWays {
    /// Nil for values that are not animatable, or have nothing that could be.
    @MainActor static func way<Value>(of value: Value) -> (any AnimatedWay<Value>)? {
        guard let animatable = value as? any Animatable else { return nil }
        return open(animatable) as? any AnimatedWay<Value>
    }

    @MainActor private static func open<A: Animatable>(_ value: A) -> Any? {
        A.AnimatableData.self == EmptyAnimatableData.self ? nil : DataWay<A>()
    }
}

/// The way of an animatable value's data.
///
/// Each change adds the way that it asks for to those that are under way already, so that what moves turns smoothly.
@MainActor final class DataWay<Value: Animatable>: AnimatedWay {
    private var runs: [AnimationRun<Value.AnimatableData>] = []
    private var time: CFTimeInterval = 0

    var isMoving: Bool { !runs.isEmpty }

    func aim(at value: Value, from before: Value, _ animation: Animation?, at time: CFTimeInterval) {
        self.time = time
        guard let animation else { return runs = [] }
        let delta = value.animatableData - before.animatableData
        guard delta != .zero else { return }
        runs.append(AnimationRun(animation, by: delta, at: time))
    }

    func shown(_ value: Value) -> Value {
        guard !runs.isEmpty else { return value }
        var shown = value
        shown.animatableData = runs.reduce(value.animatableData) { $0 + $1.distance(at: time) }
        return shown
    }

    func step(to time: CFTimeInterval) {
        self.time = time
        runs.removeAll { $0.hasEnded(at: time) }
    }
}
