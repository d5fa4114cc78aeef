extension Arena {
    enum Combination {
        /// a · b / 255.
        case product
        /// a - b, not under 0.
        case difference
    }

    /// Two coverages made into one, run by run.
    func combine(_ a: StoredCoverage, _ b: StoredCoverage, _ combination: Combination) -> StoredCoverage {
        if a.isEmpty { return .empty }
        if b.isEmpty { return combination == .product ? .empty : a }
        let bounds = combination == .product ? a.bounds.intersection(b.bounds) : a.bounds
        guard !bounds.isEmpty else { return .empty }
        let result = beginCoverage(bounds: bounds)
        for y in bounds.y0..<bounds.y1 {
            beginRow(result)
            let inB = y >= b.bounds.y0 && y < b.bounds.y1
            // Adding to the arena may move its memory: runs are read by index, through a fresh reader.
            let rowA = runRange(a, y: y)
            let rowB = inB ? runRange(b, y: y) : 0..<0
            combineRow(a, rowA, b, rowB, combination, into: result)
        }
        endCoverage(result)
        return result
    }

    private func runRange(_ coverage: StoredCoverage, y: Int) -> Range<Int> {
        let row = rows.base[coverage.rowBase + y - coverage.bounds.y0]
        let first = coverage.runBase + Int(row.first)
        return first..<first + Int(row.count)
    }

    private func combineRow(
        _ a: StoredCoverage, _ rowA: Range<Int>, _ b: StoredCoverage, _ rowB: Range<Int>,
        _ combination: Combination, into result: StoredCoverage
    ) {
        var next = rowB.lowerBound
        for index in rowA {
            let run = runs.base[index]
            var x = Int(run.x)
            let end = x + Int(run.count)
            while x < end {
                while next < rowB.upperBound, Int(runs.base[next].x) + Int(runs.base[next].count) <= x { next += 1 }
                let other: Coverage.Run? = next < rowB.upperBound ? runs.base[next] : nil
                let otherStart = other.map { Int($0.x) } ?? Int.max
                if otherStart > x {
                    let stop = min(end, otherStart)
                    if combination == .difference { copy(a, run, x, stop, into: result) }
                    x = stop
                    continue
                }
                guard let other else { break }
                let stop = min(end, Int(other.x) + Int(other.count))
                join(a, run, b, other, x, stop, combination, into: result)
                x = stop
            }
        }
    }

    private func copy(
        _ a: StoredCoverage, _ run: Coverage.Run, _ x: Int, _ end: Int, into result: StoredCoverage
    ) {
        if run.offset < 0 { return addSolid(x: x, count: end - x) }
        let out = addBytes(result, x: x, count: end - x)
        out.update(from: bytes.base + (a.byteBase + Int(run.offset) + x - Int(run.x)), count: end - x)
    }

    private func join(
        _ a: StoredCoverage, _ runA: Coverage.Run, _ b: StoredCoverage, _ runB: Coverage.Run, _ x: Int, _ end: Int,
        _ combination: Combination, into result: StoredCoverage
    ) {
        let count = end - x
        switch combination {
        case .product:
            if runB.offset < 0 { return copy(a, runA, x, end, into: result) }
            if runA.offset < 0 { return copy(b, runB, x, end, into: result) }
            let out = addBytes(result, x: x, count: count)
            let p = bytes.base + (a.byteBase + Int(runA.offset) + x - Int(runA.x))
            let q = bytes.base + (b.byteBase + Int(runB.offset) + x - Int(runB.x))
            for index in 0..<count { out[index] = Self.product(p[index], q[index]) }
        case .difference:
            if runB.offset < 0 { return }
            let out = addBytes(result, x: x, count: count)
            let q = bytes.base + (b.byteBase + Int(runB.offset) + x - Int(runB.x))
            if runA.offset < 0 {
                for index in 0..<count { out[index] = 255 - q[index] }
            } else {
                let p = bytes.base + (a.byteBase + Int(runA.offset) + x - Int(runA.x))
                for index in 0..<count { out[index] = p[index] > q[index] ? p[index] - q[index] : 0 }
            }
        }
    }

    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let v = UInt32(a) * UInt32(b) + 128
        return UInt8(truncatingIfNeeded: (v + (v >> 8)) >> 8)
    }
}
