import Foundation

/// Parts of a path by arc length: true pieces of its curves.
extension PathData {
    /// The arc length of all subpaths together, the closing lines of closed ones included; good to about 1e-10 of it.
    public var length: Double {
        var sum = 0.0
        for contour in PathContour.all(of: self) { sum += MeasuredContour(contour).length }
        return sum
    }

    /// The part from one fraction of the whole arc length to another, 0 ... 1 over all subpaths in order.
    ///
    /// A subpath that lies in it whole stays as it is, closed if it was; one that is cut is open. An empty range gives
    /// an empty path.
    public func trimmed(_ range: ClosedRange<Double>) -> PathData {
        var result = PathData()
        forEachStretch(trim: range, dash: nil) { Self.part($0, $1).add(to: &result) }
        return result
    }

    /// The dashes of a pattern (dash, gap, dash, ...), which begins anew on each subpath, `phase` into the pattern.
    ///
    /// A pattern that is empty, all zero, or has a number that is negative or not finite, gives the path itself. On a
    /// closed subpath a last dash that runs into a first one is one with it, so their corner is joined.
    public func dashed(pattern: [Double], phase: Double) -> PathData {
        guard let dash = DashPattern(pattern, phase: phase) else { return self }
        var result = PathData()
        forEachStretch(trim: 0...1, dash: dash) { Self.part($0, $1).add(to: &result) }
        return result
    }

    private static func part(_ contour: PathContour, _ stretch: ContourStretch?) -> PathContour {
        stretch.map { contour.part($0) } ?? contour
    }

    /// What a stroke runs along: subpaths, and of each some stretches, or all of it.
    ///
    /// Dashes are laid out from the start of each whole subpath and then trimmed: while a stroke's start or end moves,
    /// as progress bars do, the dashes stay where they are instead of crawling along.
    ///
    /// - Parameters:
    ///   - coarseness: of the lengths along curves, see `CurveMeasure`.
    ///   - begin: A subpath, before its stretches.
    ///   - body: A stretch of the subpath; nil: it whole, closed if it is. A subpath that is a point is whole.
    func forEachStretch(
        trim: ClosedRange<Double>, dash: DashPattern?, leastPeriod: Double = 0, coarseness: Double? = nil,
        begin: (PathContour) -> Void = { _ in }, _ body: (PathContour, ContourStretch?) -> Void
    ) {
        let contours = PathContour.all(of: self)
        if trim.lowerBound <= 0, trim.upperBound >= 1, dash == nil {
            return contours.forEach {
                begin($0)
                body($0, nil)
            }
        }
        guard trim.lowerBound < trim.upperBound else { return }
        let measured = contours.map { MeasuredContour($0, coarseness: coarseness) }
        var total = 0.0
        for contour in measured { total += contour.length }
        let from = trim.lowerBound <= 0 ? -Double.infinity : total * trim.lowerBound
        let to = trim.upperBound >= 1 ? Double.infinity : total * trim.upperBound
        var passed = 0.0
        for contour in measured {
            let low = max(from - passed, 0)
            let high = min(to - passed, contour.length)
            passed += contour.length
            guard low <= high else { continue }
            let isWhole = low == 0 && high == contour.length
            begin(contour.contour)
            if contour.contour.segments.isEmpty {
                body(contour.contour, nil)
            } else if let dash {
                Self.forEachDash(
                    contour, dash.dashes(length: contour.length, leastPeriod: leastPeriod), low: low, high: high,
                    isWhole: isWhole, body)
            } else if isWhole {
                body(contour.contour, nil)
            } else if low < high {
                body(contour.contour, contour.stretch(from: low, to: high))
            }
        }
    }

    private static func forEachDash(
        _ contour: MeasuredContour, _ dashes: [ClosedRange<Double>], low: Double, high: Double, isWhole: Bool,
        _ body: (PathContour, ContourStretch?) -> Void
    ) {
        var dashes = dashes[...]
        if isWhole, contour.contour.isClosed, let first = dashes.first, let last = dashes.last,
            first.lowerBound == 0, first.upperBound > 0, last.upperBound == contour.length
        {
            if dashes.count == 1 { return body(contour.contour, nil) }
            if last.lowerBound < last.upperBound {
                var joined = contour.stretch(from: last.lowerBound, to: last.upperBound)
                joined.to = contour.stretch(from: 0, to: first.upperBound).to
                joined.wraps = true
                body(contour.contour, joined)
                dashes.removeFirst()
                dashes.removeLast()
            }
        }
        let path = contour.contour
        var segment = 0
        for piece in dashes {
            let begin = max(piece.lowerBound, low)
            let end = min(piece.upperBound, high)
            // A dash that the trim only touches is not seen; a dot is, as long as it is inside.
            if begin < end || (begin == end && piece.lowerBound == piece.upperBound) {
                let stretch = contour.stretch(from: begin, to: end, after: segment)
                segment = stretch.to.segment
                body(path, stretch)
            }
        }
    }
}
