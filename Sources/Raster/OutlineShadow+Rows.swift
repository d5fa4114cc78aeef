import RasterKernels

extension OutlineShadow {
    /// A stretch of a row in which the same corners act.
    struct Piece {
        var x, count: Int
        /// The coverage of all its pixels, where no corner acts and A is 1.
        var all: UInt8?
        var partCount: Int
    }

    /// The pieces of row y at columns from ..< to (multiples of 8 within x0 ... x1), left to right. `parts` has room
    /// for four, and holds a piece's own while `body` runs.
    @inline(__always)
    func forEachPiece(
        y: Int, from: Int, to: Int, reader: ArenaReader, parts: UnsafeMutablePointer<rk_shadow_part>,
        _ body: (_ piece: Piece) -> Void
    ) {
        if leftEnd <= rightStart {
            let (middle, end) = (max(from, min(leftEnd, to)), max(from, min(rightStart, to)))
            if from < middle {
                var count = collect(topLeft, y, from, reader, parts)
                count += collect(bottomLeft, y, from, reader, parts + count)
                body(Piece(x: from, count: middle - from, all: nil, partCount: count))
            }
            if middle < end {
                let all = Self.byte(reader.floats[b + y - bounds.y0])
                body(Piece(x: middle, count: end - middle, all: all, partCount: 0))
            }
            if end < to {
                var count = collect(topRight, y, end, reader, parts)
                count += collect(bottomRight, y, end, reader, parts + count)
                body(Piece(x: end, count: to - end, all: nil, partCount: count))
            }
            return
        }
        // The sides meet: left alone, both, right alone.
        let (both, right) = (max(from, min(rightStart, to)), max(from, min(leftEnd, to)))
        if from < both {
            var count = collect(topLeft, y, from, reader, parts)
            count += collect(bottomLeft, y, from, reader, parts + count)
            body(Piece(x: from, count: both - from, all: nil, partCount: count))
        }
        if both < right {
            var count = collect(topLeft, y, both, reader, parts)
            count += collect(bottomLeft, y, both, reader, parts + count)
            count += collect(topRight, y, both, reader, parts + count)
            count += collect(bottomRight, y, both, reader, parts + count)
            body(Piece(x: both, count: right - both, all: nil, partCount: count))
        }
        if right < to {
            var count = collect(topRight, y, right, reader, parts)
            count += collect(bottomRight, y, right, reader, parts + count)
            body(Piece(x: right, count: to - right, all: nil, partCount: count))
        }
    }

    /// A and B for a piece.
    @inline(__always)
    func rectangle(_ reader: ArenaReader, x: Int, y: Int) -> (a: UnsafePointer<Float>, b: Float) {
        (reader.floats + (a + x - x0), reader.floats[b + y - bounds.y0])
    }

    /// The same rounding as the kernel's.
    @inline(__always)
    private static func byte(_ coverage: Float) -> UInt8 {
        let scaled = coverage * 255 + 0.5
        return scaled > 0 ? scaled > 255 ? 255 : UInt8(truncatingIfNeeded: Int32(scaled)) : 0
    }

    /// A corner's nodes that act in row y, from column x on: 1, or 0 where none does.
    ///
    /// Nodes are ordered by depth, so those near a row stand side by side.
    @inline(__always)
    private func collect(
        _ part: Part, _ y: Int, _ x: Int, _ reader: ArenaReader, _ out: UnsafeMutablePointer<rk_shadow_part>
    ) -> Int {
        guard y >= part.y0, y < part.y1 else { return 0 }
        let g = reader.floats + (part.g + (y - part.y0) * part.count)
        var (first, last) = (0, part.count)
        while first < last, g[first] < Self.least { first += 1 }
        while last > first, g[last - 1] < Self.least { last -= 1 }
        guard first < last else { return 0 }
        out.pointee = rk_shadow_part(
            h: reader.floats + (part.h + first * part.columns + x - part.x0), stride: part.columns, g: g + first,
            count: last - first)
        return 1
    }
}
