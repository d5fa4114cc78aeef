extension AreaGrid {
    struct Edge {
        let px, py, qx, qy: Int
        let sign: Int

        /// Where it passes a height.
        @inline(__always)
        func x(at y: Int, _ slope: Double) -> Int { px &+ AreaGrid.nearest(Double(y &- py) * slope) }
    }

    @inline(__always)
    private static func nearest(_ value: Double) -> Int {
        Int(Int32(truncatingIfNeeded: Int64(bitPattern: (value + toNearest).bitPattern)))
    }

    /// The grid's memory, by values that nothing written there can change.
    struct Target {
        /// By row and column, as are the bits of blocks and the changes by row: the grid begins elsewhere.
        let cells: UnsafeMutablePointer<Int32>
        let touched: UnsafeMutablePointer<UInt64>
        let changes: UnsafeMutablePointer<UInt8>
        let stride, words, origin, left, right: Int

        /// An edge through several rows.
        @inline(never)
        func addRows<Reach: EdgeReach>(_ edge: Edge, _ low: Int, _ high: Int, _ reach: Reach.Type) {
            let slope = Double(edge.qx &- edge.px) / Double(edge.qy &- edge.py)
            var y = Reach.isInside ? edge.py : max(edge.py, low)
            var x = Reach.isInside || y == edge.py ? edge.px : edge.x(at: y, slope)
            let last = Reach.isInside ? edge.qy : min(edge.qy, high)
            var row = y >> AreaGrid.shift
            while y < last {
                let bottom = min(last, (row &+ 1) << AreaGrid.shift)
                let end = bottom == edge.qy ? edge.qx : edge.x(at: bottom, slope)
                addPiece(edge, row, x, y, end, bottom, reach)
                (x, y) = (end, bottom)
                row &+= 1
            }
        }

        /// A part of an edge inside a row.
        @inline(__always)
        func addPiece<Reach: EdgeReach>(
            _ edge: Edge, _ row: Int, _ xa: Int, _ ya: Int, _ xb: Int, _ yb: Int, _ reach: Reach.Type
        ) {
            let (low, high) = (min(xa, xb), max(xa, xb))
            let column = low >> AreaGrid.shift
            let next = (column &+ 1) << AreaGrid.shift
            if high <= next, Reach.isInside || low >= left && low < right {
                note(row)
                put(row, column, edge.sign &* (yb &- ya), next &+ next &- xa &- xb)
            } else if Reach.isInside || low < right {
                note(row)
                addWide(edge, row, xa, ya, xb, yb, reach)
            }
        }

        /// The same through several columns, or beside the bounds.
        @inline(never)
        private func addWide<Reach: EdgeReach>(
            _ edge: Edge, _ row: Int, _ xa: Int, _ ya: Int, _ xb: Int, _ yb: Int, _ reach: Reach.Type
        ) {
            let (low, high) = (min(xa, xb), max(xa, xb))
            let steepness = Double(edge.qy &- edge.py) / Double(edge.qx &- edge.px)
            if !Reach.isInside, high <= left {
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
            let sums = cells + row &* stride
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
            if !Reach.isInside, low < left {
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
                if !Reach.isInside, to >= right { break }
                (y, from) = (end, to)
                column &+= 1
            }
            sums[column &+ 1] &+= rest
            touch(row, first, column &+ 1)
        }

        /// Notes the blocks of some cells.
        @inline(__always)
        private func touch(_ row: Int, _ first: Int, _ last: Int) {
            let bits = touched + row &* words
            let (from, to) = ((first &- origin) &>> 3, (last &- origin) &>> 3)
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
            put(row, column, inside, Int32(truncatingIfNeeded: height &<< 4) &- inside)
        }

        @inline(__always)
        static func area(_ height: Int, _ covered: Int) -> Int32 {
            Int32(truncatingIfNeeded: (height &* covered &+ 4096) &>> 13)
        }

        @inline(__always)
        func put(_ row: Int, _ column: Int, _ inside: Int32, _ outside: Int32) {
            let sums = cells + (row &* stride &+ column)
            sums[0] &+= inside
            sums[1] &+= outside
            touch(row, column, column &+ 1)
        }

        /// This row and the next differ from those above them.
        @inline(__always)
        func note(_ row: Int) {
            UnsafeMutableRawPointer(changes + row).storeBytes(of: 0x0101, as: UInt16.self)
        }
    }
}
