import RasterKernels

/// What opaque fills hide in one band, in blocks of 8 pixels.
///
/// Items are walked front to back: each learns which of its blocks show, and an opaque one then hides what it covers
/// fully. Painting goes back to front, visible blocks alone. Hidden pixels are painted over anyway, so the bytes are
/// those of painting everything.
final class Culling {
    /// An item that shows, with its visible blocks: `words` words a row from `place` on.
    struct Entry: BitwiseCopyable {
        var item: Int
        var first, last: Int
        /// The block that the first bit of a row stands for.
        var block: Int
        var words: Int
        var place: Int
    }

    /// A bit for each block from `origin` on that is hidden, `stride` words a row; a word more than needed, as narrow
    /// items read beyond.
    @exclusivity(unchecked) private var hidden = GrowingBuffer<UInt64>(capacity: 1 << 10)
    @exclusivity(unchecked) private var stride = 0
    @exclusivity(unchecked) private var origin = 0
    @exclusivity(unchecked) private var visible = GrowingBuffer<UInt64>(capacity: 1 << 13)
    @exclusivity(unchecked) private(set) var entries = GrowingBuffer<Entry>(capacity: 256)

    /// An item of up to so many blocks has one word a row, the eight bytes from that of its first block on.
    private static let narrow = 56

    deinit {
        hidden.free()
        visible.free()
        entries.free()
    }

    func blocks(_ entry: Entry) -> VisibleBlocks {
        VisibleBlocks(
            bits: visible.base + entry.place, firstRow: entry.first, block: entry.block, words: entry.words)
    }

    /// - Parameter columns: The pixels that items lie in.
    func walk(
        _ items: UnsafeBufferPointer<PreparedItem>, indices: some BidirectionalCollection<Int>, rows: Range<Int>,
        columns: Range<Int>, readers: [ArenaReader], firstArena: Int
    ) {
        origin = columns.lowerBound >> 3 & ~63
        stride = ((columns.upperBound + 7) >> 3 - origin + 63) >> 6 + 1
        let needed = stride * rows.count
        hidden.clear()
        hidden.reserve(needed)
        hidden.base.update(repeating: 0, count: needed)
        visible.clear()
        entries.clear()
        for index in indices.reversed() {
            let item = items.baseAddress! + index
            let bounds = item.pointee.bounds
            let (first, last) = (max(rows.lowerBound, bounds.y0), min(rows.upperBound, bounds.y1))
            let (begin, end) = (bounds.x0 >> 3, (bounds.x1 + 7) >> 3)
            guard first < last, begin < end else { continue }
            let isNarrow = end - begin <= Self.narrow
            let block = isNarrow ? begin : begin & ~63
            let entry = Entry(
                item: index, first: first, last: last, block: block,
                words: isNarrow ? 1 : (end - block + 63) >> 6, place: visible.count)
            visible.reserve(entry.words * (last - first))
            let reader = readers[Int(item.pointee.arena) - firstArena]
            // The byte that holds the first block's bit.
            let row =
                UnsafeMutableRawPointer(hidden.base)
                + (8 * stride * (first - rows.lowerBound) + (block - origin) >> 3)
            let shows: Bool
            if item.pointee.kind == .outline {
                shows = walkOutline(item, entry, row, isNarrow: isNarrow, reader)
            } else {
                shows =
                    isNarrow
                    ? walkNarrow(item, entry, row, blocks: end - begin, reader)
                    : walkWide(item, entry, row, begin..<end, reader)
            }
            guard shows else { continue }
            visible.advance(entry.words * (last - first))
            entries.append(entry)
        }
    }

    /// An outline's rows, each with the blocks that it touches; false where none shows.
    private func walkOutline(
        _ item: UnsafePointer<PreparedItem>, _ entry: Entry, _ firstRow: UnsafeMutableRawPointer,
        isNarrow: Bool, _ reader: ArenaReader
    ) -> Bool {
        let isOpaque = item.pointee.isOpaque
        let stride = 8 * self.stride
        let visible = self.visible.base + entry.place
        var any: UInt64 = 0
        reader.outlines[Int(item.pointee.payload)].forEachStretch(entry.first..<entry.last, reader) { stretch in
            var stretch = stretch
            let hides = isOpaque && stretch.inner == 255
            let index = stretch.rows.lowerBound - entry.first
            let row = firstRow + index * stride
            if isNarrow {
                any |= rk_hide_outline(
                    &stretch.left, &stretch.right, stretch.rows.count, entry.block, hides,
                    row.assumingMemoryBound(to: UInt8.self), stride, visible + index)
            } else {
                any |= Self.walkWide(stretch, entry, row, stride: stride, hides: hides, visible)
            }
        }
        return any != 0
    }

    /// A stretch of an outline of any number of blocks; what is visible in any row.
    private static func walkWide(
        _ stretch: OutlineRows.Stretch, _ entry: Entry, _ firstRow: UnsafeMutableRawPointer, stride: Int,
        hides: Bool, _ visible: UnsafeMutablePointer<UInt64>
    ) -> UInt64 {
        var any: UInt64 = 0
        for index in 0..<stretch.rows.count {
            let (left, right) = (stretch.left.blocks(index), stretch.right.blocks(index))
            let row = (firstRow + index * stride).assumingMemoryBound(to: UInt64.self)
            let out = visible + (stretch.rows.lowerBound - entry.first + index) * entry.words
            for k in 0..<entry.words {
                let block = entry.block + 64 * k
                let shown = ~row[k] & mask(left.first - block, right.end - block)
                out[k] = shown
                any |= shown
                if hides { row[k] |= mask(left.end - block, right.first - block) }
            }
        }
        return any
    }

    /// Rows of up to `narrow` blocks; false where none shows.
    private func walkNarrow(
        _ item: UnsafePointer<PreparedItem>, _ entry: Entry, _ firstRow: UnsafeMutableRawPointer, blocks: Int,
        _ reader: ArenaReader
    ) -> Bool {
        let isOpaque = item.pointee.isOpaque
        let shift = UInt64(truncatingIfNeeded: entry.block & 7)
        let touched = Self.bits(0, blocks)
        var any: UInt64 = 0
        let out = visible.base + entry.place - entry.first
        var row = firstRow
        var known: UnsafePointer<Coverage.Run>?
        var solid: UInt64 = 0
        for y in entry.first..<entry.last {
            let hidden = row.loadUnaligned(as: UInt64.self)
            let shown = ~(hidden &>> shift) & touched
            out[y] = shown
            any |= shown
            if isOpaque, shown != 0 {
                // Most rows share the runs of the one before.
                let runs = item.pointee.runs(reader, y: y)
                if runs.baseAddress != known {
                    known = runs.baseAddress
                    solid = 0
                    item.pointee.forEachSolid(reader, y: y) { begin, end in
                        solid |= Self.mask(begin - entry.block, end - entry.block)
                    }
                }
                row.storeBytes(of: hidden | solid &<< shift, as: UInt64.self)
            }
            row += 8 * stride
        }
        return any != 0
    }

    /// Rows of any number of blocks; false where none shows.
    private func walkWide(
        _ item: UnsafePointer<PreparedItem>, _ entry: Entry, _ firstRow: UnsafeMutableRawPointer,
        _ blocks: Range<Int>, _ reader: ArenaReader
    ) -> Bool {
        let isOpaque = item.pointee.isOpaque
        var any: UInt64 = 0
        var out = visible.base + entry.place
        var row = firstRow.assumingMemoryBound(to: UInt64.self)
        for y in entry.first..<entry.last {
            var some: UInt64 = 0
            for k in 0..<entry.words {
                let block = entry.block + 64 * k
                let touched = Self.mask(blocks.lowerBound - block, blocks.upperBound - block)
                let shown = ~row[k] & touched
                out[k] = shown
                some |= shown
            }
            any |= some
            if isOpaque, some != 0 {
                item.pointee.forEachSolid(reader, y: y) { begin, end in
                    for k in (begin - entry.block) >> 6...(end - 1 - entry.block) >> 6 {
                        row[k] |= Self.mask(begin - entry.block - 64 * k, end - entry.block - 64 * k)
                    }
                }
            }
            out += entry.words
            row += stride
        }
        return any != 0
    }

    /// Bits begin ..< end of a word; both lie in 0 ... 63.
    @inline(__always)
    private static func bits(_ begin: Int, _ end: Int) -> UInt64 {
        guard begin < end else { return 0 }
        return 1 &<< UInt64(truncatingIfNeeded: end) &- 1 &<< UInt64(truncatingIfNeeded: begin)
    }

    /// The same of what of begin ..< end lies in a word.
    @inline(__always)
    private static func mask(_ begin: Int, _ end: Int) -> UInt64 {
        let (low, high) = (max(0, begin), min(64, end))
        guard low < high else { return 0 }
        return (~0 << UInt64(low)) & (~0 >> UInt64(64 - high))
    }
}
