/// Arc length along one segment, both ways: from parameter to length and back.
///
/// The speed is integrated by eight-point Gauss-Legendre on parts that are halved until two halves agree with the
/// whole, so a length is good to about 1e-10 of itself.
struct CurveMeasure {
    /// The end of a part of a curve, and the length up to it.
    struct Mark {
        var parameter, length: Double
    }

    let segment: PathSegment
    private let curve: CurvePolynomial
    private(set) var length = 0.0
    /// The parts are chords, and their lengths stand for the curve's.
    private let isCoarse: Bool
    /// Its marks among those of the whole contour, from the start on. A line has none.
    private var marks = 0..<0

    private static let deepest = 22

    /// - Parameter coarseness: Quartz's way to lay dashes (measured): the lengths of chords count, which a cubic is halved
    ///   into until |p0 - 2 p1 + p2| and |p1 - 2 p2 + p3|, by the larger axis, are at most this. Nil for the true length.
    init(_ segment: PathSegment, coarseness: Double? = nil, into all: inout [Mark]) {
        self.segment = segment
        curve = CurvePolynomial(segment)
        isCoarse = coarseness != nil
        if segment.kind == .line {
            length = (segment.p3 - segment.p0).length
            return
        }
        let first = all.count
        all.append(Mark(parameter: 0, length: 0))
        defer { marks = first..<all.count }
        if let coarseness {
            var from = segment.p0
            for t in segment.halvings(while: { $0 > coarseness }) {
                let to = segment.point(at: t)
                length += (to - from).length
                from = to
                all.append(Mark(parameter: t, length: length))
            }
            return
        }
        let whole = Self.integral(curve, 0, 1)
        let hull =
            (segment.p1 - segment.p0).length + (segment.p2 - segment.p1).length + (segment.p3 - segment.p2).length
        add(0, 1, whole, allowed: hull * 1e-11, depth: Self.deepest, into: &all)
    }

    private mutating func add(
        _ from: Double, _ to: Double, _ whole: Double, allowed: Double, depth: Int, into all: inout [Mark]
    ) {
        let middle = (from + to) / 2
        let first = Self.integral(curve, from, middle)
        let second = Self.integral(curve, middle, to)
        if depth == 0 || abs(first + second - whole) <= allowed {
            length += first + second
            all.append(Mark(parameter: to, length: length))
            return
        }
        add(from, middle, first, allowed: allowed, depth: depth - 1, into: &all)
        add(middle, to, second, allowed: allowed, depth: depth - 1, into: &all)
    }

    /// The parameter where this much length lies behind.
    ///
    /// - Parameter all: the contour's marks.
    func parameter(at target: Double, _ all: [Mark]) -> Double {
        if target <= 0 { return 0 }
        if target >= length { return 1 }
        if segment.kind == .line { return target / length }
        var low = marks.lowerBound
        var high = marks.upperBound - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if all[middle].length <= target { low = middle } else { high = middle }
        }
        let start = all[low].parameter
        let rest = target - all[low].length
        var lower = start
        var upper = all[high].parameter
        let whole = max(all[high].length - all[low].length, .leastNormalMagnitude)
        let share = rest / whole
        var t = lower + (upper - lower) * share
        if isCoarse { return t }
        // The cubic of the lengths' inverse that has its slopes at both ends is near already.
        let mean = whole / (upper - lower)
        let guess =
            share * share * (3 - 2 * share)
            + share * (1 - share)
            * ((1 - share) * (mean / curve.derivatives(at: lower).first.length)
                - share * (mean / curve.derivatives(at: upper).first.length))
        if guess > 0, guess < 1 { t = lower + (upper - lower) * guess }
        // Newton, held inside an interval that always shrinks.
        let near = (upper - lower) * 0x1p-10
        var reached = Self.integral(curve, start, t)
        for _ in 0..<40 {
            let error = reached - rest
            if abs(error) <= length * 1e-13 { break }
            if error > 0 { upper = t } else { lower = t }
            let speed = curve.derivatives(at: t).first.length
            let next = t - error / speed
            let isInside = next > lower && next < upper
            let step = isInside ? next : (lower + upper) / 2
            if step == t { break }
            let last = t
            t = step
            // The error of a step is the square of the one before.
            if isInside, abs(error) <= length * 1e-7 { break }
            // Eight places are enough for all of the part: two are for a thousandth.
            reached =
                abs(t - last) <= near
                ? reached + Self.shortIntegral(curve, last, t) : Self.integral(curve, start, t)
        }
        return t
    }

    private static func shortIntegral(_ curve: CurvePolynomial, _ from: Double, _ to: Double) -> Double {
        let (middle, half) = ((from + to) / 2, (to - from) / 2)
        let node = half * 0.5773502691896257645
        let speeds = curve.speeds(at: SIMD2(middle - node, middle + node))
        return half * (speeds.x + speeds.y)
    }

    private static func integral(_ curve: CurvePolynomial, _ from: Double, _ to: Double) -> Double {
        let middle = (from + to) / 2
        let half = (to - from) / 2
        @inline(__always)
        func pair(_ node: Double, _ weight: Double) -> Double {
            let speeds = curve.speeds(at: SIMD2(middle - half * node, middle + half * node))
            return weight * (speeds.x + speeds.y)
        }
        return half
            * (pair(0.1834346424956498049395, 0.3626837833783619829652)
                + pair(0.5255324099163289858177, 0.3137066458778872873380)
                + pair(0.7966664774136267395916, 0.2223810344533744705444)
                + pair(0.9602898564975362316836, 0.1012285362903762591525))
    }
}
