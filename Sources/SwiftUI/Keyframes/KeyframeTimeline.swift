/// The ways of a value's parts in time, which can be asked for at any moment.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let changes: [(inout Value, Double) -> Void]
    /// In seconds, of the longest way.
    public let duration: Double

    @MainActor public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    @MainActor init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
        initial = initialValue
        let ways = keyframes.allTracks.map { $0.start(initialValue) }
        changes = ways.map(\.change)
        duration = ways.map(\.duration).max() ?? 0
    }

    /// Some seconds after the beginning.
    public func value(time: Double) -> Value {
        var value = initial
        let time = time.isNaN ? 0 : max(0, time)
        for change in changes { change(&value, time) }
        return value
    }

    /// At a part of the whole time.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
