/// A smooth curve through points of any number of coordinates, after Kochanek and Bartels: cubic pieces whose tangents
/// follow tension, continuity and bias. Without those it is Catmull and Rom's.
struct Spline {
    let points: [[Double]]
    var tension: [Double] = []
    var continuity: [Double] = []
    var bias: [Double] = []

    /// - Parameters:
    ///   - index: Of the piece, from the point of that index to the next.
    ///   - t: 0 ... 1.
    func point(in index: Int, at t: Double) -> [Double] {
        let (start, end) = (points[index], points[index + 1])
        let (leaving, arriving) = (tangents(at: index).leaving, tangents(at: index + 1).arriving)
        let (t2, t3) = (t * t, t * t * t)
        return start.indices.map { lane in
            (2 * t3 - 3 * t2 + 1) * start[lane] + (t3 - 2 * t2 + t) * leaving[lane]
                + ((3 * t2 - 2 * t3) * end[lane] + (t3 - t2) * arriving[lane])
        }
    }

    /// The first and the last point count twice.
    private func tangents(at index: Int) -> (arriving: [Double], leaving: [Double]) {
        let point = points[index]
        let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
        func factor(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
        let (t, c, b) = (factor(tension), factor(continuity), factor(bias))
        let (arriving1, arriving2) = ((1 - t) * (1 - c) * (1 + b) / 2, (1 - t) * (1 + c) * (1 - b) / 2)
        let (leaving1, leaving2) = ((1 - t) * (1 + c) * (1 + b) / 2, (1 - t) * (1 - c) * (1 - b) / 2)
        var (arriving, leaving): ([Double], [Double]) = ([], [])
        for lane in point.indices {
            let (first, second) = (point[lane] - before[lane], after[lane] - point[lane])
            arriving.append(arriving1 * first + arriving2 * second)
            leaving.append(leaving1 * first + leaving2 * second)
        }
        return (arriving, leaving)
    }
}
