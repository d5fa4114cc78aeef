/// What opaque fills hide in one band, in blocks of 8 pixels.
///
/// Items are walked front to back: each learns which of its blocks show, and an opaque one then hides what it covers
/// fully. Painting goes back to front, visible blocks alone. Hidden pixels are painted over anyway, so the bytes are
/// those of painting everything.
struct Culling {
    /// An item that shows, with its visible blocks: `words` words a row from `place` on.
    struct Entry {
        var item: Int
        var first, last: Int
        var word, words: Int
        var place: Int
    }

    private var hidden: [UInt64] = []
    private var visible: [UInt64] = []
    private(set) var entries: [Entry] = []

    /// Whether enough of the band is painted more than once to pay for a walk.
    static func pays(_ items: UnsafeBufferPointer<PreparedItem>, indices: [Int], rows: Range<Int>, width: Int) -> Bool {
        var total = 0
        var overlap = 0
        var seen: [PixelRect] = []
        for index in indices {
            let item = items[index]
            var box = item.bounds
            box.y0 = max(box.y0, rows.lowerBound)
            box.y1 = min(box.y1, rows.upperBound)
            let area = box.width * box.height
            // A ground is only filled, and nothing is cheaper.
            if item.isOpaque, area * 10 >= width * rows.count * 9 { continue }
            total += area
            if item.isOpaque {
                let own = index > 0 && items[index - 1].isHiddenByNext && !seen.isEmpty ? seen.count - 1 : seen.count
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

    mutating func walk(
        _ items: UnsafeBufferPointer<PreparedItem>, indices: [Int], rows: Range<Int>, width: Int,
        readers: [ArenaReader]
    ) {
        let stride = (width + 511) / 512
        let needed = stride * rows.count
        hidden.removeAll(keepingCapacity: true)
        hidden.append(contentsOf: repeatElement(0, count: needed))
        visible.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        for index in indices.reversed() {
            let item = items[index]
            let (first, last) = (max(rows.lowerBound, item.bounds.y0), min(rows.upperBound, item.bounds.y1))
            let (begin, end) = (item.bounds.x0 >> 3, (item.bounds.x1 + 7) >> 3)
            guard first < last, begin < end else { continue }
            let word = begin >> 6
            let words = ((end + 63) >> 6) - word
            let place = visible.count
            var any: UInt64 = 0
            hidden.withUnsafeBufferPointer { hidden in
                for y in first..<last {
                    let base = (y - rows.lowerBound) * stride + word
                    for k in 0..<words {
                        let shown = ~hidden[base + k] & Self.mask(begin, end, word: word + k)
                        any |= shown
                        visible.append(shown)
                    }
                }
            }
            if any == 0 {
                visible.removeLast(visible.count - place)
                continue
            }
            entries.append(
                Entry(item: index, first: first, last: last, word: word, words: words, place: place))
            if item.isOpaque { hide(item, readers[Int(item.arena)], first..<last, rows.lowerBound, stride) }
        }
    }

    private mutating func hide(
        _ item: PreparedItem, _ reader: ArenaReader, _ rows: Range<Int>, _ top: Int, _ stride: Int
    ) {
        hidden.withUnsafeMutableBufferPointer { hidden in
            for y in rows {
                let base = (y - top) * stride
                for run in reader.runs(of: item.coverage, y: y) where run.offset < 0 {
                    let begin = (Int(run.x) + 7) >> 3
                    let end = (Int(run.x) + Int(run.count)) >> 3
                    guard begin < end else { continue }
                    for word in (begin >> 6)...((end - 1) >> 6) {
                        hidden[base + word] |= Self.mask(begin, end, word: word)
                    }
                }
            }
        }
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
    func forEachVisible(_ entry: Entry, y: Int, from: Int, to: Int, _ body: (_ from: Int, _ to: Int) -> Void) {
        let base = entry.place + (y - entry.first) * entry.words
        visible.withUnsafeBufferPointer { visible in
            var block = from >> 3
            let end = (to + 7) >> 3
            while block < end {
                let begin = Self.next(visible, base, entry, block, end, inverted: false)
                guard begin < end else { return }
                block = Self.next(visible, base, entry, begin, end, inverted: true)
                body(begin << 3, block << 3)
            }
        }
    }

    /// The first block from `block` on that is visible (or, inverted, is not), at most `end`.
    @inline(__always)
    private static func next(
        _ visible: UnsafeBufferPointer<UInt64>, _ base: Int, _ entry: Entry, _ block: Int, _ end: Int, inverted: Bool
    ) -> Int {
        var word = block >> 6 - entry.word
        var bits = (inverted ? ~visible[base + word] : visible[base + word]) & (~0 << UInt64(block & 63))
        while bits == 0 {
            word += 1
            guard word < entry.words else { return end }
            bits = inverted ? ~visible[base + word] : visible[base + word]
        }
        return min(end, (word + entry.word) << 6 + bits.trailingZeroBitCount)
    }
}
