import CoreGraphics

/// Values, at least one, and the way through them.
struct Keyframes {
    let values: [LayerValue]
    let timing: KeyTiming
    var tension: [Double] = []
    var continuity: [Double] = []
    var bias: [Double] = []

    func value(at fraction: Double) -> LayerValue {
        guard values.count > 1 else { return values[0] }
        switch timing.mode {
        case .discrete: return values[timing.frame(at: fraction, count: values.count)]
        case .paced: return straight(pacedPlace(at: fraction, lengths: chordLengths))
        case .cubic: return cubic(timing.place(at: fraction, count: values.count))
        case .cubicPaced: return pacedCubic(at: fraction)
        default: return straight(timing.place(at: fraction, count: values.count))
        }
    }

    private func straight(_ place: KeyTiming.Place) -> LayerValue {
        values[place.index].interpolated(to: values[place.index + 1], at: place.fraction)
    }

    private static func distance(_ first: [Double], _ second: [Double]) -> Double {
        zip(first, second).reduce(0.0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    private var chordLengths: [Double] {
        zip(values, values.dropFirst()).map { first, second in
            LayerValue.matched(first, second).map { Self.distance($0.0.lanes, $0.1.lanes) } ?? 0
        }
    }

    /// The place that the same share of the whole length lies before.
    private func pacedPlace(at fraction: Double, lengths: [Double]) -> KeyTiming.Place {
        let total = lengths.reduce(0, +)
        let last = KeyTiming.Place(index: lengths.count - 1, fraction: 1)
        guard total > 0, total.isFinite else { return fraction < 1 ? KeyTiming.Place(index: 0, fraction: 0) : last }
        var left = min(max(fraction, 0), 1) * total
        for (index, length) in lengths.enumerated() {
            if left < length { return KeyTiming.Place(index: index, fraction: left / length) }
            left -= length
        }
        return last
    }

    /// The values' numbers; nil where they are not of one make.
    private var points: [[Double]]? {
        let all = values.map { LayerValue.matched($0, values[0])?.0.lanes }
        let points = all.compactMap { $0 }
        guard points.count == values.count, let count = points.first?.count, count > 0,
            points.allSatisfy({ $0.count == count })
        else { return nil }
        return points
    }

    private func cubic(_ place: KeyTiming.Place) -> LayerValue {
        guard let points else { return straight(place) }
        let spline = Spline(points: points, tension: tension, continuity: continuity, bias: bias)
        return values[0].with(lanes: spline.point(in: place.index, at: place.fraction))
    }

    private func pacedCubic(at fraction: Double) -> LayerValue {
        guard let points else { return straight(pacedPlace(at: fraction, lengths: chordLengths)) }
        let spline = Spline(points: points, tension: tension, continuity: continuity, bias: bias)
        // Chords short enough that they are the curve.
        let steps = 256
        var chords: [Double] = []
        for index in 0..<points.count - 1 {
            var before = points[index]
            for step in 1...steps {
                let next = spline.point(in: index, at: Double(step) / Double(steps))
                chords.append(Self.distance(before, next))
                before = next
            }
        }
        let place = pacedPlace(at: fraction, lengths: chords)
        let (index, step) = place.index.quotientAndRemainder(dividingBy: steps)
        // Within the chord the point at the wanted distance: the curve's own parameter does not run evenly.
        var (low, high) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
        let (start, wanted) = (spline.point(in: index, at: low), place.fraction * chords[place.index])
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.distance(start, spline.point(in: index, at: middle)) < wanted {
                low = middle
            } else {
                high = middle
            }
        }
        return values[0].with(lanes: spline.point(in: index, at: high))
    }
}
