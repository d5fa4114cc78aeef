/// The way of one value through its keyframes.
struct KeyframeCurve<Value: Animatable> {
    private typealias Data = Value.AnimatableData

    /// From one value to the next.
    private struct Segment {
        let begin: Double
        let duration: Double
        let from: Data
        let to: Data
        let way: Way

        enum Way {
            case linear(UnitCurve)
            case cubic(Data, Data)
            case spring(Spring, Data)
        }

        func value(at time: Double) -> Data {
            let part = duration > 0 ? min(max((time - begin) / duration, 0), 1) : 1
            switch way {
            case .linear(let curve): return from.mixed(with: to, by: curve.value(at: part))
            case .spring(let spring, let velocity):
                if part >= 1 { return to }
                return from + spring.value(target: to - from, initialVelocity: velocity, time: time - begin)
            case .cubic(let start, let end):
                let (t, s) = (part, 1 - part)
                return from.scaled(by: (1 + 2 * t) * s * s) + start.scaled(by: t * s * s * duration)
                    + to.scaled(by: t * t * (3 - 2 * t)) + end.scaled(by: -t * t * s * duration)
            }
        }
    }

    private let initial: Value
    private var segments: [Segment] = []
    /// In seconds.
    private(set) var duration = 0.0

    init(from initial: Value, _ steps: [KeyframeStep<Value>]) {
        self.initial = initial
        var value = initial.animatableData
        // What one segment ends with is what the next begins with.
        var velocity = Data.zero
        for (index, step) in steps.enumerated() {
            let to = step.to.animatableData
            let way: Segment.Way
            switch step.way {
            case .jump:
                way = .linear(.linear)
                velocity = .zero
            case .linear(let curve):
                way = .linear(curve)
                velocity =
                    step.duration > 0 ? (to - value).scaled(by: curve.velocity(at: 1) / step.duration) : .zero
            case .spring(let spring, let start):
                let own = start?.animatableData ?? velocity
                way = .spring(spring, own)
                velocity = spring.velocity(target: to - value, initialVelocity: own, time: step.duration)
            case .cubic(let start, let end):
                let end = end?.animatableData ?? Self.smooth(from: value, step, steps.dropFirst(index + 1).first)
                way = .cubic(start?.animatableData ?? velocity, end)
                velocity = end
            }
            segments.append(Segment(begin: duration, duration: step.duration, from: value, to: to, way: way))
            value = to
            duration += step.duration
        }
    }

    /// Between two cubic keyframes that of Catmull and Rom; else none.
    private static func smooth(from: Data, _ step: KeyframeStep<Value>, _ next: KeyframeStep<Value>?) -> Data {
        guard let next, case .cubic = next.way, step.duration + next.duration > 0 else { return .zero }
        return (next.to.animatableData - from).scaled(by: 1 / (step.duration + next.duration))
    }

    func value(at time: Double) -> Value {
        guard let segment = segments.first(where: { time < $0.begin + $0.duration }) ?? segments.last else {
            return initial
        }
        var value = initial
        value.animatableData = segment.value(at: time)
        return value
    }
}
