import Foundation

/// Two paths laid over each other on an integer grid, their edges cut wherever they meet: what boolean operations
/// choose from.
///
/// Curves become chords, within 1/100 of a unit and 1/10,000 of the curve's own size (over 10,000 units, within a
/// millionth of it). The grid's step is between 2^-27
/// and 2^-26 of the largest coordinate; points of the input that survive keep their own doubles.
struct PathOverlay {
    /// What an edge does: it bounds one of the two areas, or is a line that is cut by the second area.
    enum Role { case first, second, line }

    /// A directed piece; pieces of one subpath follow each other.
    struct Edge {
        var from: GridPoint
        var to: GridPoint
        var role: Role
        var contour: Int
    }

    /// An edge, or several in one place, from left to right.
    struct Span {
        var from: GridPoint
        var to: GridPoint
        /// How the winding of each area grows from below it to above it.
        var delta = SIMD2<Int>.zero
        var below = SIMD2<Int>.zero
        var above: SIMD2<Int> { below &+ delta }
    }

    static let maximumEdges = 1 << 16
    /// The most cuts in all.
    static let maximumCuts = 1 << 18
    /// The most pairs of edges near each other that one round compares.
    private static let maximumPairs = 1 << 27
    private static let coordinateBits = 26
    /// Cuts are rounded to the grid, which may make edges meet anew; that dies out after a few rounds.
    private static let rounds = 24

    private(set) var edges: [Edge] = []
    private(set) var spans: [Span] = []
    private(set) var spanIndex: [SIMD4<Int>: Int] = [:]
    private let scale: Double
    private var originals: [GridPoint: CGPoint] = [:]

    /// Nil where the paths have more edges or crossings than can be worked through.
    init?(_ first: PathData, as role: Role, _ second: PathData?) {
        let inputs = [(first, role), (second ?? PathData(), .second)]
        var chains: [(points: [CGPoint], role: Role, isClosed: Bool)] = []
        var count = 0
        var largest = 1e-6
        for (path, role) in inputs {
            for contour in PathContour.all(of: path) {
                var points = [contour.start.point]
                for segment in contour.segments {
                    Self.addChords(of: segment, to: &points)
                    guard count + points.count <= Self.maximumEdges else { return nil }
                }
                count += points.count
                for point in points { largest = max(largest, abs(point.x), abs(point.y)) }
                chains.append((points, role, contour.isClosed))
            }
        }
        guard count <= Self.maximumEdges else { return nil }
        scale = Double(sign: .plus, exponent: Self.coordinateBits - Int(largest.exponent), significand: 1)
        for (number, chain) in chains.enumerated() {
            let places = chain.points.map { place(of: $0) }
            for (from, to) in zip(places, places.dropFirst()) { add(from, to, chain.role, number) }
            // An area ends where it began.
            if chain.role != .line, let last = places.last { add(last, places[0], chain.role, number) }
        }
        guard cut() else { return nil }
        merge()
        label()
    }

    func point(at place: GridPoint) -> CGPoint {
        originals[place] ?? CGPoint(x: Double(place.x) / scale, y: Double(place.y) / scale)
    }

    /// Whether the input has a point here.
    func isOriginal(_ place: GridPoint) -> Bool { originals[place] != nil }

    func span(of edge: Edge) -> Span? {
        let low = min(edge.from, edge.to)
        let high = max(edge.from, edge.to)
        return spanIndex[SIMD4(low.x, low.y, high.x, high.y)].map { spans[$0] }
    }

    private mutating func place(of point: CGPoint) -> GridPoint {
        let place = GridPoint(x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
        if originals[place] == nil { originals[place] = point }
        return place
    }

    private mutating func add(_ from: GridPoint, _ to: GridPoint, _ role: Role, _ contour: Int) {
        if from != to { edges.append(Edge(from: from, to: to, role: role, contour: contour)) }
    }

    /// The same chords for the same curve, whichever way it runs and whatever path it is of.
    private static func addChords(of segment: PathSegment, to points: inout [CGPoint]) {
        if segment.kind != .line {
            let hull = [segment.p0, segment.p1, segment.p2, segment.p3]
            let xs = hull.map(\.x)
            let ys = hull.map(\.y)
            let size = max(xs.max()! - xs.min()!, ys.max()! - ys.min()!)
            let tolerance = max(min(0.01, size * 1e-4), size * 1e-6, 1e-12)
            let isBackwards = (segment.p3.x, segment.p3.y) < (segment.p0.x, segment.p0.y)
            let curve = isBackwards ? segment.reversed() : segment
            let count = curve.chordCount(tolerance: tolerance)
            for step in 1..<max(count, 1) {
                points.append(curve.point(at: Double(isBackwards ? count - step : step) / Double(count)).point)
            }
        }
        points.append(segment.p3.point)
    }

    // MARK: Cutting

    private mutating func cut() -> Bool {
        var isNew = Array(repeating: true, count: edges.count)
        var total = 0
        for _ in 0..<Self.rounds {
            guard var cuts = crossings(isNew, limit: Self.maximumCuts - total) else { return false }
            if cuts.isEmpty { break }
            total += cuts.count
            cuts.sort { lhs, rhs in
                if lhs.edge != rhs.edge { return lhs.edge < rhs.edge }
                let edge = edges[lhs.edge]
                let way = edge.to - edge.from
                let along = (way.dot(lhs.place - edge.from), way.dot(rhs.place - edge.from))
                return along.0 != along.1 ? along.0 < along.1 : lhs.place < rhs.place
            }
            var result: [Edge] = []
            result.reserveCapacity(edges.count + cuts.count)
            var flags: [Bool] = []
            var next = 0
            for (index, edge) in edges.enumerated() {
                guard next < cuts.count, cuts[next].edge == index else {
                    result.append(edge)
                    flags.append(false)
                    continue
                }
                var piece = edge
                while next < cuts.count, cuts[next].edge == index {
                    piece.to = cuts[next].place
                    next += 1
                    if piece.from == piece.to { continue }
                    result.append(piece)
                    flags.append(true)
                    piece.from = piece.to
                }
                piece.to = edge.to
                if piece.from == piece.to { continue }
                result.append(piece)
                flags.append(true)
            }
            edges = result
            isNew = flags
        }
        return true
    }

    private struct Cut {
        var edge: Int
        var place: GridPoint
    }

    private struct Box {
        var low, high, lowAcross, highAcross: Int
        var edge: Int
    }

    /// Where edges meet others inside; of two that were compared before, neither is asked again.
    private func crossings(_ isNew: [Bool], limit: Int) -> [Cut]? {
        var lengths = (x: 0, y: 0)
        for edge in edges {
            lengths.x += abs(edge.to.x - edge.from.x)
            lengths.y += abs(edge.to.y - edge.from.y)
        }
        // Swept along the axis on which edges overlap less.
        let isAcross = lengths.x > lengths.y
        let boxes = edges.enumerated().map { index, edge in
            let x = (min(edge.from.x, edge.to.x), max(edge.from.x, edge.to.x))
            let y = (min(edge.from.y, edge.to.y), max(edge.from.y, edge.to.y))
            let (main, across) = isAcross ? (y, x) : (x, y)
            return Box(low: main.0, high: main.1, lowAcross: across.0, highAcross: across.1, edge: index)
        }.sorted { ($0.low, $0.edge) < ($1.low, $1.edge) }
        var cuts: [Cut] = []
        var pairs = 0
        for (number, box) in boxes.enumerated() {
            var other = number + 1
            while other < boxes.count, boxes[other].low <= box.high {
                let second = boxes[other]
                other += 1
                guard second.lowAcross <= box.highAcross, second.highAcross >= box.lowAcross,
                    isNew[box.edge] || isNew[second.edge]
                else { continue }
                pairs += 1
                meet(box.edge, second.edge, &cuts)
            }
            if cuts.count > limit || pairs > Self.maximumPairs { return nil }
        }
        return cuts
    }

    private func meet(_ i: Int, _ j: Int, _ cuts: inout [Cut]) {
        let (a, b, c, d) = (edges[i].from, edges[i].to, edges[j].from, edges[j].to)
        let sides = (
            GridPoint.side(a, b, c), GridPoint.side(a, b, d), GridPoint.side(c, d, a), GridPoint.side(c, d, b)
        )
        func add(_ edge: Int, _ place: GridPoint) {
            if place != edges[edge].from, place != edges[edge].to { cuts.append(Cut(edge: edge, place: place)) }
        }
        func isBetween(_ place: GridPoint, _ from: GridPoint, _ to: GridPoint) -> Bool {
            (place - from).dot(place - to) < 0
        }
        if sides.0 == 0, isBetween(c, a, b) { add(i, c) }
        if sides.1 == 0, isBetween(d, a, b) { add(i, d) }
        if sides.2 == 0, isBetween(a, c, d) { add(j, a) }
        if sides.3 == 0, isBetween(b, c, d) { add(j, b) }
        guard sides.0.signum() * sides.1.signum() < 0, sides.2.signum() * sides.3.signum() < 0 else { return }
        let t = Double(sides.2) / (Double(sides.2) - Double(sides.3))
        let place = GridPoint(
            x: a.x + Int((Double(b.x - a.x) * t).rounded()), y: a.y + Int((Double(b.y - a.y) * t).rounded()))
        add(i, place)
        add(j, place)
    }

    // MARK: Windings

    private mutating func merge() {
        for edge in edges {
            let isForwards = edge.from < edge.to
            let (low, high) = isForwards ? (edge.from, edge.to) : (edge.to, edge.from)
            let key = SIMD4(low.x, low.y, high.x, high.y)
            let index = spanIndex[key] ?? spans.count
            if index == spans.count {
                spans.append(Span(from: low, to: high))
                spanIndex[key] = index
            }
            switch edge.role {
            case .first: spans[index].delta.x += isForwards ? 1 : -1
            case .second: spans[index].delta.y += isForwards ? 1 : -1
            case .line: break
            }
        }
    }

    /// Sweeps from left to right; the spans under the sweep lie in order from below to above.
    private mutating func label() {
        let starts = spans.indices.sorted { lhs, rhs in
            let (a, b) = (spans[lhs], spans[rhs])
            if a.from != b.from { return a.from < b.from }
            let turn = (a.to - a.from).cross(b.to - b.from)
            return turn != 0 ? turn > 0 : a.to < b.to
        }
        let ends = spans.indices.sorted { spans[$0].to < spans[$1].to }
        var active: [Int] = []
        var nextStart = 0
        var nextEnd = 0
        while nextEnd < ends.count {
            var place = spans[ends[nextEnd]].to
            if nextStart < starts.count { place = min(place, spans[starts[nextStart]].from) }
            var position = firstNotBelow(place, active)
            var ending = 0
            while nextEnd < ends.count, spans[ends[nextEnd]].to == place {
                ending += 1
                nextEnd += 1
            }
            if ending > 0 {
                let stop = position + ending
                if stop <= active.count, active[position..<stop].allSatisfy({ spans[$0].to == place }) {
                    active.removeSubrange(position..<stop)
                } else {
                    active.removeAll { spans[$0].to == place }
                    position = firstNotBelow(place, active)
                }
            }
            var below = position > 0 ? spans[active[position - 1]].above : .zero
            let first = nextStart
            while nextStart < starts.count, spans[starts[nextStart]].from == place {
                spans[starts[nextStart]].below = below
                below = spans[starts[nextStart]].above
                nextStart += 1
            }
            active.insert(contentsOf: starts[first..<nextStart], at: position)
        }
    }

    private func firstNotBelow(_ place: GridPoint, _ active: [Int]) -> Int {
        var low = 0
        var high = active.count
        while low < high {
            let middle = (low + high) / 2
            let span = spans[active[middle]]
            if GridPoint.side(span.from, span.to, place) > 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
