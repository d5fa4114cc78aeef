import Raster

/// When keyframes come, and how the ways between them are eased.
struct KeyTiming {
    var times: [Double]?
    var curves: [TimingCurve]
    var mode: CAAnimationCalculationMode

    /// A way between two frames, and how far along it.
    struct Place: Equatable {
        var index: Int
        var fraction: Double
    }

    /// Where a fraction of the whole lies among `count` frames (at least one).
    func place(at fraction: Double, count: Int) -> Place {
        guard count > 1 else { return Place(index: 0, fraction: 0) }
        let times = validTimes(count: count)
        guard fraction > times[0] else { return Place(index: 0, fraction: 0) }
        guard fraction < times[count - 1] else { return Place(index: count - 2, fraction: 1) }
        let index = max(0, min(count - 2, (times.firstIndex { $0 > fraction } ?? count) - 1))
        let length = times[index + 1] - times[index]
        let part = length > 0 ? (fraction - times[index]) / length : 1
        return Place(index: index, fraction: index < curves.count ? curves[index].value(at: part) : part)
    }

    /// The frame that a fraction of the whole lies in, where each stays until the next.
    func frame(at fraction: Double, count: Int) -> Int {
        var starts = (0..<count).map { Double($0) / Double(count) }
        if let times, times.count == count || times.count == count + 1, Self.areAscending(times) {
            starts = Array(times.prefix(count))
        } else if times != nil {
            sayMismatch()
        }
        return max(0, (starts.lastIndex { $0 <= fraction } ?? 0))
    }

    private func validTimes(count: Int) -> [Double] {
        if let times {
            if times.count == count, Self.areAscending(times) { return times }
            sayMismatch()
        }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }

    private static func areAscending(_ times: [Double]) -> Bool {
        zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    }

    private func sayMismatch() {
        Notice.once(
            "CAKeyframeAnimation.keyTimes: not as many as there are frames, or not ascending; they are spaced evenly"
        )
    }
}
