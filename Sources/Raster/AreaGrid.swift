/// Sums of areas for some rows at once, to which edges add theirs in any order.
///
/// Vertices lie on a grid of 2^-16 pixel and areas are whole numbers, so that neither order nor the part that is drawn
/// changes a byte. Upright edges are the same in many rows; they are added last, and only to rows that differ from the
/// one above.
struct AreaGrid {
    typealias Vertex = SIMD2<Int32>

    static let shift = 16
    static let one = 1 << shift
    /// Adding this to a number leaves the nearest integer in its lower 32 bits, and these upper ones where it has no more
    /// bits than those: or one more, if it is not negative.
    static let toNearest = 6_755_399_441_055_744.0
    static var wholeNumber: SIMD4<UInt32> { SIMD4(0, 0x4337_ffff, 0, 0x4337_ffff) }
    private static let mostCells = 1 << 16
    /// An upright edge through whole rows.
    private struct Upright: BitwiseCopyable {
        var first, last: Int32
        var column: Int
        var inside, outside: Int32
    }

    /// All 0 between uses, as is `touched`: a bit for each block of eight columns, in some words a row.
    private var cells = GrowingBuffer<Int32>(capacity: 1 << 12)
    private var touched = GrowingBuffer<UInt64>(capacity: 64)
    /// 1 for each row that is not like the one above.
    private var changes = GrowingBuffer<UInt8>(capacity: 256)
    private var uprights = GrowingBuffer<Upright>(capacity: 16)
    private(set) var rows = 0..<0
    private var stride = 0
    private var words = 0
    /// Bounds in units of the grid, and the column of the first cell.
    private var left = 0
    private var right = 0
    private var origin = 0
    /// What is added to every vertex's x, in units of the grid.
    private var shift = 0

    func free() {
        cells.free()
        touched.free()
        changes.free()
        uprights.free()
    }

    var memory: Int { 4 * cells.capacity + 8 * touched.capacity + changes.capacity + 32 * uprights.capacity }

    /// How many rows it holds at once.
    static func height(of bounds: PixelRect) -> Int { max(1, min(bounds.height, mostCells / stride(of: bounds))) }

    private static func stride(of bounds: PixelRect) -> Int {
        // What is at the right of the last column goes into one more.
        (bounds.x1 &- (bounds.x0 & ~7) &+ 15) & ~7
    }

    /// - Parameter shift: By so many pixels edges are moved to the right.
    mutating func begin(_ rows: Range<Int>, of bounds: PixelRect, shift: Int = 0) {
        self.rows = rows
        self.shift = shift << Self.shift
        stride = Self.stride(of: bounds)
        words = (stride / 8) >> 6 + 1
        left = bounds.x0 << Self.shift
        right = bounds.x1 << Self.shift
        origin = bounds.x0 & ~7
        let (cellCount, wordCount) = (stride * rows.count, words * rows.count)
        if cells.count < cellCount { cells.append(repeating: 0, count: cellCount - cells.count) }
        if touched.count < wordCount { touched.append(repeating: 0, count: wordCount - touched.count) }
        changes.clear()
        changes.append(repeating: 0, count: rows.count + 2)
        changes.base[0] = 1
        uprights.clear()
    }

    /// Where edges' areas go.
    private var target: Target {
        let first = rows.lowerBound
        return Target(
            cells: cells.base - (first &* stride &+ origin), touched: touched.base - first &* words,
            changes: changes.base - first, stride: stride, words: words, origin: origin, left: left, right: right)
    }

    // MARK: Edges

    /// Adds the part of a chain that lies in the rows: what is at its right, or takes it away.
    ///
    /// - Parameters:
    ///   - first: The upper end; the other vertices follow at steps of `step`.
    ///   - box: What the chain lies in.
    ///   - sign: 1 or -1.
    mutating func add(_ first: UnsafePointer<Vertex>, step: Int, edges: Int, box: ChainBox, sign: Int) {
        let (low, high) = (rows.lowerBound << Self.shift, rows.upperBound << Self.shift)
        let (minX, maxX) = (Int(box.minX) &+ shift, Int(box.maxX) &+ shift)
        if minX >= left, maxX < right, Int(box.minY) >= low, Int(box.maxY) <= high {
            add(first, step: step, edges: edges, sign: sign, InsideEdges.self)
        } else {
            add(first, step: step, edges: edges, sign: sign, CutEdges.self)
        }
    }

    @inline(never)
    private mutating func add<Reach: EdgeReach>(
        _ first: UnsafePointer<Vertex>, step: Int, edges: Int, sign: Int, _ reach: Reach.Type
    ) {
        let target = self.target
        let (low, high) = (rows.lowerBound << Self.shift, rows.upperBound << Self.shift)
        var vertex = first
        var (px, py) = (Int(vertex.pointee.x) &+ shift, Int(vertex.pointee.y))
        for _ in 0..<edges {
            vertex += step
            let (qx, qy) = (Int(vertex.pointee.x) &+ shift, Int(vertex.pointee.y))
            let edge = Edge(px: px, py: py, qx: qx, qy: qy, sign: sign)
            (px, py) = (qx, qy)
            if edge.py == edge.qy { continue }
            if !Reach.isInside {
                if edge.qy <= low { continue }
                if edge.py >= high { return }
                if min(edge.px, edge.qx) >= right { continue }
            }
            if edge.px == edge.qx {
                addUpright(edge, max(edge.py, low), min(edge.qy, high), target)
            } else if edge.qy <= (edge.py | (Self.one - 1)) + 1, Reach.isInside || edge.py >= low {
                target.addPiece(edge, edge.py >> Self.shift, edge.px, edge.py, edge.qx, edge.qy, reach)
            } else {
                target.addRows(edge, low, high, reach)
            }
        }
    }

    private mutating func addUpright(_ edge: Edge, _ from: Int, _ to: Int, _ target: Target) {
        let x = max(edge.px, left)
        let column = x >> Self.shift
        let covered = edge.px <= left ? 2 &* Self.one : 2 &* (((column &+ 1) << Self.shift) &- x)
        let (top, end) = (from >> Self.shift, to >> Self.shift)
        let (upper, lower) = (from & (Self.one - 1), to & (Self.one - 1))
        if top == end {
            target.note(top)
            return target.put(top, column, edge.sign &* (to &- from), covered)
        }
        var whole = top
        if upper > 0 {
            target.note(top)
            target.put(top, column, edge.sign &* (Self.one &- upper), covered)
            whole &+= 1
        }
        if lower > 0 {
            target.note(end)
            target.put(end, column, edge.sign &* lower, covered)
        }
        guard whole < end else { return }
        target.changes[whole] = 1
        target.changes[end] = 1
        let inside = Target.area(edge.sign &* Self.one, covered)
        uprights.append(
            Upright(
                first: Int32(truncatingIfNeeded: whole), last: Int32(truncatingIfNeeded: end),
                column: column, inside: inside,
                outside: Int32(truncatingIfNeeded: edge.sign &* Self.one &<< 4) &- inside))
    }

    /// Adds the upright edges to the rows that differ from those above.
    func finish() {
        let target = self.target
        for index in 0..<uprights.count {
            let upright = uprights.base[index]
            for row in Int(upright.first)..<Int(upright.last) where target.changes[row] != 0 {
                target.put(row, upright.column, upright.inside, upright.outside)
            }
        }
    }

    // MARK: Rows

    /// The first row from `row` on that differs from the one above; or the number of rows.
    @inline(__always)
    func next(_ row: Int) -> Int {
        var row = row
        while row < rows.count, changes.base[row] == 0 { row &+= 1 }
        return row
    }

    @inline(__always)
    func sums(_ row: Int) -> UnsafeMutablePointer<Int32> { cells.base + row &* stride }

    @inline(__always)
    func touched(_ row: Int) -> UnsafeMutablePointer<UInt64> { touched.base + row &* words }

    /// Whether an edge touches the row.
    @inline(__always)
    func isTouched(_ row: Int) -> Bool {
        for word in 0..<words where touched.base[row &* words &+ word] != 0 { return true }
        return false
    }
}
