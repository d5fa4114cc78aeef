/// Areas and bytes of a row.
extension PathScanner {
    @inline(__always)
    static func fixed(_ y: Double) -> Int32 { Int32(y * unit + 0.5) }

    @inline(__always)
    mutating func addBoundary(
        _ xa: Double, _ ya: Double, _ xb: Double, _ yb: Double, from before: Int32, to after: Int32
    ) {
        let wasInside = isInside(before)
        let goesInside = isInside(after)
        if wasInside == goesInside { return }
        addArea(xa, ya, xb, yb, sign: goesInside ? 1 : -1)
    }

    /// Adds what lies to the right of the edge, or takes it away.
    mutating func addArea(_ xa: Double, _ ya: Double, _ xb: Double, _ yb: Double, sign: Int32) {
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
    mutating func put(column: Int, height: Int32, covered: Double) {
        let column = column - bounds.x0
        let part = Double(height) * covered
        let inside = Int32(part + (part < 0 ? -0.5 : 0.5))
        accumulator[column] &+= inside
        accumulator[column + 1] &+= height &- inside
        touched[column >> 6] |= 1 << UInt64(column & 63)
        touched[(column + 1) >> 6] |= 1 << UInt64((column + 1) & 63)
    }

    mutating func flush(into builder: inout CoverageBuilder) {
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
    static func byte(_ area: Int32) -> UInt8 {
        let scaled = (Int64(area) * 255 + 524_288) >> 20
        return UInt8(truncatingIfNeeded: min(max(scaled, 0), 255))
    }
}
