import CoreGraphics
import Foundation

/// Changes that come one after another within one animation.
package struct KeyframeChanges {
    private struct Step {
        let change: LayerChange
        let start: Double
        let end: Double
    }

    private struct Track {
        let layer: CALayer
        let key: String
        var steps: [Step]
    }

    private var tracks: [Track] = []

    package init() {}

    /// - Parameters:
    ///   - start: As a fraction of the whole, 0 ... 1, as is `duration`.
    package mutating func add(_ change: LayerChange, start: Double, duration: Double) {
        let start = min(max(start.finite, 0), 1)
        let end = min(max(start + duration.finite, start), 1)
        for part in change.parts {
            let step = Step(change: part, start: start, end: end)
            if let index = tracks.firstIndex(where: { $0.layer === part.layer && $0.key == part.key }) {
                tracks[index].steps.append(step)
            } else {
                tracks.append(Track(layer: part.layer, key: part.key, steps: [step]))
            }
        }
    }

    /// Adds one keyframe animation for each property.
    package func animate(_ settings: ChangeSettings, mode: CAAnimationCalculationMode) {
        for track in tracks {
            let steps = track.steps.enumerated()
                .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
            guard let first = track.steps.first else { continue }
            var values = [first.change.shown]
            var times = [0.0]
            for step in steps {
                let last = times[times.count - 1]
                // The value rests until the step begins.
                if step.start > last, let value = values.last {
                    values.append(value)
                    times.append(step.start)
                }
                values.append(step.change.new)
                times.append(max(step.end, times[times.count - 1]))
            }
            if times[times.count - 1] < 1, let value = values.last {
                values.append(value)
                times.append(1)
            }
            let animation = CAKeyframeAnimation(keyPath: track.key)
            animation.values = values.map { $0.boxed(as: $0.kind) ?? NSNull() }
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            animation.timingFunction = CAMediaTimingFunction(settings.curve)
            _ = settings.add(animation, to: track.layer, forKey: track.key)
        }
    }
}
