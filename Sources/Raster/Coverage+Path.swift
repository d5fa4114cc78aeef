extension Coverage {
    /// Work is kept within this many pixels of the origin: more than any bitmap, little enough for memory.
    private static let reach = 1 << 20

    /// What a path encloses: in each pixel the area of the flattened path by its true winding number, exact before it
    /// is rounded to a byte.
    ///
    /// - Parameters:
    ///   - path: In pixels, y downwards. Subpaths left open are closed. A segment with a point that is not finite is
    ///     dropped.
    ///   - isAntialiased: False: a pixel is in or out by its centre.
    ///   - within: The pixels asked for. Which they are does not change the byte of any of them.
    public static func ofPath(
        _ path: PathData, rule: FillRule, flatness: Flatness, isAntialiased: Bool, within: PixelRect
    ) -> Coverage {
        let limit = PixelRect(x0: -reach, y0: -reach, x1: reach, y1: reach)
        let area = within.intersection(limit)
        guard !area.isEmpty else { return .empty }
        let list = EdgeList(path, flatness: flatness, rows: area.y0..<area.y1)
        guard !list.edges.isEmpty else { return .empty }
        func floored(_ value: Double) -> Int { Int(value.rounded(.down)) }
        let extent = PixelRect(
            x0: floored(list.minX), y0: floored(list.minY), x1: floored(list.maxX) + 1, y1: floored(list.maxY) + 1)
        let bounds = area.intersection(extent)
        guard !bounds.isEmpty else { return .empty }
        if isAntialiased {
            var scanner = PathScanner(rule: rule, bounds: bounds)
            return scanner.scan(list)
        }
        return ofCentres(list, rule: rule, bounds: bounds)
    }

    private static func ofCentres(_ list: EdgeList, rule: FillRule, bounds: PixelRect) -> Coverage {
        var builder = CoverageBuilder(bounds: bounds)
        let edges = list.edges.filter { $0.winding != 0 }.sorted { $0.y0 < $1.y0 }
        var next = 0
        var active: [EdgeList.Edge] = []
        var hits: [(x: Double, winding: Int32)] = []
        for row in bounds.y0..<bounds.y1 {
            builder.beginRow()
            let y = Double(row) + 0.5
            while next < edges.count, edges[next].y0 <= y {
                active.append(edges[next])
                next += 1
            }
            active.removeAll { $0.y1 <= y }
            hits.removeAll(keepingCapacity: true)
            for edge in active { hits.append((edge.x0 + (y - edge.y0) * edge.slope, edge.winding)) }
            hits.sort { ($0.x, $0.winding) < ($1.x, $1.winding) }
            var winding: Int32 = 0
            var entered = bounds.x0
            for hit in hits {
                let wasInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
                winding &+= hit.winding
                let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
                if wasInside == isInside { continue }
                // The first pixel whose centre is not left of the edge.
                let held = min(max(hit.x - 0.5, Double(bounds.x0)), Double(bounds.x1))
                let column = Int(held.rounded(.up))
                if isInside {
                    entered = column
                } else {
                    builder.add(x: entered, count: column - entered, byte: 255)
                }
            }
        }
        return builder.finish()
    }
}
