/// A stretch of a subpath, from one place to another.
struct ContourStretch: Equatable {
    struct Place: Equatable {
        var segment: Int
        /// The parameter along the segment, 0 ... 1.
        var t: Double
    }

    var from, to: Place
    /// It runs over the end of a closed subpath, and on from its start.
    var wraps = false

    /// Nothing but a point.
    var isPoint: Bool { from == to && !wraps }

    /// The parts of segments that it is made of, in order; those of no length are left out.
    ///
    /// - Parameter count: of the subpath's segments.
    @inline(__always)
    func forEachPart(of count: Int, _ body: (_ segment: Int, _ from: Double, _ to: Double) -> Void) {
        var index = from.segment
        var begin = from.t
        var mustWrap = wraps
        while true {
            let isLast = index == to.segment && !mustWrap
            let end = isLast ? to.t : 1
            if end > begin { body(index, begin, end) }
            if isLast { return }
            index += 1
            if index == count {
                // A stretch that does not wrap ends at a segment that there is.
                guard mustWrap else { return }
                (index, mustWrap) = (0, false)
            }
            begin = 0
        }
    }
}

extension PathContour {
    /// All of it.
    var wholeStretch: ContourStretch {
        ContourStretch(from: .init(segment: 0, t: 0), to: .init(segment: max(segments.count - 1, 0), t: 1))
    }

    /// A stretch as pieces of the same curves; never closed.
    func part(_ stretch: ContourStretch) -> PathContour {
        guard !segments.isEmpty else { return self }
        let first = segments[stretch.from.segment]
        var result = PathContour(start: first.point(at: stretch.from.t))
        result.direction = first.direction(at: stretch.from.t)
        stretch.forEachPart(of: segments.count) { index, from, to in
            let piece = segments[index].part(from: from, to: to)
            if !piece.isDegenerate { result.segments.append(piece) }
        }
        if let begin = result.segments.first { result.start = begin.p0 }
        return result
    }
}
