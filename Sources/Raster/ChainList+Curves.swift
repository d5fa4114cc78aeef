/// Curves as chords.
extension ChainList {
    /// How many equal steps of the parameter keep chords within the tolerance, from the largest second derivative.
    static func chordCount(secondDerivative: Double, tolerance: Double) -> Int {
        let square = secondDerivative / (8 * tolerance)
        guard square > 1 else { return 1 }
        return Int(min(square.squareRoot().rounded(.up), Double(maximumChords)))
    }

    mutating func addQuad(_ c: (Double, Double), _ end: (Double, Double), _ flatness: Flatness) {
        if case .quartz = flatness {
            let c1 = (lastX + (c.0 - lastX) * (2.0 / 3), lastY + (c.1 - lastY) * (2.0 / 3))
            let c2 = (end.0 + (c.0 - end.0) * (2.0 / 3), end.1 + (c.1 - end.1) * (2.0 / 3))
            addCubic(c1, c2, end, flatness)
            return
        }
        if max(lastY, c.1, end.1) <= top || min(lastY, c.1, end.1) >= bottom {
            addLine(end.0, end.1)
            return
        }
        let (x0, y0) = (lastX, lastY)
        let ax = x0 - 2 * c.0 + end.0
        let ay = y0 - 2 * c.1 + end.1
        let bx = 2 * (c.0 - x0)
        let by = 2 * (c.1 - y0)
        let count = Self.chordCount(
            secondDerivative: 2 * (ax * ax + ay * ay).squareRoot(), tolerance: Self.exactTolerance)
        for step in 1..<max(count, 1) {
            let t = Double(step) / Double(count)
            addLine((ax * t + bx) * t + x0, (ay * t + by) * t + y0)
        }
        addLine(end.0, end.1)
    }

    mutating func addCubic(
        _ c1: (Double, Double), _ c2: (Double, Double), _ end: (Double, Double), _ flatness: Flatness
    ) {
        if max(lastY, c1.1, c2.1, end.1) <= top || min(lastY, c1.1, c2.1, end.1) >= bottom {
            addLine(end.0, end.1)
            return
        }
        if case .quartz(let tolerance) = flatness {
            halve((lastX, lastY), c1, c2, end, tolerance: tolerance > 0.001 ? tolerance : 0.001, depth: 13)
            return
        }
        let (x0, y0) = (lastX, lastY)
        let d1x = x0 - 2 * c1.0 + c2.0
        let d1y = y0 - 2 * c1.1 + c2.1
        let d2x = c1.0 - 2 * c2.0 + end.0
        let d2y = c1.1 - 2 * c2.1 + end.1
        let second = 6 * max(d1x * d1x + d1y * d1y, d2x * d2x + d2y * d2y).squareRoot()
        let count = Self.chordCount(secondDerivative: second, tolerance: Self.exactTolerance)
        let ax = d2x - d1x
        let ay = d2y - d1y
        let bx = 3 * d1x
        let by = 3 * d1y
        let cx = 3 * (c1.0 - x0)
        let cy = 3 * (c1.1 - y0)
        for step in 1..<max(count, 1) {
            let t = Double(step) / Double(count)
            addLine(((ax * t + bx) * t + cx) * t + x0, ((ay * t + by) * t + cy) * t + y0)
        }
        addLine(end.0, end.1)
    }

    /// Quartz's rule, see `Flatness.quartz`. The depth bounds the number of chords as `maximumChords` does.
    private mutating func halve(
        _ p0: (Double, Double), _ p1: (Double, Double), _ p2: (Double, Double), _ p3: (Double, Double),
        tolerance: Double, depth: Int
    ) {
        let first = max(abs(p0.0 - 2 * p1.0 + p2.0), abs(p0.1 - 2 * p1.1 + p2.1))
        let second = max(abs(p1.0 - 2 * p2.0 + p3.0), abs(p1.1 - 2 * p2.1 + p3.1))
        if depth == 0 || 6 * max(first, second) <= tolerance {
            addLine(p3.0, p3.1)
            return
        }
        func middle(_ a: (Double, Double), _ b: (Double, Double)) -> (Double, Double) {
            ((a.0 + b.0) / 2, (a.1 + b.1) / 2)
        }
        let p01 = middle(p0, p1)
        let p12 = middle(p1, p2)
        let p23 = middle(p2, p3)
        let p012 = middle(p01, p12)
        let p123 = middle(p12, p23)
        let centre = middle(p012, p123)
        halve(p0, p01, p012, centre, tolerance: tolerance, depth: depth - 1)
        halve(centre, p123, p23, p3, tolerance: tolerance, depth: depth - 1)
    }
}
