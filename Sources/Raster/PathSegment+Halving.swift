extension PathSegment {
    /// The same curve as a cubic; a line stays one.
    var asCubic: PathSegment {
        guard kind == .quad else { return self }
        return .cubic(p0, p0 + (p1 - p0) * (2.0 / 3), p3 + (p1 - p3) * (2.0 / 3), p3)
    }

    /// The parameters at which the curve is cut, the last of them 1: parts are halved while the larger of
    /// |p0 - 2 p1 + p2| and |p1 - 2 p2 + p3|, by the larger axis, is too large.
    func halvings(while isTooLarge: (Double) -> Bool) -> [Double] {
        guard kind != .line else { return [1] }
        let curve = asCubic
        var result: [Double] = []
        func add(_ from: Double, _ to: Double, depth: Int) {
            let part = curve.part(from: from, to: to)
            let first = part.p0 - part.p1 * 2 + part.p2
            let second = part.p1 - part.p2 * 2 + part.p3
            let bend = max(max(abs(first.x), abs(first.y)), max(abs(second.x), abs(second.y)))
            if depth == 0 || !isTooLarge(bend) {
                result.append(to)
                return
            }
            let middle = (from + to) / 2
            add(from, middle, depth: depth - 1)
            add(middle, to, depth: depth - 1)
        }
        add(0, 1, depth: 13)
        return result
    }
}
