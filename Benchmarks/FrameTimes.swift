import Foundation

/// How long one frame takes, drawn again and again after a warm-up.
struct FrameTimes {
    /// Milliseconds of one frame, ascending.
    let wall: [Double]
    /// The process's own time of one frame, all its threads, ascending: other programs disturb it less.
    let processor: [Double]

    static let mostRuns = 31
    private static let warmUp = 0.3
    private static let budget = 4.0
    private static let leastRuns = 5
    /// A sample of a fast frame is several of them, so that the clock's grain does not count.
    private static let leastSample = 0.0005

    /// - Parameters:
    ///   - runs: how many samples; nil: as many as fit the time, at most `most`.
    ///   - isAlwaysSame: a sample may be the same frame several times.
    ///   - warm: draws a frame before the clock runs.
    ///   - ready: what is made before a sample's clock runs, and gives what the clock measures.
    init(
        runs: Int?, most: Int = mostRuns, isAlwaysSame: Bool = true, warm: (Int) -> Void,
        ready: (Int) -> () -> Void
    ) {
        // The clock of the processor rises while it works; the first frames also bring code and tables into caches.
        var count = 0
        let begin = Stopwatch.seconds
        while Stopwatch.seconds - begin < (count < 2 ? Self.budget : Self.warmUp) {
            warm(count)
            count += 1
        }
        let one = (Stopwatch.seconds - begin) / Double(count)
        let repeats = isAlwaysSame ? max(1, Int((Self.leastSample / max(one, 1e-7)).rounded(.up))) : 1

        let wanted = runs ?? most
        // A frame that takes longer than all samples should is timed once.
        let least = one > Self.budget ? 1 : Self.leastRuns
        var wall: [Double] = []
        var processor: [Double] = []
        let deadline = Stopwatch.seconds + Self.budget
        while wall.count < wanted {
            if runs == nil, wall.count >= least, Stopwatch.seconds > deadline { break }
            let frame = ready(wall.count)
            let start = (Stopwatch.seconds, Stopwatch.seconds(CLOCK_PROCESS_CPUTIME_ID))
            for _ in 0..<repeats { frame() }
            let end = (Stopwatch.seconds, Stopwatch.seconds(CLOCK_PROCESS_CPUTIME_ID))
            wall.append((end.0 - start.0) * 1000 / Double(repeats))
            processor.append((end.1 - start.1) * 1000 / Double(repeats))
        }
        self.wall = wall.sorted()
        self.processor = processor.sorted()
    }

    /// The fields that every measurement has, without braces.
    var fields: String {
        "\"median_ms\":\(Stopwatch.median(wall)),\"runs\":\(wall.count)"
            + ",\"least_ms\":\(Stopwatch.rounded(wall.first ?? 0)),\"cpu_median_ms\":\(Stopwatch.median(processor))"
    }
}
