extension AreaGrid {
    struct Edge {
        let px, py, qx, qy: Int
        let sign: Int

        /// Where it passes a height.
        @inline(__always)
        func x(at y: Int, _ slope: Double) -> Int { px &+ AreaGrid.nearest(Double(y &- py) * slope) }
    }

    /// Adding 1.5 * 2^52 to a number leaves the nearest integer in its lower bits.
    @inline(__always)
    private static func nearest(_ value: Double) -> Int {
        Int(Int32(truncatingIfNeeded: Int64(bitPattern: (value + 6_755_399_441_055_744).bitPattern)))
    }

    /// The grid's memory, by values that nothing written there can change.
    struct Target {
        let cells: UnsafeMutablePointer<Int32>
        let touched: UnsafeMutablePointer<UInt64>
        let changes: UnsafeMutablePointer<UInt8>
        let stride, words, origin, left, right, firstRow: Int

        /// An edge through several rows.
        func addRows(_ edge: Edge, _ low: Int, _ high: Int) {
            let (width, height) = (Double(edge.qx &- edge.px), Double(edge.qy &- edge.py))
            let (slope, steepness) = (width / height, height / width)
            var y = max(edge.py, low)
            var x = y == edge.py ? edge.px : edge.x(at: y, slope)
            let last = min(edge.qy, high)
            var row = y >> AreaGrid.shift
            while y < last {
                let bottom = min(last, (row &+ 1) << AreaGrid.shift)
                let end = bottom == edge.qy ? edge.qx : edge.x(at: bottom, slope)
                addPiece(edge, steepness, row &- firstRow, x, y, end, bottom)
                (x, y) = (end, bottom)
                row &+= 1
            }
        }

        /// An edge that lies in one row.
        @inline(__always)
        func addWhole(_ edge: Edge, row: Int) {
            let steepness = Double(edge.qy &- edge.py) / Double(edge.qx &- edge.px)
            addPiece(edge, steepness, row, edge.px, edge.py, edge.qx, edge.qy)
        }

        /// A part of an edge inside a row.
        @inline(__always)
        private func addPiece(
            _ edge: Edge, _ steepness: Double, _ row: Int, _ xa: Int, _ ya: Int, _ xb: Int, _ yb: Int
        ) {
            let (low, high) = (min(xa, xb), max(xa, xb))
            let column = low >> AreaGrid.shift
            let next = (column &+ 1) << AreaGrid.shift
            if high <= next, low >= left, low < right {
                note(row)
                put(row, column, edge.sign &* (yb &- ya), next &+ next &- xa &- xb)
            } else if low < right {
                note(row)
                addWide(edge, steepness, row, xa, ya, xb, yb)
            }
        }

        /// The same through several columns, or beside the bounds.
        private func addWide(
            _ edge: Edge, _ steepness: Double, _ row: Int, _ xa: Int, _ ya: Int, _ xb: Int, _ yb: Int
        ) {
            let (low, high) = (min(xa, xb), max(xa, xb))
            if high <= left {
                return self.put(row, left >> AreaGrid.shift, edge.sign &* (yb &- ya), 2 &* AreaGrid.one)
            }
            @inline(__always)
            func height(_ x: Int) -> Int {
                let y = edge.py &+ AreaGrid.nearest(Double(x &- edge.px) * steepness)
                return min(max(y, ya), yb)
            }
            // From left to right, whichever end is the upper one.
            let leansRight = xb > xa
            var y = leansRight ? ya : yb
            let lastY = leansRight ? yb : ya
            let sign = leansRight ? edge.sign : 0 &- edge.sign
            let sums = cells + (row &* stride &- origin)
            /// What goes into the next column.
            var rest: Int32 = 0
            @inline(__always)
            func put(_ column: Int, _ height: Int, _ covered: Int) {
                let inside = Self.area(height, covered)
                sums[column] &+= rest &+ inside
                rest = Int32(truncatingIfNeeded: height &<< 4) &- inside
            }
            var from = low
            var column = low >> AreaGrid.shift
            if low < left {
                from = left
                column = left >> AreaGrid.shift
                let end = height(left)
                put(column, sign &* (end &- y), 2 &* AreaGrid.one)
                // Both go into the same column.
                sums[column &+ 1] &+= rest
                rest = 0
                y = end
            }
            let first = column
            while true {
                let to = (column &+ 1) << AreaGrid.shift
                if to >= high {
                    put(column, sign &* (lastY &- y), to &+ to &- from &- high)
                    break
                }
                let end = height(to)
                put(column, sign &* (end &- y), to &- from)
                if to >= right { break }
                (y, from) = (end, to)
                column &+= 1
            }
            sums[column &+ 1] &+= rest
            touch(row, first &- origin, column &+ 1 &- origin)
        }

        /// Notes the blocks of some cells.
        @inline(__always)
        private func touch(_ row: Int, _ first: Int, _ last: Int) {
            let bits = touched + row &* words
            let (from, to) = (first &>> 3, last &>> 3)
            if words == 1 {
                bits[0] |= (~0 &<< UInt64(truncatingIfNeeded: from)) & (~0 &>> UInt64(truncatingIfNeeded: 63 &- to))
            } else {
                for block in from...to { bits[block &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: block) }
            }
        }

        /// - Parameter covered: twice the mean width of what is covered of the column.
        @inline(__always)
        func put(_ row: Int, _ column: Int, _ height: Int, _ covered: Int) {
            let inside = Self.area(height, covered)
            put(row, column &- origin, inside, Int32(truncatingIfNeeded: height &<< 4) &- inside)
        }

        @inline(__always)
        static func area(_ height: Int, _ covered: Int) -> Int32 {
            Int32(truncatingIfNeeded: (height &* covered &+ 4096) &>> 13)
        }

        @inline(__always)
        func put(_ row: Int, _ cell: Int, _ inside: Int32, _ outside: Int32) {
            let sums = cells + (row &* stride &+ cell)
            sums[0] &+= inside
            sums[1] &+= outside
            touch(row, cell, cell &+ 1)
        }

        /// This row and the next differ from those above them.
        @inline(__always)
        func note(_ row: Int) {
            UnsafeMutableRawPointer(changes + row).storeBytes(of: 0x0101, as: UInt16.self)
        }
    }
}
