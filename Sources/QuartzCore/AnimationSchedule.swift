import CoreGraphics
import Synchronization

/// The layers with animations that a clock has been told of.
final class AnimationSchedule: Sendable {
    /// `@unchecked Sendable`: the list is shared, the layers are not: they are touched by the one thread that steps the
    /// clock, which is that of the layers.
    private struct Entry: @unchecked Sendable {
        weak var layer: CALayer?
    }

    private let entries = Mutex<[Entry]>([])

    func add(_ layer: CALayer) {
        let entry = Entry(layer: layer)
        entries.withLock { $0.append(entry) }
    }

    /// The layers that still have animations; others are forgotten.
    private func layers() -> [CALayer] {
        let all = entries.withLock { $0 }
        var alive: [CALayer] = []
        for entry in all {
            guard let layer = entry.layer else { continue }
            if layer.hasAnimations {
                alive.append(layer)
            } else {
                layer.motion?.schedule = nil
            }
        }
        let kept = alive.map { Entry(layer: $0) }
        entries.withLock { list in
            list = kept + list.dropFirst(all.count)
        }
        return alive
    }

    func beginAnimations(at time: CFTimeInterval) {
        for layer in layers() { layer.beginAnimations(at: layer.localTime(at: time)) }
    }

    func endAnimations(at time: CFTimeInterval) {
        var endings = AnimationEndings()
        for layer in layers() {
            let local = layer.localTime(at: time)
            layer.beginAnimations(at: local)
            endings.collect(from: layer, at: local)
        }
        endings.run()
    }
}
