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
    private struct Strand {
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

    private let rule: FillRule
    private let bounds: PixelRect
    private let left: Double
    private let right: Double
    private var accumulator: [Int32]
    private var touched: [UInt64]
    private var pieces: [Piece] = []
    private var cuts: [Double] = []
    private var strands: [Strand] = []
    private var activePieces: [Int32] = []
    private var byTop: [Int32] = []
    private var rowHasArea = false

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
    private func isInside(_ winding: Int32) -> Bool {
        rule == .nonZero ? winding != 0 : winding & 1 != 0
    }

    private mutating func scanRow() {
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

    private mutating func scanCluster(_ start: Int, _ end: Int, _ winding: inout Int32) {
        cuts.removeAll(keepingCapacity: true)
        byTop.removeAll(keepingCapacity: true)
        var after = winding
        for index in start..<end where pieces[index].winding != 0 {
            cuts.append(pieces[index].ya)
            cuts.append(pieces[index].yb)
            byTop.append(Int32(truncatingIfNeeded: index))
            if pieces[index].ya == 0 { after &+= pieces[index].winding }
        }
        sortCuts(&cuts)
        if byTop.count > 64, countSteps() > Self.mostSteps {
            scanUniformly(start, end, winding)
            winding = after
            return
        }
        let pieces = self.pieces
        if byTop.count > 16 {
            byTop.sort { (pieces[Int($0)].ya, $0) < (pieces[Int($1)].ya, $1) }
        } else if byTop.count > 1 {
            for index in 1..<byTop.count {
                let piece = byTop[index]
                var place = index
                while place > 0, pieces[Int(byTop[place - 1])].ya > pieces[Int(piece)].ya {
                    byTop[place] = byTop[place - 1]
                    place -= 1
                }
                byTop[place] = piece
            }
        }
        activePieces.removeAll(keepingCapacity: true)
        var next = 0
        let slabCuts = cuts
        for cut in 0..<max(slabCuts.count - 1, 0) {
            let top = slabCuts[cut]
            let bottom = slabCuts[cut + 1]
            var kept = 0
            for piece in activePieces where pieces[Int(piece)].yb > top {
                activePieces[kept] = piece
                kept += 1
            }
            activePieces.removeLast(activePieces.count - kept)
            while next < byTop.count, pieces[Int(byTop[next])].ya <= top {
                if pieces[Int(byTop[next])].yb > top { activePieces.append(byTop[next]) }
                next += 1
            }
            if !activePieces.isEmpty { scanSlab(pieces, top, bottom, winding) }
        }
        winding = after
    }

    /// How many pieces all slabs of a cluster hold together.
    private func countSteps() -> Int {
        func place(_ y: Double) -> Int {
            var low = 0
            var high = cuts.count
            while low < high {
                let middle = (low + high) / 2
                if cuts[middle] < y { low = middle + 1 } else { high = middle }
            }
            return low
        }
        var steps = 0
        for index in byTop { steps += place(pieces[Int(index)].yb) - place(pieces[Int(index)].ya) }
        return steps
    }

    private mutating func scanUniformly(_ start: Int, _ end: Int, _ winding: Int32) {
        for slab in 0..<Self.uniformCuts {
            let top = Double(slab) / Double(Self.uniformCuts)
            let bottom = Double(slab + 1) / Double(Self.uniformCuts)
            let middle = (top + bottom) / 2
            strands.removeAll(keepingCapacity: true)
            for index in start..<end {
                let piece = pieces[index]
                guard piece.winding != 0, piece.ya <= middle, middle < piece.yb else { continue }
                strands.append(
                    Strand(
                        top: piece.x(at: top), bottom: piece.x(at: bottom), piece: Int32(truncatingIfNeeded: index),
                        winding: piece.winding))
            }
            sortStrands()
            emitStrands(top, bottom, winding)
        }
    }

    private func sortCuts(_ values: inout [Double]) {
        if values.count > 32 {
            values.sort()
        } else if values.count > 1 {
            for index in 1..<values.count {
                let value = values[index]
                var place = index
                while place > 0, values[place - 1] > value {
                    values[place] = values[place - 1]
                    place -= 1
                }
                values[place] = value
            }
        }
        var kept = 0
        for index in values.indices where kept == 0 || values[index] > values[kept - 1] {
            values[kept] = values[index]
            kept += 1
        }
        values.removeLast(values.count - kept)
    }

    /// Between two cuts no edge begins or ends; where edges cross, cut again.
    private mutating func scanSlab(_ pieces: [Piece], _ top: Double, _ bottom: Double, _ winding: Int32) {
        strands.removeAll(keepingCapacity: true)
        for index in activePieces {
            let piece = pieces[Int(index)]
            strands.append(
                Strand(
                    top: piece.ya == top ? piece.xa : piece.x(at: top),
                    bottom: piece.yb == bottom ? piece.xb : piece.x(at: bottom), piece: index,
                    winding: piece.winding))
        }
        sortStrands()
        var isOrdered = true
        for index in strands.indices.dropFirst()
        where strands[index - 1].bottom > strands[index].bottom + Self.sameX
            || strands[index - 1].top > strands[index].top + Self.sameX
        {
            isOrdered = false
            break
        }
        if isOrdered {
            emitStrands(top, bottom, winding)
            return
        }
        var inner = crossings(top, bottom)
        sortCuts(&inner)
        var from = top
        for to in inner + [bottom] where to > from {
            for index in strands.indices {
                let piece = pieces[Int(strands[index].piece)]
                strands[index].top = piece.x(at: from)
                strands[index].bottom = piece.x(at: to)
            }
            sortStrands()
            emitStrands(from, to, winding)
            from = to
        }
    }

    /// The heights where strands cross.
    private func crossings(_ top: Double, _ bottom: Double) -> [Double] {
        func uniform(_ top: Double, _ bottom: Double) -> [Double] {
            (1..<Self.uniformCuts).map { top + (bottom - top) * (Double($0) / Double(Self.uniformCuts)) }
        }
        if strands.count > Self.mostStrands { return uniform(top, bottom) }
        var result: [Double] = []
        for second in strands.indices.dropFirst() {
            for first in 0..<second {
                let above = strands[second].top - strands[first].top
                let below = strands[first].bottom - strands[second].bottom
                // Those that meet at the cut itself need no other.
                guard above > 0 ? below > Self.sameX : above < 0 && below < -Self.sameX else { continue }
                result.append(top + (bottom - top) * (above / (above + below)))
                if result.count > Self.mostCrossings { return uniform(top, bottom) }
            }
        }
        return result
    }

    /// By the middle of the slab, which is the order where nothing crosses.
    private mutating func sortStrands() {
        if strands.count > 48 {
            strands.sort { ($0.top + $0.bottom, $0.piece) < ($1.top + $1.bottom, $1.piece) }
            return
        }
        guard strands.count > 1 else { return }
        for index in 1..<strands.count {
            let strand = strands[index]
            let middle = strand.top + strand.bottom
            var place = index
            while place > 0, strands[place - 1].top + strands[place - 1].bottom > middle {
                strands[place] = strands[place - 1]
                place -= 1
            }
            strands[place] = strand
        }
    }

    private mutating func emitStrands(_ top: Double, _ bottom: Double, _ winding: Int32) {
        var before = winding
        for index in strands.indices {
            let strand = strands[index]
            let after = before &+ strand.winding
            addBoundary(strand.top, top, strand.bottom, bottom, from: before, to: after)
            before = after
        }
    }

    // MARK: Area

    @inline(__always)
    private static func fixed(_ y: Double) -> Int32 { Int32(y * unit + 0.5) }

    @inline(__always)
    private mutating func addBoundary(
        _ xa: Double, _ ya: Double, _ xb: Double, _ yb: Double, from before: Int32, to after: Int32
    ) {
        let wasInside = isInside(before)
        let goesInside = isInside(after)
        if wasInside == goesInside { return }
        addArea(xa, ya, xb, yb, sign: goesInside ? 1 : -1)
    }

    /// Adds what lies to the right of the edge, or takes it away.
    private mutating func addArea(_ xa: Double, _ ya: Double, _ xb: Double, _ yb: Double, sign: Int32) {
        let fromY = Self.fixed(ya)
        let toY = Self.fixed(yb)
        if fromY == toY { return }
        let lowX = min(xa, xb)
        let highX = max(xa, xb)
        if lowX >= right { return }
        rowHasArea = true
        if highX <= left {
            put(column: bounds.x0, height: sign &* (toY &- fromY), covered: 1)
            return
        }
        // All in absolute columns: a difference from the left bound would be rounded by where the bound lies.
        let firstColumn = lowX <= left ? bounds.x0 : Int(lowX.rounded(.down))
        if highX <= Double(firstColumn + 1), lowX >= left {
            put(
                column: firstColumn, height: sign &* (toY &- fromY),
                covered: Double(firstColumn + 1) - (lowX + highX) * 0.5)
            return
        }
        let steepness = (yb - ya) / (xb - xa)
        let leansRight = xb > xa
        // From left to right, whichever end is the upper one.
        var y = leansRight ? fromY : toY
        let lastY = leansRight ? toY : fromY
        let directed: Int32 = leansRight ? sign : 0 &- sign
        let lowest = min(fromY, toY)
        let highest = max(fromY, toY)
        @inline(__always) func height(at column: Double) -> Int32 {
            let value = ya + (column - xa) * steepness
            return min(max(Self.fixed(min(max(value, 0), 1)), lowest), highest)
        }
        var from = lowX
        if lowX < left {
            let edge = height(at: left)
            put(column: bounds.x0, height: directed &* (edge &- y), covered: 1)
            y = edge
            from = left
        }
        var column = firstColumn
        while true {
            let to = Double(column + 1)
            if to >= highX {
                put(column: column, height: directed &* (lastY &- y), covered: to - (from + highX) * 0.5)
                return
            }
            let endY = height(at: to)
            put(column: column, height: directed &* (endY &- y), covered: to - (from + to) * 0.5)
            if to >= right { return }
            y = endY
            from = to
            column += 1
        }
    }

    @inline(__always)
    private mutating func put(column: Int, height: Int32, covered: Double) {
        let column = column - bounds.x0
        let part = Double(height) * covered
        let inside = Int32(part + (part < 0 ? -0.5 : 0.5))
        accumulator[column] &+= inside
        accumulator[column + 1] &+= height &- inside
        touched[column >> 6] |= 1 << UInt64(column & 63)
        touched[(column + 1) >> 6] |= 1 << UInt64((column + 1) & 63)
    }

    private mutating func flush(into builder: inout CoverageBuilder) {
        let width = bounds.width
        var sum: Int32 = 0
        var column = 0
        for word in touched.indices where touched[word] != 0 {
            var bits = touched[word]
            touched[word] = 0
            while bits != 0 {
                let found = word << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                if found < width {
                    builder.add(x: bounds.x0 + column, count: found - column, byte: Self.byte(sum))
                    sum &+= accumulator[found]
                    builder.add(x: bounds.x0 + found, byte: Self.byte(sum))
                    column = found + 1
                }
                accumulator[found] = 0
            }
        }
        builder.add(x: bounds.x0 + column, count: width - column, byte: Self.byte(sum))
    }

    @inline(__always)
    private static func byte(_ area: Int32) -> UInt8 {
        let scaled = (Int64(area) * 255 + 524_288) >> 20
        return UInt8(truncatingIfNeeded: min(max(scaled, 0), 255))
    }
}
