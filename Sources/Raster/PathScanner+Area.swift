/// Areas and bytes of a row.
extension PathScanner {
    /// Adding this to a number leaves the nearest integer in the lower bits.
    private static let toNearest = 6_755_399_441_055_744.0

    @inline(__always)
    private static func nearest(_ value: Double) -> Int32 {
        Int32(truncatingIfNeeded: Int64(bitPattern: (value + toNearest).bitPattern))
    }

    @inline(__always)
    private static func fixed(_ y: Double) -> Int32 { nearest(y * unit) }

    /// Rounded down; x lies within the bounds.
    @inline(__always)
    private static func floored(_ x: Double) -> Int {
        let biased = x + toNearest
        let whole = Int(Int32(truncatingIfNeeded: Int64(bitPattern: biased.bitPattern)))
        return biased - toNearest > x ? whole &- 1 : whole
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
        let origin = x0 & ~7
        let row = accumulator.base - origin
        let touched = self.touched.base
        @inline(__always)
        func put(_ column: Int, _ height: Int32, _ covered: Double) {
            let inside = Self.nearest(Double(height) * covered)
            row[column] &+= inside
            row[column &+ 1] &+= height &- inside
            let block = (column &- origin) >> 3
            let next = (column &+ 1 &- origin) >> 3
            touched[block >> 6] |= 1 &<< UInt64(truncatingIfNeeded: block)
            touched[next >> 6] |= 1 &<< UInt64(truncatingIfNeeded: next)
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
            if highX <= Double(firstColumn &+ 1), lowX >= left {
                put(firstColumn, sign &* (toY &- fromY), Double(firstColumn &+ 1) - (lowX + highX) * 0.5)
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
                let to = Double(column &+ 1)
                if to >= highX {
                    put(column, directed &* (lastY &- y), to - (from + highX) * 0.5)
                    break
                }
                let endY = height(at: to)
                put(column, directed &* (endY &- y), to - (from + to) * 0.5)
                if to >= right { break }
                y = endY
                from = to
                column &+= 1
            }
        }
    }

    /// Turns a row's sums into runs, and clears them.
    ///
    /// Runs begin and end at multiples of 8 pixels, padded with coverage 0, so that kernels meet whole vectors alone.
    func flush(
        _ sums: UnsafeMutablePointer<Int32>, _ words: UnsafeMutablePointer<UInt64>, into arena: Arena,
        _ stored: StoredCoverage
    ) {
        let origin = bounds.x0 & ~7
        let blocks = (bounds.x1 &- origin + 7) >> 3
        let tail = self.tail
        arena.bytes.reserve(8 * blocks)
        arena.runs.reserve(blocks)
        let firstByte = arena.bytes.base + arena.bytes.count
        var out = firstByte
        let firstRun = arena.runs.base + arena.runs.count
        var run = firstRun
        let base = arena.bytes.base + stored.byteBase
        var sum: Int32 = 0
        /// The open run: of bytes, or of full blocks.
        var start = 0
        var kind = Kind.none
        @inline(__always)
        func begin(_ next: Kind, _ block: Int) {
            guard kind != next else { return }
            if kind != .none {
                let count = 8 &* (block &- start)
                run.pointee = Coverage.Run(
                    x: Int32(truncatingIfNeeded: origin &+ 8 &* start), count: Int32(truncatingIfNeeded: count),
                    offset: kind == .full ? -1 : Int32(truncatingIfNeeded: out - base &- count))
                run += 1
            }
            kind = next
            start = block
        }
        var block = 0
        while block < blocks {
            let bits = words[block >> 6] &>> UInt64(truncatingIfNeeded: block)
            // Blocks that an edge touches, in a row.
            let edged = min((~bits).trailingZeroBitCount, 64 &- block & 63, blocks &- block)
            if edged > 0 {
                begin(.bytes, block)
                sum = kernels.coverage(out, sums + 8 &* block, blocks: edged, sum: sum)
                out += 8 &* edged
                block &+= edged
                continue
            }
            // Those that no edge touches are all alike.
            let end = min(block &+ min(bits.trailingZeroBitCount, 64 &- block & 63), blocks)
            let byte = Self.byte(sum)
            if byte == 0 {
                begin(.none, block)
            } else if byte == 255 {
                // The last block may lie in part beyond the right bound.
                let full = end == blocks && tail != .max ? end &- 1 : end
                if block < full { begin(.full, block) }
                if full < end {
                    begin(.bytes, full)
                    out.update(repeating: 255, count: 8)
                    out += 8
                }
            } else {
                begin(.bytes, block)
                out.update(repeating: byte, count: 8 &* (end &- block))
                out += 8 &* (end &- block)
            }
            block = end
        }
        if kind == .bytes, tail != .max {
            let last = UnsafeMutableRawPointer(out - 8)
            last.storeBytes(of: last.loadUnaligned(as: UInt64.self) & tail, as: UInt64.self)
        }
        begin(.none, blocks)
        arena.bytes.advance(out - firstByte)
        arena.runs.advance(run - firstRun)
        for word in 0...blocks >> 6 { words[word] = 0 }
        // What lies beyond the right bound.
        sums[8 &* blocks] = 0
    }

    private enum Kind { case none, bytes, full }

    /// The pixels of the last block that lie in the bounds.
    private var tail: UInt64 {
        let rest = bounds.x1 & 7
        return rest == 0 ? .max : (1 &<< UInt64(8 * rest)) &- 1
    }

    @inline(__always)
    private static func byte(_ area: Int32) -> UInt8 {
        // No sum is far from 0 ... 2^20.
        let scaled = (area &* 255 &+ 524_288) >> 20
        return UInt8(truncatingIfNeeded: min(max(scaled, 0), 255))
    }
}
