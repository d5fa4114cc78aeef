import CoreGraphics

/// Animations that begin or end at a moment, to be told in the order in which they do.
struct AnimationEndings {
    private struct Ending {
        let layer: CALayer
        let record: AnimationRecord
        let time: CFTimeInterval
    }

    private var endings: [Ending] = []
    private var beginnings: [(layer: CALayer, record: AnimationRecord)] = []

    var isEmpty: Bool { endings.isEmpty && beginnings.isEmpty }

    /// - Parameter time: Of the layer.
    mutating func collect(from layer: CALayer, at time: CFTimeInterval) {
        guard let motion = layer.motion else { return }
        for record in motion.records where !record.hasEnded {
            if !record.hasStarted, record.hasBegun(at: time) {
                record.hasStarted = true
                beginnings.append((layer, record))
            }
            guard let end = record.end, end <= time + AnimationRecord.tolerance else { continue }
            record.hasEnded = true
            // Layers of different speeds are put in one order by the common time.
            endings.append(Ending(layer: layer, record: record, time: layer.commonTime(of: end)))
        }
    }

    /// Tells the beginnings, then removes the animations that have ended and tells their ends.
    func run() {
        for (_, record) in beginnings.sorted(by: { $0.record.sequence < $1.record.sequence }) {
            record.animation.delegate?.animationDidStart(record.animation)
        }
        let order = endings.sorted { first, second in
            first.time == second.time ? first.record.sequence < second.record.sequence : first.time < second.time
        }
        for ending in order {
            if ending.record.isRemovedOnCompletion { ending.layer.remove(ending.record) }
            ending.record.tellEnd(finished: true)
        }
    }
}
