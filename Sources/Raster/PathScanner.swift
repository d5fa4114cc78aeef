/// Works out a path's coverage row by row: the exact area, in each pixel, of the points that the fill rule takes in.
///
/// A row's edges fall into clusters whose extents in x do not touch. A vertical line between two clusters meets no
/// edge, so the winding number there holds for the whole height of the row, and each cluster can be worked out alone.
/// Inside a cluster the row is cut at the ends of edges and where edges cross; between two cuts edges are ordered
/// from left to right, and only those where the rule changes its mind add their area.
///
/// Areas are summed as integers (units of 2^-20 pixel), so order, other edges and the part that is asked for
/// cannot change a byte.
struct PathScanner {
    struct Piece {
        /// The edge inside the row; y is 0 at the top of the row and 1 at its bottom.
        var xa, ya, xb, yb, slope, lo, hi: Double
        var edge: Int32
        var winding: Int32

        func x(at y: Double) -> Double {
            let x = xa + (y - ya) * slope
            return x < lo ? lo : (x > hi ? hi : x)
        }
    }

    /// An edge between two cuts.
    struct Strand {
        var top, bottom: Double
        var piece: Int32
        var winding: Int32
    }

    static let unit: Double = 1_048_576
    /// A slab where more pairs cross than this, or a cluster that would take more steps than `mostSteps`, is cut into
    /// `uniformCuts` equal slabs, each ordered at its middle: for such scribbles that is right to about a level, and
    /// exact cuts would take quadratic time.
    static let mostCrossings = 4096
    static let mostStrands = 1024
    static let mostSteps = 1 << 18
    static let uniformCuts = 64
    /// Edges that swap by less than this are taken as lying on each other.
    static let sameX = 0x1p-20

    let rule: FillRule
    let bounds: PixelRect
    let left: Double
    let right: Double
    var accumulator: [Int32]
    var touched: [UInt64]
    var pieces: [Piece] = []
    var cuts: [Double] = []
    var strands: [Strand] = []
    var activePieces: [Int32] = []
    var byTop: [Int32] = []
    var rowHasArea = false

    init(rule: FillRule, bounds: PixelRect) {
        self.rule = rule
        self.bounds = bounds
        left = Double(bounds.x0)
        right = Double(bounds.x1)
        accumulator = Array(repeating: 0, count: bounds.width + 2)
        touched = Array(repeating: 0, count: (bounds.width + 2 + 63) / 64)
    }

    mutating func scan(_ list: EdgeList) -> Coverage {
        var builder = CoverageBuilder(bounds: bounds)
        let edges = list.edges
        let order = Self.orderByFirstRow(edges, bounds: bounds)
        var next = 0
        var active: [Int32] = []
        for row in bounds.y0..<bounds.y1 {
            builder.beginRow()
            let top = Double(row)
            while next < order.count, edges[Int(order[next])].y0 < top + 1 {
                active.append(order[next])
                next += 1
            }
            if active.isEmpty { continue }
            collectPieces(edges, active, top: top)
            sortPieces()
            active.removeAll(keepingCapacity: true)
            for piece in pieces where edges[Int(piece.edge)].y1 > top + 1 { active.append(piece.edge) }
            scanRow()
            if rowHasArea { flush(into: &builder) }
        }
        return builder.finish()
    }

    private static func orderByFirstRow(_ edges: [EdgeList.Edge], bounds: PixelRect) -> [Int32] {
        let top = Double(bounds.y0)
        func bucket(_ edge: EdgeList.Edge) -> Int {
            edge.y0 <= top ? 0 : Int(edge.y0.rounded(.down)) - bounds.y0
        }
        var starts = [Int32](repeating: 0, count: bounds.height + 1)
        var included = 0
        for edge in edges {
            let index = bucket(edge)
            guard index < bounds.height else { continue }
            starts[index + 1] += 1
            included += 1
        }
        for index in 0..<bounds.height { starts[index + 1] += starts[index] }
        var order = [Int32](repeating: 0, count: included)
        for (number, edge) in edges.enumerated() {
            let index = bucket(edge)
            guard index < bounds.height else { continue }
            order[Int(starts[index])] = Int32(number)
            starts[index] += 1
        }
        return order
    }

    private mutating func collectPieces(_ edges: [EdgeList.Edge], _ active: [Int32], top: Double) {
        pieces.removeAll(keepingCapacity: true)
        for number in active {
            let edge = edges[Int(number)]
            var piece = Piece(
                xa: edge.x0, ya: edge.y0 - top, xb: edge.x1, yb: edge.y1 - top, slope: edge.slope, lo: 0, hi: 0,
                edge: number, winding: edge.winding)
            let lo = min(edge.x0, edge.x1)
            let hi = max(edge.x0, edge.x1)
            if piece.ya < 0 {
                piece.xa = min(max(edge.x0 - piece.ya * edge.slope, lo), hi)
                piece.ya = 0
            }
            if piece.yb > 1 {
                piece.xb = min(max(edge.x0 + (top + 1 - edge.y0) * edge.slope, lo), hi)
                piece.yb = 1
            }
            piece.lo = min(piece.xa, piece.xb)
            piece.hi = max(piece.xa, piece.xb)
            pieces.append(piece)
        }
    }

    /// By left end. The list comes nearly sorted from the row above.
    private mutating func sortPieces() {
        var shifts = 0
        var index = 1
        while index < pieces.count {
            let piece = pieces[index]
            var place = index
            while place > 0, Self.isBefore(piece, pieces[place - 1]) {
                pieces[place] = pieces[place - 1]
                place -= 1
            }
            pieces[place] = piece
            shifts += index - place
            index += 1
            if shifts > 16 * pieces.count + 256 {
                pieces.sort(by: Self.isBefore)
                return
            }
        }
    }

    /// A total order, so that it does not matter in which row the scan began.
    @inline(__always)
    private static func isBefore(_ a: Piece, _ b: Piece) -> Bool {
        a.lo < b.lo || (a.lo == b.lo && a.edge < b.edge)
    }

    @inline(__always)
    func isInside(_ winding: Int32) -> Bool {
        rule == .nonZero ? winding != 0 : winding & 1 != 0
    }

    mutating func scanRow() {
        rowHasArea = false
        var winding: Int32 = 0
        var start = 0
        while start < pieces.count {
            if pieces[start].lo >= right { break }
            var end = start + 1
            var reach = pieces[start].hi
            while end < pieces.count, pieces[end].lo <= reach {
                reach = max(reach, pieces[end].hi)
                end += 1
            }
            if end == start + 1 {
                let piece = pieces[start]
                let after = winding &+ piece.winding
                addBoundary(piece.xa, piece.ya, piece.xb, piece.yb, from: winding, to: after)
                winding = after
            } else if !scanChain(start, end, &winding) {
                scanCluster(start, end, &winding)
            }
            start = end
        }
    }

    /// The common cluster of more than one edge: one outline that goes through the row and has corners in it.
    private mutating func scanChain(_ start: Int, _ end: Int, _ winding: inout Int32) -> Bool {
        guard end - start <= 8 else { return false }
        var height = 0.0
        var direction: Int32 = 0
        for index in start..<end {
            let piece = pieces[index]
            if piece.winding == 0 { continue }
            if direction != 0, piece.winding != direction { return false }
            direction = piece.winding
            height += piece.yb - piece.ya
        }
        // All run one way through a height of 1 in all, so no two lie beside each other.
        guard direction != 0, abs(height - 1) < 1e-9 else { return false }
        for index in start..<end where pieces[index].ya > 0 {
            var meets = false
            for other in start..<end where pieces[other].yb == pieces[index].ya && other != index { meets = true }
            if !meets { return false }
        }
        let after = winding &+ direction
        for index in start..<end where pieces[index].winding != 0 {
            let piece = pieces[index]
            addBoundary(piece.xa, piece.ya, piece.xb, piece.yb, from: winding, to: after)
        }
        winding = after
        return true
    }
}
