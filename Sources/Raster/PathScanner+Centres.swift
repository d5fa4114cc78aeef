extension PathScanner {
    /// Without antialiasing: pixels whose centres are inside.
    func scanCentres(rule: FillRule, bounds: PixelRect, into arena: Arena) -> StoredCoverage {
        self.rule = rule
        let stored = arena.beginCoverage(bounds: bounds)
        let points = chains.points.base
        var open = (0..<chains.chains.count).filter { chains.chains.base[$0].winding != 0 }
        open.sort { points[Int(chains.chains.base[$0].top)].y < points[Int(chains.chains.base[$1].top)].y }
        var places = open.map { Int(chains.chains.base[$0].top) }
        var next = 0
        var active: [Int] = []
        var hits: [(x: Double, winding: Int32)] = []
        for row in bounds.y0..<bounds.y1 {
            arena.beginRow(stored)
            let y = Double(row) + 0.5
            while next < open.count, points[places[next]].y <= y {
                active.append(next)
                next += 1
            }
            hits.removeAll(keepingCapacity: true)
            active.removeAll { index in
                let chain = chains.chains.base[open[index]]
                let step = chain.bottom < chain.top ? -1 : 1
                var place = places[index]
                while place != Int(chain.bottom), points[place + step].y <= y { place += step }
                places[index] = place
                if place == Int(chain.bottom) { return true }
                let (p, q) = (points[place], points[place + step])
                hits.append((p.x + (y - p.y) * ((q.x - p.x) / (q.y - p.y)), chain.winding))
                return false
            }
            hits.sort { ($0.x, $0.winding) < ($1.x, $1.winding) }
            addHits(hits, bounds: bounds, into: arena)
        }
        arena.endCoverage(stored)
        return arena.runs.count == stored.runBase ? .empty : stored
    }

    private func addHits(_ hits: [(x: Double, winding: Int32)], bounds: PixelRect, into arena: Arena) {
        var winding: Int32 = 0
        var entered = bounds.x0
        for hit in hits {
            let wasInside = isInside(winding)
            winding &+= hit.winding
            if wasInside == isInside(winding) { continue }
            // The first pixel whose centre is not left of the edge.
            let held = min(max(hit.x - 0.5, Double(bounds.x0)), Double(bounds.x1))
            let column = Int(held.rounded(.up))
            if !wasInside {
                entered = column
            } else if column > entered {
                arena.addSolid(x: entered, count: column - entered)
            }
        }
    }
}
