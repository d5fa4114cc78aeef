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

    /// The place at a length from the start.
    ///
    /// - Parameter segment: a segment that does not lie behind it.
    @inline(__always)
    private func place(at distance: Double, from segment: Int) -> ContourStretch.Place {
        var index = segment
        while index + 1 < measures.count, lengths[index + 1] <= distance { index += 1 }
        return .init(segment: index, t: measures[index].parameter(at: distance - lengths[index], marks))
    }

    /// What lies between two lengths, `from <= to`, of a subpath that has segments.
    ///
    /// - Parameter segment: one that does not lie behind the start.
    func stretch(from: Double, to: Double, after segment: Int = 0) -> ContourStretch {
        let start = place(at: from, from: segment)
        guard to > from else { return ContourStretch(from: start, to: start) }
        return ContourStretch(from: start, to: place(at: to, from: start.segment))
    }

    /// The part between two lengths, as pieces of the same curves; never closed.
    func part(from: Double, to: Double) -> PathContour {
        measures.isEmpty ? contour : contour.part(stretch(from: from, to: to))
    }
}
