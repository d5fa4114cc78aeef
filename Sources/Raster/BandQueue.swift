import Synchronization

/// Hands out a picture's rows in bands, from the top down. Where there are several workers the last bands are lower, so that
/// none is left with much to do when the others have nothing.
final class BandQueue: Sendable {
    /// Lower bands would cost more than the waiting.
    private static let least = 16

    private let end: Int
    private let height: Int
    private let workers: Int
    private let top: Atomic<Int>

    /// - Parameter height: of bands, but for the last ones.
    init(rows: Range<Int>, height: Int, workers: Int) {
        top = Atomic(rows.lowerBound)
        end = rows.upperBound
        self.height = height
        self.workers = workers
    }

    /// Nil where no row is left.
    func next() -> Range<Int>? {
        var first = top.load(ordering: .relaxed)
        while first < end {
            let last = first + min(band(from: first), end - first)
            let (isExchanged, seen) = top.compareExchange(
                expected: first, desired: last, ordering: .relaxed)
            if isExchanged { return first..<last }
            first = seen
        }
        return nil
    }

    private func band(from row: Int) -> Int {
        guard workers > 1 else { return height }
        return min(height, max((end - row) / (2 * workers), min(Self.least, height)))
    }
}
