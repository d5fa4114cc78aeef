/// Areas and bytes of a row.
extension PathScanner {
    @inline(__always)
    private static func fixed(_ y: Double) -> Int32 { Int32(y * unit + 0.5) }

    /// Rounded down; x is held within reach.
    @inline(__always)
    private static func floored(_ x: Double) -> Int {
        let whole = Int(x)
        return Double(whole) > x ? whole - 1 : whole
    }

    @inline(__always)
    func addBoundary(
        _ xa: Double, _ ya: Double, _ xb: Double, _ yb: Double, from before: Int32, to after: Int32
    ) {
        var piece = Piece(xa: xa, ya: ya, xb: xb, yb: yb)
        addBoundary(&piece, 1, from: before, to: after)
    }

    /// Adds what lies to the right of a chain where the rule lets the inside begin there, or takes it away.
    @inline(__always)
    func addBoundary(
        _ pieces: UnsafePointer<Piece>, _ count: Int, from before: Int32, to after: Int32
    ) {
        let wasInside = isInside(before)
        let goesInside = isInside(after)
        if wasInside != goesInside { addAreas(pieces, count, sign: goesInside ? 1 : -1) }
    }

    private func addAreas(_ pieces: UnsafePointer<Piece>, _ count: Int, sign: Int32) {
        let (left, right, x0) = (self.left, self.right, bounds.x0)
        let row = accumulator.base - x0
        let touched = self.touched.base
        @inline(__always)
        func put(_ column: Int, _ height: Int32, _ covered: Double) {
            // The nearest integer: adding this leaves it in the lower bits.
            let part = Double(height) * covered + 6_755_399_441_055_744
            let inside = Int32(truncatingIfNeeded: Int64(bitPattern: part.bitPattern))
            row[column] &+= inside
            row[column + 1] &+= height &- inside
            let bit = column - x0
            touched[bit >> 6] |= 1 << UInt64(truncatingIfNeeded: bit & 63)
            touched[(bit + 1) >> 6] |= 1 << UInt64(truncatingIfNeeded: (bit + 1) & 63)
        }
        var fromY = Self.fixed(pieces[0].ya)
        for index in 0..<count {
            let piece = pieces[index]
            let toY = Self.fixed(piece.yb)
            defer { fromY = toY }
            if fromY == toY { continue }
            let lowX = min(piece.xa, piece.xb)
            let highX = max(piece.xa, piece.xb)
            if lowX >= right { continue }
            rowHasArea = true
            if highX <= left {
                put(x0, sign &* (toY &- fromY), 1)
                continue
            }
            // All in absolute columns: a difference from the left bound would be rounded by where the bound lies.
            let firstColumn = lowX <= left ? x0 : Self.floored(lowX)
            if highX <= Double(firstColumn + 1), lowX >= left {
                put(firstColumn, sign &* (toY &- fromY), Double(firstColumn + 1) - (lowX + highX) * 0.5)
                continue
            }
            let steepness = (piece.yb - piece.ya) / (piece.xb - piece.xa)
            let leansRight = piece.xb > piece.xa
            // From left to right, whichever end is the upper one.
            var y = leansRight ? fromY : toY
            let lastY = leansRight ? toY : fromY
            let directed: Int32 = leansRight ? sign : 0 &- sign
            let lowest = min(fromY, toY)
            let highest = max(fromY, toY)
            @inline(__always)
            func height(at column: Double) -> Int32 {
                let value = piece.ya + (column - piece.xa) * steepness
                return min(max(Self.fixed(min(max(value, 0), 1)), lowest), highest)
            }
            var from = lowX
            if lowX < left {
                let edge = height(at: left)
                put(x0, directed &* (edge &- y), 1)
                y = edge
                from = left
            }
            var column = firstColumn
            while true {
                let to = Double(column + 1)
                if to >= highX {
                    put(column, directed &* (lastY &- y), to - (from + highX) * 0.5)
                    break
                }
                let endY = height(at: to)
                put(column, directed &* (endY &- y), to - (from + to) * 0.5)
                if to >= right { break }
                y = endY
                from = to
                column += 1
            }
        }
    }

    /// Turns a row's sums into runs, and clears them.
    func flush(into arena: Arena, _ stored: StoredCoverage) {
        let width = bounds.width
        arena.bytes.reserve(width)
        let bytes = arena.bytes.base
        var out = arena.bytes.count
        var runStart = -1
        var sum: Int32 = 0
        var column = 0
        @inline(__always)
        func endRun() {
            guard runStart >= 0 else { return }
            arena.runs.append(
                Coverage.Run(
                    x: Int32(truncatingIfNeeded: bounds.x0 + runStart),
                    count: Int32(truncatingIfNeeded: column - runStart),
                    offset: Int32(truncatingIfNeeded: out - (column - runStart) - stored.byteBase)))
            runStart = -1
        }
        /// Pixels that are all alike.
        @inline(__always)
        func fill(_ end: Int) {
            let byte = Self.byte(sum)
            let count = end - column
            if count <= 0 { return }
            if byte == 0 {
                endRun()
            } else if byte == 255, count >= Self.shortestSolidRun {
                endRun()
                arena.addSolid(x: bounds.x0 + column, count: count)
            } else {
                if runStart < 0 { runStart = column }
                (bytes + out).update(repeating: byte, count: count)
                out += count
            }
            column = end
        }
        let words = touched.base
        for word in 0..<touched.count where words[word] != 0 {
            var bits = words[word]
            words[word] = 0
            while bits != 0 {
                let found = word << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                let added = accumulator.base[found]
                accumulator.base[found] = 0
                if found >= width { continue }
                fill(found)
                sum &+= added
                let byte = Self.byte(sum)
                if byte == 0 {
                    endRun()
                } else {
                    if runStart < 0 { runStart = found }
                    bytes[out] = byte
                    out += 1
                }
                column = found + 1
            }
        }
        fill(width)
        endRun()
        arena.bytes.advance(out - arena.bytes.count)
    }

    /// A stretch of full pixels shorter than this stays among the bytes of its neighbours: a run costs more than
    /// a few bytes.
    private static let shortestSolidRun = 8

    @inline(__always)
    private static func byte(_ area: Int32) -> UInt8 {
        let scaled = (Int64(area) * 255 + 524_288) >> 20
        return UInt8(truncatingIfNeeded: min(max(scaled, 0), 255))
    }
}
