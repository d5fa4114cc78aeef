import CornerGeometry
import Foundation

/// Writes an outline's coverage into an arena, row by row.
///
/// Runs begin and end at multiples of 8 pixels, padded with coverage 0, so that kernels meet whole vectors alone.
struct OutlineCoverage {
    /// Farther out than this, coordinates are cut: more than any canvas, little enough for exact sums.
    static let reach = 4_194_304.0

    private let minX, minY, maxX, maxY: Double
    private let x0, y0, x1, y1: Int
    private let within: PixelRect
    private let left, right, top, bottom: Double
    private let topLeft, topRight, bottomRight, bottomLeft: CornerTable?
    private let topRows, bottomRows: Int
    private let arena: Arena
    private var stored: StoredCoverage
    private var floats: [Float] = []

    /// An outline's edges, kept within reach; nil where nothing is inside.
    static func edges(of outline: CornerOutline) -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
        func held(_ value: CGFloat) -> Double { min(max(Double(value), -reach), reach) }
        let rect = outline.rect
        let (minX, minY) = (held(rect.minX), held(rect.minY))
        let (maxX, maxY) = (held(rect.maxX), held(rect.maxY))
        guard minX < maxX, minY < maxY else { return nil }
        return (minX, minY, maxX, maxY)
    }

    /// A corner of this radius cuts off all that is within reach of it, as every larger one does.
    private static let largestRadius = 1024 * reach

    /// The curve at a corner; nil where none shows: of a square corner, and of one beyond reach.
    static func shape(at corner: Corner, of outline: CornerOutline) -> CornerShape? {
        let rect = outline.rect
        guard outline.radii[corner] > 0, (corner.isLeft ? rect.minX : rect.maxX).magnitude <= reach,
            (corner.isTop ? rect.minY : rect.maxY).magnitude <= reach
        else { return nil }
        let shape = outline.shape(at: corner)
        guard shape.radius > largestRadius else { return shape }
        let extent = shape.curve == .continuous ? CornerShape.continuousExtent * largestRadius : largestRadius
        return CornerShape(
            radius: largestRadius, extentX: min(shape.extentX, extent), extentY: min(shape.extentY, extent),
            curve: shape.curve)
    }

    /// The pixels that an outline touches.
    static func pixels(of outline: CornerOutline) -> PixelRect {
        guard let e = edges(of: outline) else { return .empty }
        return PixelRect(
            x0: Int(e.minX.rounded(.down)), y0: Int(e.minY.rounded(.down)), x1: Int(e.maxX.rounded(.up)),
            y1: Int(e.maxY.rounded(.up)))
    }

    static func store(
        _ outline: CornerOutline, isAntialiased: Bool, within: PixelRect, arena: Arena, corners: inout CornerCache
    ) -> StoredCoverage {
        let bounds = pixels(of: outline).intersection(within)
        guard !bounds.isEmpty, let edges = edges(of: outline) else { return .empty }
        var writer = OutlineCoverage(outline, edges, within: bounds, arena: arena, corners: &corners)
        if isAntialiased {
            writer.writeRows()
        } else {
            writer.writeCentres(outline)
        }
        return writer.stored
    }

    private init(
        _ outline: CornerOutline, _ edges: (minX: Double, minY: Double, maxX: Double, maxY: Double),
        within: PixelRect, arena: Arena, corners: inout CornerCache
    ) {
        (minX, minY, maxX, maxY) = edges
        (x0, y0) = (Int(minX.rounded(.down)), Int(minY.rounded(.down)))
        (x1, y1) = (Int(maxX.rounded(.up)), Int(maxY.rounded(.up)))
        left = minX - Double(x0)
        right = Double(x1) - maxX
        top = minY - Double(y0)
        bottom = Double(y1) - maxY
        self.within = within
        self.arena = arena
        let (x0, y0, x1, y1) = (self.x0, self.y0, self.x1, self.y1)
        let (left, right, top, bottom) = (self.left, self.right, self.top, self.bottom)
        func table(_ corner: Corner) -> CornerTable? {
            guard let shape = Self.shape(at: corner, of: outline) else { return nil }
            let rows =
                corner.isTop
                ? max(0, within.y0 - y0)..<max(0, within.y1 - y0) : max(0, y1 - within.y1)..<max(0, y1 - within.y0)
            let key = CornerTable.Key(
                shape: shape, fractionX: corner.isLeft ? left : right,
                fractionY: corner.isTop ? top : bottom, isMirrored: !corner.isLeft)
            return corners.table(
                key, rows: rows, columns: max(1, corner.isLeft ? within.x1 - x0 : x1 - within.x0))
        }
        topLeft = table(.topLeft)
        topRight = table(.topRight)
        bottomRight = table(.bottomRight)
        bottomLeft = table(.bottomLeft)
        topRows = max(topLeft?.rowCount ?? 0, topRight?.rowCount ?? 0, top > 0 ? 1 : 0)
        bottomRows = max(bottomLeft?.rowCount ?? 0, bottomRight?.rowCount ?? 0, bottom > 0 ? 1 : 0)
        stored = arena.beginCoverage(bounds: within)
    }

    private mutating func writeRows() {
        arena.rows.reserve(within.height + 1)
        // Rows that no corner and no edge reaches are all alike.
        let plain = y0 + topRows..<max(y0 + topRows, y1 - bottomRows)
        var y = within.y0
        while y < within.y1 {
            defer { y += 1 }
            if plain.contains(y) {
                arena.beginRow(stored)
                if !writeRow(nil, nil, row: 0, height: 1) { writeSlowRow(y) }
                let more = min(plain.upperBound, within.y1) - y - 1
                if more > 0 { arena.repeatRow(stored, count: more) }
                y += more
                continue
            }
            let (fromTop, fromBottom) = (y - y0, y1 - 1 - y)
            let (inTop, inBottom) = (fromTop < topRows, fromBottom < bottomRows)
            arena.beginRow(stored)
            let done: Bool
            if inTop, inBottom {
                done = false
            } else if inTop {
                done = writeRow(topLeft, topRight, row: fromTop, height: fromTop == 0 ? 1 - top : 1)
            } else {
                done = writeRow(bottomLeft, bottomRight, row: fromBottom, height: fromBottom == 0 ? 1 - bottom : 1)
            }
            if !done { writeSlowRow(y) }
        }
        arena.endCoverage(stored)
    }

    /// One side of a row: the columns lead ..< end, counted from the edge, have bytes; those beyond are inner.
    private struct Side {
        var lead, end: Int
        var offset: Int
        var byte: UInt8
    }

    @inline(__always)
    private func side(_ table: CornerTable?, row: Int, fraction: Double, height: Double) -> Side {
        if let table, row < table.rowCount {
            let entry = table.rowBase[row - table.firstRow]
            return Side(lead: Int(entry.lead), end: Int(entry.end), offset: Int(entry.offset), byte: 0)
        }
        if fraction > 0 {
            return Side(lead: 0, end: 1, offset: -1, byte: CornerTable.byte((1 - fraction) * height))
        }
        return Side(lead: 0, end: 0, offset: -1, byte: 0)
    }

    /// False where left and right sides share a pixel.
    private func writeRow(_ leftTable: CornerTable?, _ rightTable: CornerTable?, row: Int, height: Double) -> Bool {
        let l = side(leftTable, row: row, fraction: left, height: height)
        let r = side(rightTable, row: row, fraction: right, height: height)
        let (l0, l1) = (x0 + l.lead, x0 + l.end)
        let (r0, r1) = (x1 - r.end, x1 - r.lead)
        guard l1 <= r0 else { return false }
        let inner = height == 1 ? 255 : CornerTable.byte(height)
        let (begin, end) = (max(l0, within.x0), min(r1, within.x1))
        guard begin < end else { return true }
        let leftBytes = leftTable.map { $0.base + (l.offset - l0) }
        let rightBytes = rightTable.map { $0.base + (r.offset - r0) }
        @inline(__always)
        func dense(_ from: Int, _ to: Int) {
            let out = arena.addBytes(stored, x: from, count: to - from) - from
            var x = from
            while x < to {
                // Lengths are multiples of 8.
                // A run begins anywhere in memory.
                UnsafeMutableRawPointer(out + x).storeBytes(
                    of: UInt64(inner) &* 0x0101_0101_0101_0101, as: UInt64.self)
                x += 8
            }
            x = from
            while x < begin {
                out[x] = 0
                x += 1
            }
            var stop = min(l1, end, to)
            if l.offset < 0 {
                while x < stop {
                    out[x] = l.byte
                    x += 1
                }
            } else if let leftBytes {
                while x < stop {
                    out[x] = leftBytes[x]
                    x += 1
                }
            }
            x = max(from, r0, begin)
            stop = min(end, to)
            if r.offset < 0 {
                while x < stop {
                    out[x] = r.byte
                    x += 1
                }
            } else if let rightBytes {
                while x < stop {
                    out[x] = rightBytes[x]
                    x += 1
                }
            }
            x = max(from, end)
            while x < to {
                out[x] = 0
                x += 1
            }
        }
        if inner == 255 {
            let solid = (max(l1, begin) + 7) & ~7
            let solidEnd = min(r0, end) & ~7
            if solidEnd > solid {
                if begin == l0, end == r1 {
                    writeWhole(l, leftBytes, l0, l1, solid, r, rightBytes, solidEnd, r0, r1)
                    return true
                }
                if begin < solid { dense(begin & ~7, solid) }
                arena.addSolid(x: solid, count: solidEnd - solid)
                if solidEnd < end { dense(solidEnd, (end + 7) & ~7) }
                return true
            }
        }
        dense(begin & ~7, (end + 7) & ~7)
        return true
    }

    /// A row of which both sides show whole: eight bytes at a time, each part over the end of the one before.
    @inline(__always)
    private func writeWhole(
        _ l: Side, _ leftBytes: UnsafePointer<UInt8>?, _ l0: Int, _ l1: Int, _ solid: Int, _ r: Side,
        _ rightBytes: UnsafePointer<UInt8>?, _ solidEnd: Int, _ r0: Int, _ r1: Int
    ) {
        arena.bytes.reserve(solid - l0 + r1 - solidEnd + 64)
        if l0 < solid {
            let from = l0 & ~7
            let out = UnsafeMutableRawPointer(arena.addBytes(stored, x: from, count: solid - from))
            out.storeBytes(of: 0, as: UInt64.self)
            Self.copy(l, leftBytes.map { $0 + l0 }, to: out + (l0 - from), count: l1 - l0)
            Self.fill(out + (l1 - from), count: solid - l1, UInt64.max)
        }
        arena.addSolid(x: solid, count: solidEnd - solid)
        if solidEnd < r1 {
            let to = (r1 + 7) & ~7
            let out = UnsafeMutableRawPointer(arena.addBytes(stored, x: solidEnd, count: to - solidEnd))
            Self.fill(out, count: r0 - solidEnd, UInt64.max)
            Self.copy(r, rightBytes.map { $0 + r0 }, to: out + (r0 - solidEnd), count: r1 - r0)
            Self.fill(out + (r1 - solidEnd), count: to - r1, 0)
        }
    }

    @inline(__always)
    private static func copy(
        _ side: Side, _ bytes: UnsafePointer<UInt8>?, to out: UnsafeMutableRawPointer, count: Int
    ) {
        guard side.offset >= 0, let bytes else {
            // An edge's own column, or none.
            if count > 0 { out.storeBytes(of: side.byte, as: UInt8.self) }
            return
        }
        let source = UnsafeRawPointer(bytes)
        var index = 0
        while index < count {
            out.storeBytes(
                of: source.loadUnaligned(fromByteOffset: index, as: UInt64.self), toByteOffset: index,
                as: UInt64.self)
            index += 8
        }
    }

    @inline(__always)
    private static func fill(_ out: UnsafeMutableRawPointer, count: Int, _ word: UInt64) {
        var index = 0
        while index < count {
            out.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
            index += 8
        }
    }

    /// A row in which corners or edges meet in one pixel: all areas are added up.
    private mutating func writeSlowRow(_ y: Int) {
        let (begin, end) = (max(x0, within.x0), min(x1, within.x1))
        guard begin < end else { return }
        let height = Float(min(Double(y) + 1, maxY) - max(Double(y), minY))
        if floats.count < end - begin { floats = [Float](repeating: 0, count: end - begin) }
        for x in begin..<end {
            floats[x - begin] = Float(min(Double(x) + 1, maxX) - max(Double(x), minX)) * height
        }
        cut(topLeft, row: y - y0, isLeft: true, begin, end)
        cut(topRight, row: y - y0, isLeft: false, begin, end)
        cut(bottomLeft, row: y1 - 1 - y, isLeft: true, begin, end)
        cut(bottomRight, row: y1 - 1 - y, isLeft: false, begin, end)
        let (from, to) = (begin & ~7, (end + 7) & ~7)
        let out = arena.addBytes(stored, x: from, count: to - from)
        for x in from..<to {
            out[x - from] = x < begin || x >= end ? 0 : CornerTable.byte(Double(floats[x - begin]))
        }
    }

    private mutating func cut(_ table: CornerTable?, row: Int, isLeft: Bool, _ begin: Int, _ end: Int) {
        guard let table, row < table.rowCount else { return }
        let entry = table.rowBase[row - table.firstRow]
        let (lead, stop) = (Int(entry.lead), Int(entry.end))
        // Columns that show; there may be millions.
        let first = max(0, isLeft ? begin - x0 : x1 - end)
        let last = min(max(lead, stop), isLeft ? end - x0 : x1 - begin)
        for column in first..<max(first, last) {
            let x = isLeft ? x0 + column : x1 - 1 - column
            if column < lead {
                floats[x - begin] = 0
            } else {
                floats[x - begin] -= table.cuts[Int(entry.offset) + column - lead]
            }
        }
    }

    /// Without antialiasing: pixels whose centres are inside.
    private mutating func writeCentres(_ outline: CornerOutline) {
        for y in within.y0..<within.y1 {
            arena.beginRow(stored)
            let centre = Double(y) + 0.5
            guard centre >= minY, centre < maxY else { continue }
            func inset(_ a: Corner, _ b: Corner) -> Double {
                max(
                    outline.shape(at: a).inset(atDepth: centre - minY),
                    outline.shape(at: b).inset(atDepth: maxY - centre))
            }
            let from = minX + inset(.topLeft, .bottomLeft) - 0.5
            let to = maxX - inset(.topRight, .bottomRight) - 0.5
            let begin = max(within.x0, Int(from.rounded(.up)))
            let end = min(within.x1, Int(to.rounded(.up)))
            if begin < end { arena.addSolid(x: begin, count: end - begin) }
        }
        arena.endCoverage(stored)
    }
}
