import Foundation
import LayerTrials

/// Draws layer trees by their seeds in all ways, and tells which are drawn differently, stay in memory, or take long.
struct TreeTrials {
    /// Far more than any tree needs, in seconds: what takes so long would not have ended. The slowest known, 22509, takes 79:
    /// a rasterised layer of the largest size is seen in perspective, in each of sixteen pictures.
    private static let longest = 200.0

    private(set) var failures = 0
    private var slowest: [(seed: UInt64, time: Double)] = []
    private let count: Int
    /// Of all pictures of all trees: the same in any build.
    private var digest = FNVHash()

    /// - Parameter write: is given a line for each failure.
    init(first: UInt64, count: Int, write: (String) -> Void) {
        self.count = count
        for seed in first..<first + UInt64(count) {
            // Before the tree is made, so that the last line tells of one that traps.
            FileHandle.standardError.write(Data("seed \(seed)\n".utf8))
            let start = Self.time
            let trial = LayerTrial(seed: seed)
            let time = Self.time - start
            digest.add(Int64(bitPattern: trial.digest))
            for failure in trial.failures { write(failure) }
            if time > Self.longest { write("seed \(seed): \(Int(time)) seconds") }
            if !trial.failures.isEmpty || time > Self.longest { failures += 1 }
            slowest.append((seed, time))
            if slowest.count > 64 { keepSlowest() }
        }
        keepSlowest()
    }

    private mutating func keepSlowest() {
        slowest.sort { $0.time > $1.time }
        slowest.removeLast(max(slowest.count - 5, 0))
    }

    /// The process's own, in seconds.
    private static var time: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    var summary: String {
        let slow = slowest.map { "\($0.seed) (\(Int($0.time * 1000)) ms)" }.joined(separator: ", ")
        return "\(count) trees, \(failures) failed, digest \(digest.hexadecimal); slowest: \(slow)"
    }
}
