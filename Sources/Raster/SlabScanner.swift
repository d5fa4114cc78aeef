/// Orders edges that cross each other: cuts a row into slabs in which they lie from left to right.
struct SlabScanner {
    struct Edge {
        var xa, ya, xb, yb, slope, lo, hi: Double
        var winding: Int32

        func x(at y: Double) -> Double {
            let x = xa + (y - ya) * slope
            return x < lo ? lo : (x > hi ? hi : x)
        }
    }

    /// An edge between two cuts.
    struct Strand {
        var top, bottom: Double
        var edge: Int32
        var winding: Int32
    }

    typealias Body = (_ strand: Strand, _ top: Double, _ bottom: Double, _ before: Int32, _ after: Int32) -> Void

    /// A slab where more pairs cross than this, or edges that would take more steps than `mostSteps`, are cut into
    /// `uniformCuts` equal slabs, each ordered at its middle: for such scribbles that is right to about a level, and
    /// exact cuts would take quadratic time.
    private static let mostCrossings = 4096
    private static let mostStrands = 1024
    private static let mostSteps = 1 << 18
    private static let uniformCuts = 64

    private var edges: [Edge] = []
    private var cuts: [Double] = []
    private var strands: [Strand] = []
    private var active: [Int32] = []
    private var byTop: [Int32] = []

    mutating func begin() { edges.removeAll(keepingCapacity: true) }

    mutating func add(_ piece: PathScanner.Piece, winding: Int32) {
        guard piece.yb > piece.ya else { return }
        edges.append(
            Edge(
                xa: piece.xa, ya: piece.ya, xb: piece.xb, yb: piece.yb,
                slope: (piece.xb - piece.xa) / (piece.yb - piece.ya), lo: min(piece.xa, piece.xb),
                hi: max(piece.xa, piece.xb), winding: winding))
    }

    /// Gives each strand with the winding numbers on its left and right.
    mutating func scan(_ winding: Int32, _ body: Body) {
        cuts.removeAll(keepingCapacity: true)
        byTop.removeAll(keepingCapacity: true)
        for (index, edge) in edges.enumerated() {
            cuts.append(edge.ya)
            cuts.append(edge.yb)
            byTop.append(Int32(truncatingIfNeeded: index))
        }
        Self.sortCuts(&cuts)
        if edges.count > 64, countSteps() > Self.mostSteps { return scanUniformly(winding, body) }
        if edges.count > 16 {
            byTop.sort { (edges[Int($0)].ya, $0) < (edges[Int($1)].ya, $1) }
        } else {
            for index in stride(from: 1, to: byTop.count, by: 1) {
                let edge = byTop[index]
                var place = index
                while place > 0, edges[Int(byTop[place - 1])].ya > edges[Int(edge)].ya {
                    byTop[place] = byTop[place - 1]
                    place -= 1
                }
                byTop[place] = edge
            }
        }
        active.removeAll(keepingCapacity: true)
        var next = 0
        for cut in 0..<max(cuts.count - 1, 0) {
            let (top, bottom) = (cuts[cut], cuts[cut + 1])
            var kept = 0
            for edge in active where edges[Int(edge)].yb > top {
                active[kept] = edge
                kept += 1
            }
            active.removeLast(active.count - kept)
            while next < byTop.count, edges[Int(byTop[next])].ya <= top {
                if edges[Int(byTop[next])].yb > top { active.append(byTop[next]) }
                next += 1
            }
            if !active.isEmpty { scanSlab(top, bottom, winding, body) }
        }
    }

    /// How many edges all slabs hold together.
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
        for edge in edges { steps += place(edge.yb) - place(edge.ya) }
        return steps
    }

    private mutating func scanUniformly(_ winding: Int32, _ body: Body) {
        for slab in 0..<Self.uniformCuts {
            let top = Double(slab) / Double(Self.uniformCuts)
            let bottom = Double(slab + 1) / Double(Self.uniformCuts)
            let middle = (top + bottom) / 2
            strands.removeAll(keepingCapacity: true)
            for (index, edge) in edges.enumerated() where edge.ya <= middle && middle < edge.yb {
                strands.append(
                    Strand(
                        top: edge.x(at: top), bottom: edge.x(at: bottom), edge: Int32(truncatingIfNeeded: index),
                        winding: edge.winding))
            }
            sortStrands()
            emitStrands(top, bottom, winding, body)
        }
    }

    static func sortCuts(_ values: inout [Double]) {
        if values.count > 32 {
            values.sort()
        } else {
            for index in stride(from: 1, to: values.count, by: 1) {
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
    private mutating func scanSlab(_ top: Double, _ bottom: Double, _ winding: Int32, _ body: Body) {
        strands.removeAll(keepingCapacity: true)
        for index in active {
            let edge = edges[Int(index)]
            strands.append(
                Strand(
                    top: edge.ya == top ? edge.xa : edge.x(at: top),
                    bottom: edge.yb == bottom ? edge.xb : edge.x(at: bottom), edge: index, winding: edge.winding))
        }
        sortStrands()
        var isOrdered = true
        for index in strands.indices.dropFirst()
        where strands[index - 1].bottom > strands[index].bottom + PathScanner.sameX
            || strands[index - 1].top > strands[index].top + PathScanner.sameX
        {
            isOrdered = false
            break
        }
        if isOrdered { return emitStrands(top, bottom, winding, body) }
        var inner = crossings(top, bottom)
        Self.sortCuts(&inner)
        var from = top
        for to in inner + [bottom] where to > from {
            for index in strands.indices {
                let edge = edges[Int(strands[index].edge)]
                strands[index].top = edge.x(at: from)
                strands[index].bottom = edge.x(at: to)
            }
            sortStrands()
            emitStrands(from, to, winding, body)
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
                guard above > 0 ? below > PathScanner.sameX : above < 0 && below < -PathScanner.sameX else {
                    continue
                }
                result.append(top + (bottom - top) * (above / (above + below)))
                if result.count > Self.mostCrossings { return uniform(top, bottom) }
            }
        }
        return result
    }

    /// By the middle of the slab, which is the order where nothing crosses.
    private mutating func sortStrands() {
        if strands.count > 48 {
            strands.sort { ($0.top + $0.bottom, $0.edge) < ($1.top + $1.bottom, $1.edge) }
            return
        }
        for index in stride(from: 1, to: strands.count, by: 1) {
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

    private func emitStrands(_ top: Double, _ bottom: Double, _ winding: Int32, _ body: Body) {
        var before = winding
        for strand in strands {
            let after = before &+ strand.winding
            body(strand, top, bottom, before, after)
            before = after
        }
    }
}
