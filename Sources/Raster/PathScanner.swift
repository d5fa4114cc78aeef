/// Works out a path's coverage: the exact area, in each pixel, of the points that the fill rule takes in.
///
/// Where chains keep apart, they are added one by one (`scanApart`). Else this goes row by row (`scan`):
///
/// A row's chains fall into clusters whose extents in x do not touch. A vertical line between two clusters meets no
/// edge, so the winding number there holds for the whole height of the row, and each cluster can be worked out alone.
/// Inside a cluster the row is cut where chains end. Between two cuts chains that do not cross are ordered from left to
/// right, and only those where the rule changes its mind add their area; those that cross are cut into more slabs.
///
/// Areas are summed as integers (units of 2^-20 pixel), so order, other edges and the part that is asked for
/// cannot change a byte.
final class PathScanner {
    /// A part of an edge inside the row; y is 0 at the top of the row and 1 at its bottom.
    struct Piece: BitwiseCopyable {
        var xa, ya, xb, yb: Double
    }

    /// A chain on its way down.
    struct Walk: BitwiseCopyable {
        /// The upper vertex of the edge that it is at.
        var at: UnsafePointer<SIMD2<Double>>
        /// From a vertex to the next lower one.
        var step: Int
        var edgesLeft: Int
        var winding: Int32
        /// Its pieces in this row.
        var first: Int32 = 0
        var count: Int32 = 0
        /// Their extents.
        var lo = 0.0
        var hi = 0.0
        var from = 0.0
        var to = 0.0
        /// Where the edge that it is at meets the top of the row, if the row above worked that out.
        var crossing = Double.nan
    }

    static let unit: Double = 1_048_576
    /// Edges that swap by less than this are taken as lying on each other.
    static let sameX = 0x1p-20

    /// What is scanned next.
    @exclusivity(unchecked) var chains = ChainList()
    @exclusivity(unchecked) var strokes = Stroker()

    @exclusivity(unchecked) var kernels = Kernels.best
    /// Of this picture.
    @exclusivity(unchecked) var cache = PathCache()
    /// Parts of the path that do not show were left out.
    @exclusivity(unchecked) var isCut = false
    /// The chains keep apart.
    @exclusivity(unchecked) var isApart = false

    @exclusivity(unchecked) var rule = FillRule.nonZero
    @exclusivity(unchecked) var bounds = PixelRect.empty
    @exclusivity(unchecked) var left = 0.0
    @exclusivity(unchecked) var right = 0.0
    @exclusivity(unchecked) var accumulator = GrowingBuffer<Int32>(capacity: 256)
    @exclusivity(unchecked) var touched = GrowingBuffer<UInt64>(capacity: 16)
    @exclusivity(unchecked) var rowHasArea = false
    @exclusivity(unchecked) var walks = GrowingBuffer<Walk>(capacity: 16)
    @exclusivity(unchecked) var pieces = GrowingBuffer<Piece>(capacity: 64)
    /// Chains in this row, from left to right by their left ends.
    @exclusivity(unchecked) var active = GrowingBuffer<Int32>(capacity: 16)
    @exclusivity(unchecked) var parts = GrowingBuffer<Part>(capacity: 16)
    @exclusivity(unchecked) var crossers = SlabScanner()
    @exclusivity(unchecked) var order = ChainOrder()
    @exclusivity(unchecked) var grid = AreaGrid()
    @exclusivity(unchecked) private var byRow = GrowingBuffer<Int32>(capacity: 16)
    @exclusivity(unchecked) private var starts = GrowingBuffer<Int32>(capacity: 256)

    deinit {
        chains.free()
        strokes.free()
        accumulator.free()
        touched.free()
        walks.free()
        pieces.free()
        active.free()
        parts.free()
        byRow.free()
        order.free()
        grid.free()
        starts.free()
    }

    /// Bytes that it keeps.
    var memory: Int {
        chains.memory + strokes.memory + MemoryLayout<Walk>.size * walks.capacity + 32 * pieces.capacity
            + 4 * starts.capacity + grid.memory
    }

    /// The chains' coverage; each pixel's by itself, whatever the bounds.
    func scan(rule: FillRule, bounds: PixelRect, into arena: Arena) -> StoredCoverage {
        self.rule = rule
        self.bounds = bounds
        left = Double(bounds.x0)
        right = Double(bounds.x1)
        accumulator.clear()
        let blocks = bounds.width / 8 + 3
        accumulator.append(repeating: 0, count: 8 * blocks)
        touched.clear()
        touched.append(repeating: 0, count: blocks / 64 + 1)
        active.clear()
        orderByFirstRow()
        let stored = arena.beginCoverage(bounds: bounds)
        arena.rows.reserve(bounds.height)
        var next = 0
        var row = bounds.y0
        while row < bounds.y1 {
            let top = Double(row)
            while next < byRow.count, startRow(byRow.base[next]) <= row {
                active.append(byRow.base[next])
                next += 1
            }
            arena.beginRow(stored)
            row += 1
            guard active.count > 0 else { continue }
            let alike = collect(top: top)
            sortActive()
            scanRow()
            if rowHasArea { flush(accumulator.base, touched.base, into: arena, stored) }
            if alike > 0 {
                let nextStart = next < byRow.count ? startRow(byRow.base[next]) : bounds.y1
                let more = min(min(alike, bounds.y1 - row), nextStart - row)
                if more > 0 { arena.repeatRow(stored, count: more) }
                row += max(more, 0)
            }
        }
        arena.endCoverage(stored)
        return arena.runs.count == stored.runBase ? .empty : stored
    }

    // MARK: Chains

    private func startRow(_ chain: Int32) -> Int {
        let y = chains.points.base[Int(chains.chains.base[Int(chain)].top)].y
        return y <= Double(bounds.y0) ? bounds.y0 : y >= Double(bounds.y1) ? bounds.y1 : Int(y.rounded(.down))
    }

    private func orderByFirstRow() {
        let count = chains.chains.count
        starts.clear()
        starts.append(repeating: 0, count: bounds.height + 1)
        walks.clear()
        walks.reserve(count)
        byRow.clear()
        byRow.reserve(count)
        let points = UnsafePointer(chains.points.base)
        var included = 0
        for number in 0..<count {
            let chain = chains.chains.base[number]
            let edges = Int(chain.bottom) - Int(chain.top)
            walks.append(
                Walk(
                    at: points + Int(chain.top), step: edges < 0 ? -1 : 1, edgesLeft: abs(edges),
                    winding: chain.winding))
            let row = startRow(Int32(truncatingIfNeeded: number)) - bounds.y0
            guard row < bounds.height else { continue }
            starts.base[row + 1] += 1
            included += 1
        }
        for row in 0..<bounds.height { starts.base[row + 1] += starts.base[row] }
        for number in 0..<count {
            let row = startRow(Int32(truncatingIfNeeded: number)) - bounds.y0
            guard row < bounds.height else { continue }
            byRow.base[Int(starts.base[row])] = Int32(truncatingIfNeeded: number)
            starts.base[row] += 1
        }
        byRow.advance(included)
    }

    /// Walks all chains down to the bottom of the row, and leaves out those that ended above it.
    ///
    /// Returns how many rows below this one are alike: all edges in it are upright and go on so far.
    private func collect(top: Double) -> Int {
        pieces.clear()
        var kept = 0
        var alike = Double.infinity
        for index in 0..<active.count {
            let number = active.base[index]
            let walk = walks.base + Int(number)
            let upright = collect(walk, top: top)
            if walk.pointee.count == 0 { continue }
            alike = min(alike, upright)
            active.base[kept] = number
            kept += 1
        }
        active.removeLast(active.count - kept)
        return kept > 0 && alike > 0 && alike < 1e9 ? Int(alike) : 0
    }

    /// Returns how far below this row an edge that fills it goes straight down, in whole rows.
    @inline(__always)
    private func collect(_ walk: UnsafeMutablePointer<Walk>, top: Double) -> Double {
        let bottom = top + 1
        if walk.pointee.edgesLeft > 0 {
            let (p, q) = (walk.pointee.at.pointee, walk.pointee.at[walk.pointee.step])
            if p.x == q.x, p.y <= top, q.y >= bottom {
                // Straight down through the whole row.
                walk.pointee.first = Int32(truncatingIfNeeded: pieces.count)
                walk.pointee.count = 1
                (walk.pointee.lo, walk.pointee.hi) = (p.x, p.x)
                (walk.pointee.from, walk.pointee.to) = (0, 1)
                walk.pointee.crossing = p.x
                pieces.append(Piece(xa: p.x, ya: 0, xb: p.x, yb: 1))
                return min(q.y - bottom, 1e9)
            }
        }
        var w = walk.pointee
        w.first = Int32(truncatingIfNeeded: pieces.count)
        w.count = 0
        while w.edgesLeft > 0, w.at[w.step].y <= top {
            w.at += w.step
            w.edgesLeft -= 1
            w.crossing = .nan
        }
        guard w.edgesLeft > 0 else {
            walk.pointee = w
            return 0
        }
        pieces.reserve(w.edgesLeft)
        var (xa, ya) = (w.at.pointee.x, w.at.pointee.y - top)
        if ya < 0 {
            xa = w.crossing.isNaN ? Self.crossing(w.at.pointee, w.at[w.step], top) : w.crossing
            ya = 0
        }
        w.from = ya
        var (lo, hi) = (xa, xa)
        let out = pieces.base + pieces.count
        var count = 0
        while true {
            let end = w.at[w.step]
            if end.y >= bottom {
                let xb = end.y == bottom ? end.x : Self.crossing(w.at.pointee, end, bottom)
                out[count] = Piece(xa: xa, ya: ya, xb: xb, yb: 1)
                count += 1
                lo = min(lo, xb)
                hi = max(hi, xb)
                w.to = 1
                w.crossing = xb
                break
            }
            let yb = end.y - top
            out[count] = Piece(xa: xa, ya: ya, xb: end.x, yb: yb)
            count += 1
            lo = min(lo, end.x)
            hi = max(hi, end.x)
            w.at += w.step
            w.edgesLeft -= 1
            w.crossing = .nan
            (xa, ya) = (end.x, yb)
            if w.edgesLeft == 0 {
                w.to = yb
                break
            }
        }
        pieces.advance(count)
        w.count = Int32(truncatingIfNeeded: count)
        (w.lo, w.hi) = (lo, hi)
        walk.pointee = w
        return 0
    }

    /// Where an edge from p down to q passes y.
    @inline(__always)
    private static func crossing(_ p: SIMD2<Double>, _ q: SIMD2<Double>, _ y: Double) -> Double {
        if p.x == q.x { return p.x }
        let x = p.x + (y - p.y) * ((q.x - p.x) / (q.y - p.y))
        return min(max(x, min(p.x, q.x)), max(p.x, q.x))
    }

    /// By left end. The list comes nearly sorted from the row above.
    private func sortActive() {
        let (list, walks) = (active.base, walks.base)
        // A total order, so that it does not matter in which row the scan began.
        @inline(__always)
        func isBefore(_ a: Int32, _ b: Int32) -> Bool {
            let (x, y) = (walks[Int(a)].lo, walks[Int(b)].lo)
            return x < y || (x == y && a < b)
        }
        var shifts = 0
        for index in stride(from: 1, to: active.count, by: 1) {
            let number = list[index]
            var place = index
            while place > 0, isBefore(number, list[place - 1]) {
                list[place] = list[place - 1]
                place -= 1
            }
            list[place] = number
            shifts += index - place
            if shifts > 16 * active.count + 256 {
                var all = UnsafeMutableBufferPointer(start: list, count: active.count)
                return all.sort(by: isBefore)
            }
        }
    }

    // MARK: Rows

    @inline(__always)
    func isInside(_ winding: Int32) -> Bool {
        rule == .nonZero ? winding != 0 : winding & 1 != 0
    }

    private func scanRow() {
        rowHasArea = false
        var winding: Int32 = 0
        var start = 0
        while start < active.count {
            let walk = walks.base + Int(active.base[start])
            if walk.pointee.lo >= right { break }
            var end = start + 1
            var reach = walk.pointee.hi
            while end < active.count {
                let other = walks.base + Int(active.base[end])
                if other.pointee.lo > reach { break }
                reach = max(reach, other.pointee.hi)
                end += 1
            }
            if end == start + 1, walk.pointee.from == 0, walk.pointee.to == 1 {
                let after = winding &+ walk.pointee.winding
                addBoundary(
                    pieces.base + Int(walk.pointee.first), Int(walk.pointee.count), from: winding, to: after)
                winding = after
            } else {
                scanCluster(start, end, &winding)
            }
            start = end
        }
    }
}
