/// A subpath with arc length along it.
struct MeasuredContour {
    let contour: PathContour
    let measures: [CurveMeasure]
    private let marks: [CurveMeasure.Mark]
    /// The length before each segment, and at last the whole.
    let lengths: [Double]

    /// - Parameter coarseness: see `CurveMeasure`.
    init(_ contour: PathContour, coarseness: Double? = nil) {
        self.contour = contour
        var marks: [CurveMeasure.Mark] = []
        marks.reserveCapacity(3 * contour.segments.count)
        var measures: [CurveMeasure] = []
        measures.reserveCapacity(contour.segments.count)
        var sums: [Double] = []
        sums.reserveCapacity(contour.segments.count + 1)
        var sum = 0.0
        sums.append(sum)
        for segment in contour.segments {
            let measure = CurveMeasure(segment, coarseness: coarseness, into: &marks)
            measures.append(measure)
            sum += measure.length
            sums.append(sum)
        }
        self.measures = measures
        self.marks = marks
        lengths = sums
    }

    var length: Double { lengths[lengths.count - 1] }

    private func segmentIndex(at distance: Double) -> Int {
        var low = 0
        var high = measures.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lengths[middle] <= distance { low = middle } else { high = middle }
        }
        return low
    }

    /// The part between two lengths, `from <= to`, as pieces of the same curves; never closed.
    func part(from: Double, to: Double) -> PathContour {
        var result = PathContour(start: .zero)
        part(from: from, to: to, into: &result)
        return result
    }

    /// The same, in the memory of a contour that is no longer needed.
    func part(from: Double, to: Double, into result: inout PathContour) {
        guard !measures.isEmpty else {
            result = contour
            return
        }
        result.segments.removeAll(keepingCapacity: true)
        result.isClosed = false
        let first = segmentIndex(at: from)
        let startParameter = measures[first].parameter(at: from - lengths[first], marks)
        result.start = measures[first].segment.point(at: startParameter)
        guard to > from else {
            result.direction = measures[first].segment.direction(at: startParameter)
            return
        }
        var index = first
        while index < measures.count, lengths[index] < to {
            let begin = index == first ? startParameter : 0
            let end = to >= lengths[index + 1] ? 1 : measures[index].parameter(at: to - lengths[index], marks)
            if end > begin {
                let piece = measures[index].segment.part(from: begin, to: end)
                if !piece.isDegenerate { result.segments.append(piece) }
            }
            index += 1
        }
        if let begin = result.segments.first { result.start = begin.p0 }
    }
}
