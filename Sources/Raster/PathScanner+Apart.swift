/// Chains that keep apart.
extension PathScanner {
    /// A path of more points, whose chains would take long to compare, is ordered row by row.
    static let mostPointsApart = 4096
    /// In pixels from the path's origin: then cross products stay whole numbers.
    private static let farthest = 8191.0

    /// Whether all chains, and not only those that show, keep apart; then `order` knows what each adds.
    func areApart(_ rule: FillRule) -> Bool {
        let extent = max(
            max(chains.maxX.magnitude, chains.minX.magnitude), max(chains.maxY.magnitude, chains.minY.magnitude))
        return chains.count <= Self.mostPointsApart && extent < Self.farthest && order.arrange(chains, rule)
    }

    /// The coverage of chains that keep apart: their areas are added edge by edge, and no row is ordered.
    ///
    /// - Parameter phase: How far to the right of its own place it is put.
    func scanApart(bounds: PixelRect, phase: Int, into arena: Arena) -> StoredCoverage {
        let bounds = bounds.grown(by: 0, dx: phase, dy: 0)
        self.bounds = bounds
        let stored = arena.beginCoverage(bounds: bounds)
        arena.rows.reserve(bounds.height)
        let height = AreaGrid.height(of: bounds)
        var top = bounds.y0
        while top < bounds.y1 {
            let rows = top..<min(top + height, bounds.y1)
            grid.begin(rows, of: bounds, shift: phase)
            for index in 0..<chains.chains.count {
                let sign = order.signs.base[index]
                if sign == 0 { continue }
                let chain = chains.chains.base[index]
                let edges = Int(chain.bottom) - Int(chain.top)
                grid.add(
                    UnsafePointer(chains.vertices.base) + Int(chain.top), step: edges < 0 ? -1 : 1,
                    edges: abs(edges), box: chain.box, sign: Int(sign))
            }
            grid.finish()
            var row = 0
            while row < rows.count {
                arena.beginRow(stored)
                if grid.isTouched(row) { flush(grid.sums(row), grid.touched(row), into: arena, stored) }
                let next = grid.next(row + 1)
                if next > row + 1 { arena.repeatRow(stored, count: next - row - 1) }
                row = next
            }
            top = rows.upperBound
        }
        arena.endCoverage(stored)
        return arena.runs.count == stored.runBase ? .empty : stored
    }
}
