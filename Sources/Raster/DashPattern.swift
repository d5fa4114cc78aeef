/// Dashes and gaps along a subpath.
struct DashPattern {
    /// Dash, gap, dash, gap: an even number, none negative, the sum above 0.
    private let steps: [Double]
    private let period: Double
    /// Where in the pattern a subpath begins: 0 ..< period.
    private let phase: Double

    /// More dashes than this on one subpath are finer than can be seen, and would take for ever (a pattern of 1e-12 on
    /// a long line): the pattern is then doubled until they fit, which keeps the share of dash and gap.
    static let mostDashes = 100_000.0

    /// Nil where there is nothing to dash: an empty pattern, one that is all zeros, or one with a number that is
    /// negative or not finite. The line is solid then. An odd pattern runs twice, dash and gap changing places.
    init?(_ pattern: [Double], phase: Double) {
        guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        let steps = pattern.count % 2 == 0 ? pattern : pattern + pattern
        var sum = 0.0
        for step in steps { sum += step }
        guard sum > 0, sum.isFinite else { return nil }
        let rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: sum) : 0
        let positive = rest < 0 ? rest + sum : rest
        // Doubled until it fits, the finest pattern of all would outgrow what a scale can be.
        let grown = sum < 0x1p-500 ? 0x1p500 : 1
        self.steps = steps.map { $0 * grown }
        period = sum * grown
        self.phase = positive < sum ? positive * grown : 0
    }

    /// The dashes that begin on 0 ... length, in order. A dash of no length is one too: round caps make it a dot.
    ///
    /// - Parameter leastPeriod: A pattern shorter than this is doubled until it is not.
    func dashes(length: Double, leastPeriod: Double) -> [ClosedRange<Double>] {
        var scale = 1.0
        while period * scale < leastPeriod { scale *= 2 }
        while length / (period * scale) * Double(steps.count / 2) > Self.mostDashes { scale *= 2 }
        var index = 0
        var rest = phase
        // At the very place of a dash of no length, that is the dash.
        while index < steps.count - 1, rest > steps[index] || (rest == steps[index] && rest > 0) {
            rest -= steps[index]
            index += 1
        }
        var result: [ClosedRange<Double>] = []
        let expected = length / (period * scale) * Double(steps.count / 2)
        result.reserveCapacity(expected <= Self.mostDashes ? Int(expected) + 2 : 0)
        // Sums run from the last whole period, so that a long line gathers no error.
        var origin = -phase * scale
        var within = 0.0
        for step in steps[0..<index] { within += step }
        while true {
            let from = origin + within * scale
            let to = origin + (within + steps[index]) * scale
            if from > length { break }
            if index % 2 == 0 {
                let begin = max(from, 0)
                let end = min(to, length)
                // The dash that the subpath begins in is not one if it ends right there.
                if end > begin || (end == begin && from >= 0 && !(from == length && steps[index] > 0)) {
                    result.append(begin...end)
                }
            }
            within += steps[index]
            index += 1
            if index == steps.count {
                index = 0
                within = 0
                origin += period * scale
            }
        }
        return result
    }
}
