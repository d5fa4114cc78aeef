import Foundation

extension PathData {
    /// Whether a point lies inside, curves taken as they are. Subpaths left open are closed.
    ///
    /// Of a boundary, the points at its left and its top (smaller x, smaller y) count as inside.
    public func contains(_ point: CGPoint, rule: FillRule) -> Bool {
        guard point.x.isFinite, point.y.isFinite else { return false }
        var winding = 0
        for contour in PathContour.all(of: self) {
            for segment in contour.segments { winding += segment.crossing(point.x, point.y) }
            if !contour.isClosed, let last = contour.segments.last {
                winding += PathSegment.line(last.p3, contour.start).crossing(point.x, point.y)
            }
        }
        return rule == .nonZero ? winding != 0 : winding % 2 != 0
    }

    /// The path as straight lines, none further than `tolerance` from the curve that it stands for.
    public func flattened(tolerance: Double) -> PathData {
        let tolerance = tolerance > 1e-6 ? tolerance : 1e-6
        var result = PathData()
        var last: CGPoint?
        var start: CGPoint?
        var index = 0
        for verb in verbs {
            let first = index
            index += verb.pointCount
            if verb == .close {
                if last != nil { result.close() }
                last = start
                continue
            }
            guard points[first..<index].allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
            let end = points[index - 1]
            if verb == .move {
                result.move(to: end)
                start = end
            } else if let last {
                let from = SIMD2<Double>(last)
                let to = SIMD2<Double>(end)
                if verb != .line {
                    let control = SIMD2<Double>(points[first])
                    let curve: PathSegment =
                        verb == .quad
                        ? .quad(from, control, to) : .cubic(from, control, SIMD2<Double>(points[first + 1]), to)
                    let count = curve.chordCount(tolerance: tolerance)
                    for step in 1..<max(count, 1) {
                        result.addLine(to: curve.point(at: Double(step) / Double(count)).point)
                    }
                }
                result.addLine(to: end)
            } else {
                continue
            }
            last = end
        }
        return result
    }
}

extension PathSegment {
    /// How the winding number changes where a ray from (x, y) to the right meets this segment.
    fileprivate func crossing(_ x: Double, _ y: Double) -> Int {
        let top = min(min(p0.y, p1.y), min(p2.y, p3.y))
        let bottom = max(max(p0.y, p1.y), max(p2.y, p3.y))
        if y < top || y >= bottom || max(max(p0.x, p1.x), max(p2.x, p3.x)) <= x { return 0 }
        if kind == .line { return crossing(from: 0, p0.y, to: 1, p3.y, x, y) }
        var winding = 0
        var from = 0.0
        var fromY = p0.y
        for turn in extremes(1) {
            let turnY = point(at: turn).y
            winding += crossing(from: from, fromY, to: turn, turnY, x, y)
            from = turn
            fromY = turnY
        }
        return winding + crossing(from: from, fromY, to: 1, p3.y, x, y)
    }

    /// The same for a stretch along which y only grows or only shrinks.
    private func crossing(
        from: Double, _ fromY: Double, to: Double, _ toY: Double, _ x: Double, _ y: Double
    ) -> Int {
        if (fromY <= y) == (toY <= y) { return 0 }
        let goesDown = fromY < toY
        var low = from
        var high = to
        if kind == .line {
            low = (y - p0.y) / (p3.y - p0.y)
        } else {
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if (point(at: middle).y <= y) == goesDown { low = middle } else { high = middle }
            }
        }
        return point(at: low).x > x ? (goesDown ? 1 : -1) : 0
    }
}
