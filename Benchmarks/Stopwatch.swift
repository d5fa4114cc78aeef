import Foundation

/// The clock of what is timed in this process alone.
enum Stopwatch {
    /// Since some moment, by the machine's steady clock.
    static var seconds: Double { seconds(CLOCK_MONOTONIC) }

    /// How long `body` takes, in the time of this process's threads: other programs disturb it less than wall time.
    static func milliseconds(_ body: () -> Void) -> Double {
        let start = seconds(CLOCK_PROCESS_CPUTIME_ID)
        body()
        return (seconds(CLOCK_PROCESS_CPUTIME_ID) - start) * 1000
    }

    static func median(_ times: [Double]) -> Double {
        let sorted = times.sorted()
        guard !sorted.isEmpty else { return 0 }
        let middle = sorted.count / 2
        return rounded(sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
    }

    /// To a tenth of a thousandth.
    static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }

    static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
