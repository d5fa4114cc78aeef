/// Gathers the runs of a `Coverage`, row by row from the top, left to right.
struct CoverageBuilder {
    /// A stretch of full pixels shorter than this stays among the bytes of its neighbours: a run costs more than
    /// a few bytes.
    static let shortestSolidRun = 8

    private(set) var coverage: Coverage
    private var openRun = false
    private var openEnd = 0

    init(bounds: PixelRect) {
        coverage = Coverage(bounds: bounds, rowStart: [], runs: [], bytes: [])
        coverage.rowStart.reserveCapacity(bounds.height + 1)
    }

    mutating func beginRow() {
        coverage.rowStart.append(Int32(truncatingIfNeeded: coverage.runs.count))
        openRun = false
    }

    mutating func finish() -> Coverage {
        coverage.rowStart.append(Int32(truncatingIfNeeded: coverage.runs.count))
        if coverage.runs.isEmpty { return .empty }
        return coverage
    }

    mutating func add(x: Int, byte: UInt8) {
        if byte == 0 { return }
        if openRun, openEnd == x {
            coverage.runs[coverage.runs.count - 1].count += 1
        } else {
            open(x: x, count: 1, offset: coverage.bytes.count)
        }
        coverage.bytes.append(byte)
        openEnd = x + 1
    }

    mutating func add(x: Int, count: Int, byte: UInt8) {
        if byte == 0 || count <= 0 { return }
        if byte == 255, count >= Self.shortestSolidRun {
            open(x: x, count: count, offset: -1)
            openRun = false
            return
        }
        if openRun, openEnd == x {
            coverage.runs[coverage.runs.count - 1].count += Int32(truncatingIfNeeded: count)
        } else {
            open(x: x, count: count, offset: coverage.bytes.count)
        }
        coverage.bytes.append(contentsOf: repeatElement(byte, count: count))
        openEnd = x + count
    }

    private mutating func open(x: Int, count: Int, offset: Int) {
        coverage.runs.append(
            Coverage.Run(
                x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: count),
                offset: Int32(truncatingIfNeeded: offset)))
        openRun = true
    }
}
