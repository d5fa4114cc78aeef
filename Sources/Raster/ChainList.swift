import Foundation

/// The straight edges of a flattened path that can show between two rows of pixels, as chains that run down or up.
///
/// Edges above and below are left out, which changes nothing: rows are worked out one by one. Edges at the sides are
/// kept whatever is asked for, so that a pixel's byte never depends on the part that is drawn.
struct ChainList {
    /// Vertices along which y never turns. Level edges belong to the chain that they follow.
    struct Chain: BitwiseCopyable {
        /// Places of the uppermost and the lowest vertex.
        var top, bottom: Int32
        /// +1: the path runs down, and vertices follow each other upwards in memory; -1: up. 0: level edges alone.
        var winding: Int32
        /// Where the list is whole.
        var box: ChainBox
    }

    struct Contour: BitwiseCopyable {
        /// The place after its last chain.
        var end: Int32
        /// 1 or -1 where it is known that its chains meet at their ends alone: then those that run down have the inside
        /// at their right, or at their left.
        var inside: Int32
        /// Where the list is whole.
        var box = ChainBox.empty
    }

    /// Coordinates are held inside this, where a Double still resolves a thousandth of a pixel.
    static let limit = 0x1p40
    /// The most chords that stand for one curve; reached by curves of some hundred thousand pixels.
    static let maximumChords = 8192
    /// The largest distance between a curve and its chords when it is to be exact: at most one level of 255 in a
    /// pixel that is crossed along its diagonal, for a chord lies 2/3 of it off on average.
    static let exactTolerance = 0.004

    /// Where the list is on the grid alone: none, until `findPoints`.
    private(set) var points = GrowingBuffer<SIMD2<Double>>(capacity: 256)
    /// The points on the grid, where the list is whole.
    private(set) var vertices = GrowingBuffer<AreaGrid.Vertex>(capacity: 256)
    private(set) var chains = GrowingBuffer<Chain>(capacity: 16)
    private(set) var contours = GrowingBuffer<Contour>(capacity: 16)
    /// Something lies above or below the rows.
    private(set) var isCut = false
    private(set) var minX = Double.infinity
    private(set) var maxX = -Double.infinity
    private(set) var minY = Double.infinity
    private(set) var maxY = -Double.infinity

    private(set) var top = 0.0
    private(set) var bottom = 0.0
    private var startX = 0.0
    private var startY = 0.0
    private(set) var lastX = 0.0
    private(set) var lastY = 0.0
    private var contour = Contour(end: 0, inside: 0)
    private var chainStart = -1
    private var direction: Int32 = 0

    /// Of its points, or vertices.
    var count: Int { max(points.count, vertices.count) }

    func free() {
        points.free()
        vertices.free()
        chains.free()
        contours.free()
    }

    var memory: Int { 16 * points.capacity + 8 * vertices.capacity + 28 * chains.capacity + 40 * contours.capacity }

    /// Empty, for the edges that reach into these rows; nil for all.
    mutating func clear(rows: Range<Int>?) {
        points.clear()
        vertices.clear()
        chains.clear()
        contours.clear()
        (minX, maxX) = (.infinity, -.infinity)
        (minY, maxY) = (.infinity, -.infinity)
        (top, bottom) = rows.map { (Double($0.lowerBound), Double($0.upperBound)) } ?? (-.infinity, .infinity)
        chainStart = -1
        contour = Contour(end: 0, inside: 0)
        isCut = false
    }

    /// Adds a path moved by `offset`.
    ///
    /// Subpaths that are left open are closed. A segment with a point that is not finite is dropped, and the next
    /// one goes on from the last good point, so that every outline stays closed.
    ///
    /// - Parameter limit: With more points than this, it stops somewhere.
    mutating func add(_ path: PathData, offset: SIMD2<Double>, flatness: Flatness, limit: Int = .max) {
        func held(_ point: CGPoint) -> (Double, Double) {
            Self.held(CGPoint(x: point.x + offset.x, y: point.y + offset.y))
        }
        var index = 0
        var hasStart = false
        for verb in path.verbs {
            let first = index
            index += verb.pointCount
            if verb == .close {
                if hasStart { closeContour() }
                continue
            }
            var isFinite = true
            for place in first..<index {
                let point = path.points[place]
                if !(point.x.isFinite && point.y.isFinite) { isFinite = false }
            }
            guard isFinite else { continue }
            if points.count > limit { return }
            let end = held(path.points[index - 1])
            switch verb {
            case .move:
                if hasStart { closeContour() }
                begin(end.0, end.1)
                hasStart = true
            case .line where hasStart:
                addLine(end.0, end.1)
            case .quad where hasStart:
                addQuad(held(path.points[first]), end, flatness)
            case .cubic where hasStart:
                addCubic(held(path.points[first]), held(path.points[first + 1]), end, flatness)
            default:
                break
            }
        }
        if hasStart { closeContour() }
    }

    /// Polygons, brought to pixels: on the grid alone, if nothing is left out of the list and no point is out of its range.
    mutating func add(_ polygons: borrowing PolygonList, transform: Affine) {
        // All polygons turn the same way.
        let area = transform.a * transform.d - transform.b * transform.c
        let inside: Int32 = area > 0 ? 1 : area < 0 ? -1 : 0
        if top == -.infinity, points.count == 0, place(polygons, transform) {
            var first = 0
            for polygon in 0..<polygons.ends.count {
                // Each has its first vertex again at its end.
                let last = Int(polygons.ends.base[polygon]) + polygon
                addPlaced(first, last, inside: polygons.simple.base[polygon] ? inside : 0)
                first = last + 1
            }
            return
        }
        var first = 0
        for polygon in 0..<polygons.ends.count {
            let end = Int(polygons.ends.base[polygon])
            var isFirst = true
            for index in first..<end {
                let point = transform.apply(to: polygons.points.base[index].point)
                guard point.x.isFinite, point.y.isFinite else { continue }
                let (x, y) = Self.held(point)
                if isFirst { begin(x, y) } else { addLine(x, y) }
                isFirst = false
            }
            if !isFirst { closeContour(inside: polygons.simple.base[polygon] ? inside : 0) }
            first = end
        }
    }

    /// Brings polygons to the grid; false where one has a point out of its range.
    private mutating func place(_ polygons: borrowing PolygonList, _ transform: Affine) -> Bool {
        vertices.reserve(polygons.points.count + polygons.ends.count)
        var next = vertices.base
        let unit = Double(AreaGrid.one)
        let (alongX, alongY) = (SIMD2(transform.a, transform.b) * unit, SIMD2(transform.c, transform.d) * unit)
        let shift = SIMD2(transform.tx, transform.ty) * unit
        let whole = AreaGrid.wholeNumber
        /// What of all points' upper bits differs from those of whole numbers of 32 bits.
        var wild = SIMD4<UInt32>.zero
        var point = UnsafePointer(polygons.points.base)
        for polygon in 0..<polygons.ends.count {
            let first = next
            let end = UnsafePointer(polygons.points.base) + Int(polygons.ends.base[polygon])
            while point < end {
                let p = point.pointee
                let place = alongX * p.x + alongY * p.y + shift
                let bits = unsafeBitCast(place + AreaGrid.toNearest, to: SIMD4<UInt32>.self)
                // Twice as far out: the upper bits leave a sign bit's room.
                wild |= unsafeBitCast(place + place + AreaGrid.toNearest, to: SIMD4<UInt32>.self) &- whole
                next.pointee = unsafeBitCast(bits.evenHalf, to: AreaGrid.Vertex.self)
                next += 1
                point += 1
            }
            next.pointee = first.pointee
            next += 1
        }
        // A bit for being negative.
        guard wild.y <= 1, wild.w <= 1 else { return false }
        vertices.advance(polygons.points.count + polygons.ends.count)
        return true
    }

    /// The chains of a contour whose vertices are there.
    private mutating func addPlaced(_ first: Int, _ last: Int, inside: Int32) {
        let end = UnsafePointer(vertices.base) + last
        var contour = Contour(end: 0, inside: inside)
        var index = first
        while index < last {
            let begin = UnsafePointer(vertices.base) + index
            var at = begin
            var y = at.pointee.y
            var (lowX, highX) = (at.pointee.x, at.pointee.x)
            // 1 and -1 together are 0.
            var heading: Int32 = 0
            while at < end {
                let to = at[1]
                if to.y != y {
                    let turn: Int32 = to.y > y ? 1 : -1
                    if turn &+ heading == 0 { break }
                    heading = turn
                    y = to.y
                }
                lowX = min(lowX, to.x)
                highX = max(highX, to.x)
                at += 1
            }
            let start = index
            index += at - begin
            let box = ChainBox(lowX, highX, begin.pointee.y, y)
            contour.box.add(box)
            append(from: start, to: index, heading, box)
        }
        contour.end = Int32(truncatingIfNeeded: chains.count)
        contours.append(contour)
        let unit = 1 / Double(AreaGrid.one)
        minX = min(minX, Double(contour.box.minX) * unit)
        maxX = max(maxX, Double(contour.box.maxX) * unit)
        minY = min(minY, Double(contour.box.minY) * unit)
        maxY = max(maxY, Double(contour.box.maxY) * unit)
    }

    /// Makes the points of what has vertices alone.
    mutating func findPoints() {
        guard points.count == 0 else { return }
        points.reserve(vertices.count)
        for index in 0..<vertices.count {
            let vertex = vertices.base[index]
            points.base[index] = SIMD2(Double(vertex.x), Double(vertex.y)) * (1 / Double(AreaGrid.one))
        }
        points.advance(vertices.count)
    }

    @inline(__always)
    private mutating func append(from first: Int, to last: Int, _ heading: Int32, _ box: ChainBox) {
        let (first, last) = (Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: last))
        chains.append(
            heading < 0
                ? Chain(top: last, bottom: first, winding: -1, box: box)
                : Chain(top: first, bottom: last, winding: heading, box: box))
    }

    private static func held(_ point: CGPoint) -> (Double, Double) {
        (min(max(point.x, -limit), limit), min(max(point.y, -limit), limit))
    }

    private mutating func begin(_ x: Double, _ y: Double) {
        (startX, startY) = (x, y)
        (lastX, lastY) = (x, y)
    }

    private mutating func closeContour(inside: Int32 = 0) {
        addLine(startX, startY)
        endChain()
        contour.end = Int32(truncatingIfNeeded: chains.count)
        contour.inside = inside
        contours.append(contour)
        contour = Contour(end: 0, inside: 0)
    }

    private mutating func endChain() {
        guard chainStart >= 0 else { return }
        var box = ChainBox.empty
        if top == -.infinity {
            box = placeChain()
            contour.box.add(box)
        }
        append(from: chainStart, to: points.count - 1, direction, box)
        chainStart = -1
    }

    /// On the grid; what is far out lands anywhere.
    @inline(__always)
    private static func vertex(_ point: SIMD2<Double>) -> AreaGrid.Vertex {
        unsafeBitCast(point * Double(AreaGrid.one) + AreaGrid.toNearest, to: SIMD4<Int32>.self).evenHalf
    }

    /// Brings the chain that ends to the grid.
    private mutating func placeChain() -> ChainBox {
        let count = points.count - chainStart
        vertices.reserve(count)
        let grid = vertices.base + chainStart
        var vertex = Self.vertex(points.base[chainStart])
        let first = vertex
        var (lowX, highX) = (vertex.x, vertex.x)
        grid[0] = vertex
        for index in 1..<count {
            let to = Self.vertex(points.base[chainStart + index])
            (lowX, highX) = (min(lowX, to.x), max(highX, to.x))
            grid[index] = to
            vertex = to
        }
        vertices.advance(count)
        return ChainBox(lowX, highX, first.y, vertex.y)
    }

    mutating func addLine(_ x: Double, _ y: Double) {
        let px = lastX
        let py = lastY
        if px == x, py == y { return }
        lastX = x
        lastY = y
        if max(py, y) <= top || min(py, y) >= bottom {
            isCut = true
            return endChain()
        }
        let heading: Int32 = py < y ? 1 : (py > y ? -1 : 0)
        if chainStart >= 0, heading != direction, heading != 0, direction != 0 { endChain() }
        if chainStart < 0 {
            chainStart = points.count
            direction = 0
            append(px, py)
        }
        if heading != 0 { direction = heading }
        append(x, y)
    }

    @inline(__always)
    private mutating func append(_ x: Double, _ y: Double) {
        points.append(SIMD2(x, y))
        minX = min(minX, x)
        maxX = max(maxX, x)
        minY = min(minY, y)
        maxY = max(maxY, y)
    }
}
