/// Finds out whether a path's chains keep apart: none crosses or touches another, but for the ends that they share.
///
/// The winding numbers on a chain's two sides are then the same all along it. So it adds its area, or takes it away, or
/// does nothing, and no row needs to be ordered. What cannot be told for sure, or not soon, counts as not apart.
struct ChainOrder {
    /// A chain's vertices from the top down.
    private struct Strand {
        let top: UnsafePointer<AreaGrid.Vertex>
        let step: Int
        let edges: Int

        init(_ chain: ChainList.Chain, _ vertices: UnsafePointer<AreaGrid.Vertex>) {
            let count = Int(chain.bottom) - Int(chain.top)
            top = vertices + Int(chain.top)
            step = count < 0 ? -1 : 1
            edges = abs(count)
        }

        @inline(__always)
        subscript(_ index: Int) -> AreaGrid.Vertex { top[index * step] }
    }

    private enum Side: UInt8, BitwiseCopyable {
        case unknown
        /// Its chains have been compared.
        case compared
        /// It is simple, and the chains that run down have the inside at their right, or at their left.
        case right, left
    }

    private static let bundle = 4

    /// For each chain: whether the inside begins (1) or ends (-1) at its right, or neither.
    private(set) var signs = GrowingBuffer<Int32>(capacity: 16)
    /// The winding numbers at the chains' left.
    private var lefts = GrowingBuffer<Int32>(capacity: 16)
    /// Of each contour: which of its sides is inside, where that is all that need be known.
    private var sides = GrowingBuffer<Side>(capacity: 16)
    /// Of some contours in a row.
    private var bundles = GrowingBuffer<ChainBox>(capacity: 16)
    private var stepsLeft = 0

    func free() {
        signs.free()
        lefts.free()
        sides.free()
        bundles.free()
    }

    /// Whether the chains keep apart; then `signs` holds.
    mutating func arrange(_ list: borrowing ChainList, _ rule: FillRule) -> Bool {
        stepsLeft = 16 * list.count + 256
        begin(list)
        guard areContoursApart(list) else { return false }
        signs.clear()
        signs.reserve(list.chains.count)
        func isInside(_ winding: Int32) -> Int32 {
            (rule == .nonZero ? winding != 0 : winding & 1 != 0) ? 1 : 0
        }
        for contour in 0..<list.contours.count {
            for index in chains(of: contour, list) {
                let (left, winding) = (lefts.base[index], list.chains.base[index].winding)
                switch sides.base[contour] {
                case .right: signs.append(winding)
                case .left: signs.append(0 &- winding)
                case .compared, .unknown: signs.append(isInside(left &+ winding) &- isInside(left))
                }
            }
        }
        return true
    }

    private mutating func begin(_ list: borrowing ChainList) {
        lefts.clear()
        lefts.append(repeating: 0, count: list.chains.count)
        sides.clear()
        sides.reserve(list.contours.count)
        bundles.clear()
        for index in 0..<list.contours.count {
            let contour = list.contours.base[index]
            sides.append(contour.inside == 0 ? .unknown : contour.inside > 0 ? .right : .left)
            if index % Self.bundle == 0 {
                bundles.append(contour.box)
            } else {
                bundles.base[bundles.count - 1].add(contour.box)
            }
        }
    }

    private func chains(of contour: Int, _ list: borrowing ChainList) -> Range<Int> {
        (contour == 0 ? 0 : Int(list.contours.base[contour - 1].end))..<Int(list.contours.base[contour].end)
    }

    // MARK: Pairs

    private mutating func areContoursApart(_ list: borrowing ChainList) -> Bool {
        for contour in 0..<list.contours.count where sides.base[contour] == .unknown {
            if !isApart(contour, list) { return false }
        }
        for a in 0..<bundles.count {
            for b in a..<bundles.count where bundles.base[a].meets(bundles.base[b]) {
                for first in Self.bundle * a..<min(Self.bundle * (a + 1), list.contours.count) {
                    let start = max(Self.bundle * b, first + 1)
                    for second in start..<max(start, min(Self.bundle * (b + 1), list.contours.count))
                    where list.contours.base[first].box.meets(list.contours.base[second].box) {
                        if !areApart(first, second, list) { return false }
                    }
                }
            }
            stepsLeft -= bundles.count - a
            if stepsLeft < 0 { return false }
        }
        return true
    }

    /// A contour by itself.
    private mutating func isApart(_ contour: Int, _ list: borrowing ChainList) -> Bool {
        if sides.base[contour] == .compared { return true }
        sides.base[contour] = .compared
        let chains = chains(of: contour, list)
        for first in chains {
            for second in first + 1..<max(first + 1, chains.upperBound) {
                let areNeighbours =
                    second == first + 1 || first == chains.lowerBound && second == chains.upperBound - 1
                if !areApart(first, second, areNeighbours: areNeighbours, list) { return false }
            }
        }
        return true
    }

    private mutating func areApart(_ a: Int, _ b: Int, _ list: borrowing ChainList) -> Bool {
        guard isApart(a, list), isApart(b, list) else { return false }
        for first in chains(of: a, list) {
            for second in chains(of: b, list)
            where !areApart(first, second, areNeighbours: false, list) { return false }
        }
        return true
    }

    private mutating func areApart(
        _ first: Int, _ second: Int, areNeighbours: Bool, _ list: borrowing ChainList
    ) -> Bool {
        stepsLeft -= 1
        let (a, b) = (list.chains.base[first], list.chains.base[second])
        let (boxA, boxB) = (a.box, b.box)
        if boxA.minY > boxB.maxY || boxB.minY > boxA.maxY { return true }
        // A contour of level edges alone encloses nothing.
        if a.winding == 0 || b.winding == 0 { return true }
        var isLeft = boxA.maxX < boxB.minX
        if !isLeft, boxB.maxX >= boxA.minX {
            let (p, q) = (Strand(a, list.vertices.base), Strand(b, list.vertices.base))
            stepsLeft -= p.edges + q.edges
            if stepsLeft < 0 { return false }
            var walk = SideWalk(low: max(boxA.minY, boxB.minY), high: min(boxA.maxY, boxB.maxY))
            if areNeighbours { walk.allowEnds(p[0], p[p.edges], q[0], q[q.edges]) }
            guard Self.walk(p, q, &walk) else { return false }
            if walk.side == 0 { return true }
            isLeft = walk.side > 0
        }
        if isLeft {
            if boxA.minY <= boxB.middle, boxB.middle < boxA.maxY { lefts.base[second] &+= a.winding }
        } else {
            if boxB.minY <= boxA.middle, boxA.middle < boxB.maxY { lefts.base[first] &+= b.winding }
        }
        return true
    }

    /// What is known of two chains on the way along them.
    private struct SideWalk {
        /// The heights that they share.
        let low, high: Int32
        /// Heights at which neighbours meet; where they do not, a height that no vertex has.
        var firstEnd = Int32.min
        var secondEnd = Int32.min
        /// 1: the first is at the left; -1: the second; 0: not known.
        var side = 0

        init(low: Int32, high: Int32) {
            self.low = low
            self.high = high
        }

        mutating func allowEnds(
            _ topA: AreaGrid.Vertex, _ bottomA: AreaGrid.Vertex, _ topB: AreaGrid.Vertex, _ bottomB: AreaGrid.Vertex
        ) {
            if topA == topB || topA == bottomB { firstEnd = topA.y }
            if bottomA == bottomB || bottomA == topB { secondEnd = bottomA.y }
        }

        /// - Parameter gap: Above 0 where the second is at the right of the first.
        @inline(__always)
        mutating func take(_ gap: Int, at y: Int32) -> Bool {
            if gap == 0 { return y == firstEnd || y == secondEnd }
            let found = gap > 0 ? 1 : -1
            if side == 0 { side = found }
            return side == found
        }
    }

    /// Compares each vertex of a chain with the other's edge at its height, on the way down both. Between vertices both
    /// are straight, so what holds at all vertices holds everywhere.
    private static func walk(_ a: Strand, _ b: Strand, _ walk: inout SideWalk) -> Bool {
        // Edges end at these vertices; what ends above the first shared height does not matter.
        var (i, j) = (0, 0)
        while i < a.edges, a[i &+ 1].y < walk.low { i &+= 1 }
        while j < b.edges, b[j &+ 1].y < walk.low { j &+= 1 }
        var (p, q) = (a[i], b[j])
        if p.y >= walk.low {
            if !compare(p, q, j < b.edges ? b[j &+ 1] : q, 1, &walk) { return false }
        }
        if q.y >= walk.low {
            if !compare(q, p, i < a.edges ? a[i &+ 1] : p, -1, &walk) { return false }
        }
        while true {
            let (hasP, hasQ) = (i < a.edges, j < b.edges)
            let nextP = hasP ? a[i &+ 1] : p
            let nextQ = hasQ ? b[j &+ 1] : q
            if hasP, !hasQ || nextP.y <= nextQ.y {
                if nextP.y > walk.high { return true }
                if !compare(nextP, q, nextQ, 1, &walk) { return false }
                p = nextP
                i &+= 1
            } else if hasQ {
                if nextQ.y > walk.high { return true }
                if !compare(nextQ, p, nextP, -1, &walk) { return false }
                q = nextQ
                j &+= 1
            } else {
                return true
            }
        }
    }

    /// A vertex beside the edge from p down to q.
    @inline(__always)
    private static func compare(
        _ vertex: AreaGrid.Vertex, _ p: AreaGrid.Vertex, _ q: AreaGrid.Vertex, _ direction: Int,
        _ walk: inout SideWalk
    ) -> Bool {
        let (left, right) = (Int(p.x &- vertex.x), Int(q.x &- vertex.x))
        if p.y < q.y {
            let (above, below) = (Int(vertex.y &- p.y), Int(q.y &- vertex.y))
            return walk.take((left &* below &+ right &* above) &* direction, at: vertex.y)
        }
        // Along a level edge both of its ends must be on one side.
        return walk.take(left &* direction, at: vertex.y) && walk.take(right &* direction, at: vertex.y)
    }
}
