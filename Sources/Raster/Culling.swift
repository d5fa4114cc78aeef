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
        var word, words: Int
        var place: Int
        /// Where the rows' states begin.
        var states: Int
    }

    enum RowState: UInt8, BitwiseCopyable { case none, some, all }

    @exclusivity(unchecked) private var hidden = GrowingBuffer<UInt64>(capacity: 1 << 10)
    @exclusivity(unchecked) private var visible = GrowingBuffer<UInt64>(capacity: 1 << 13)
    @exclusivity(unchecked) private(set) var entries = GrowingBuffer<Entry>(capacity: 256)

    @exclusivity(unchecked) private var rowStates = GrowingBuffer<RowState>(capacity: 1 << 10)

    deinit {
        rowStates.free()
        hidden.free()
        visible.free()
        entries.free()
    }

    /// How much of each row shows, by entries' `states`.
    var states: UnsafePointer<RowState> { UnsafePointer(rowStates.base) }
    /// The words that entries' places count.
    var words: UnsafePointer<UInt64> { UnsafePointer(visible.base) }

    /// Whether enough of the band is painted more than once to pay for a walk.
    static func pays(_ items: UnsafeBufferPointer<PreparedItem>, indices: [Int], rows: Range<Int>, width: Int)
        -> Bool
    {
        var total = 0
        var overlap = 0
        var seen: [PixelRect] = []
        var hasGround = false
        for index in indices {
            let item = items[index]
            var box = item.bounds
            box.y0 = max(box.y0, rows.lowerBound)
            box.y1 = min(box.y1, rows.upperBound)
            let area = box.width * box.height
            if item.isOpaque, area * 10 >= width * rows.count * 9 {
                // A ground is only filled, and nothing is cheaper; but one above another hides all of it.
                if hasGround { return true }
                hasGround = true
                continue
            }
            // Few items are walked in no time; then half of the ground's fill is worth it.
            if hasGround, item.isOpaque, indices.count <= fewItems, area * 2 >= width * rows.count { return true }
            total += area
            if item.isOpaque {
                let own =
                    index > 0 && items[index - 1].isHiddenByNext && !seen.isEmpty ? seen.count - 1 : seen.count
                for other in seen[..<own] where other.intersects(box) {
                    let shared = other.intersection(box)
                    overlap += shared.width * shared.height
                }
            }
            seen.append(box)
            if seen.count >= 64 { break }
        }
        return overlap * 8 > total
    }

    private static let fewItems = 16

    func walk(
        _ items: UnsafeBufferPointer<PreparedItem>, indices: [Int], rows: Range<Int>, width: Int,
        readers: [ArenaReader]
    ) {
        let stride = (width + 511) / 512
        let needed = stride * rows.count
        hidden.clear()
        hidden.reserve(needed)
        hidden.base.update(repeating: 0, count: needed)
        visible.clear()
        entries.clear()
        rowStates.clear()
        for index in indices.reversed() {
            let item = items[index]
            let (first, last) = (max(rows.lowerBound, item.bounds.y0), min(rows.upperBound, item.bounds.y1))
            let (begin, end) = (item.bounds.x0 >> 3, (item.bounds.x1 + 7) >> 3)
            guard first < last, begin < end else { continue }
            let word = begin >> 6
            let words = ((end + 63) >> 6) - word
            let place = visible.count
            let state = rowStates.count
            visible.reserve(words * (last - first))
            rowStates.reserve(last - first)
            let reader = readers[Int(item.arena)]
            var any: UInt64 = 0
            var out = visible.base + place
            let isOpaque = item.isOpaque
            var known: UnsafePointer<Coverage.Run>?
            var (mask0, mask1): (UInt64, UInt64) = (0, 0)
            let firstMask = Self.mask(begin, end, word: word)
            for y in first..<last {
                let row = hidden.base + (y - rows.lowerBound) * stride
                // Most items lie in one word or two.
                var some = ~row[word] & firstMask
                var missing = some ^ firstMask
                out[0] = some
                for k in 1..<max(words, 1) {
                    let mask = Self.mask(begin, end, word: word + k)
                    let shown = ~row[word + k] & mask
                    some |= shown
                    missing |= shown ^ mask
                    out[k] = shown
                }
                out += words
                any |= some
                rowStates.base[state + y - first] = some == 0 ? .none : missing == 0 ? .all : .some
                if some != 0, isOpaque {
                    let runs = item.runs(reader, y: y)
                    if words <= 2 {
                        // Most rows share the runs of the one before.
                        if runs.baseAddress != known {
                            known = runs.baseAddress
                            (mask0, mask1) = (0, 0)
                            for run in runs where run.offset < 0 {
                                let (from, to) = (Int(run.x + 7) >> 3, Int(run.x + run.count) >> 3)
                                mask0 |= Self.mask(from, to, word: word)
                                if words == 2 { mask1 |= Self.mask(from, to, word: word + 1) }
                            }
                        }
                        row[word] |= mask0
                        if words == 2 { row[word + 1] |= mask1 }
                    } else {
                        for run in runs where run.offset < 0 { Self.hide(run, row) }
                    }
                }
            }
            guard any != 0 else { continue }
            visible.advance(words * (last - first))
            rowStates.advance(last - first)
            entries.append(
                Entry(item: index, first: first, last: last, word: word, words: words, place: place, states: state))
        }
    }

    @inline(__always)
    private static func hide(_ run: Coverage.Run, _ row: UnsafeMutablePointer<UInt64>) {
        let begin = (Int(run.x) + 7) >> 3
        let end = (Int(run.x) + Int(run.count)) >> 3
        guard begin < end else { return }
        for word in (begin >> 6)...((end - 1) >> 6) { row[word] |= mask(begin, end, word: word) }
    }

    /// The bits of a word that stand for blocks begin ..< end.
    @inline(__always)
    private static func mask(_ begin: Int, _ end: Int, word: Int) -> UInt64 {
        let low = max(0, begin - word << 6)
        let high = min(64, end - word << 6)
        guard low < high else { return 0 }
        return (~0 << UInt64(low)) & (~0 >> UInt64(64 - high))
    }

    /// The visible stretches of a row between two pixels, each from a multiple of 8 to a multiple of 8.
    @inline(__always)
    static func forEachVisible(
        _ entry: Entry, _ words: UnsafePointer<UInt64>, y: Int, from: Int, to: Int,
        _ body: (_ from: Int, _ to: Int) -> Void
    ) {
        let row = words + (entry.place + (y - entry.first) * entry.words)
        var block = from >> 3
        let end = (to + 7) >> 3
        while block < end {
            let begin = next(row, entry, block, end, flip: 0)
            guard begin < end else { return }
            block = next(row, entry, begin, end, flip: ~0)
            body(begin << 3, block << 3)
        }
    }

    /// The first block from `block` on that is visible (or, with flipped bits, is not), at most `end`.
    @inline(__always)
    private static func next(
        _ row: UnsafePointer<UInt64>, _ entry: Entry, _ block: Int, _ end: Int, flip: UInt64
    ) -> Int {
        var word = block >> 6 - entry.word
        var bits = (row[word] ^ flip) & (~0 << UInt64(block & 63))
        while bits == 0 {
            word += 1
            guard word < entry.words else { return end }
            bits = row[word] ^ flip
        }
        return min(end, (word + entry.word) << 6 + bits.trailingZeroBitCount)
    }
}
