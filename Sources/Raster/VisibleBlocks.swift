import RasterKernels

/// The blocks of 8 pixels of an item that nothing hides: a bit for each from `block` on, `words` words a row.
struct VisibleBlocks {
    /// Of `firstRow`.
    let bits: UnsafePointer<UInt64>
    let firstRow: Int
    let block, words: Int

    /// As kernels read it, from a row on.
    @inline(__always)
    func from(row: Int) -> rk_visible {
        rk_visible(words: bits + (row - firstRow) * words, block: block, count: words)
    }

    /// The visible stretches of a row between two pixels, each from a multiple of 8 to a multiple of 8.
    @inline(__always)
    func forEach(y: Int, from: Int, to: Int, _ body: (_ from: Int, _ to: Int) -> Void) {
        let row = bits + (y - firstRow) * words
        var next = from >> 3
        let end = (to + 7) >> 3
        while next < end {
            let begin = first(row, next, end, flip: 0)
            guard begin < end else { return }
            next = first(row, begin, end, flip: ~0)
            body(begin << 3, next << 3)
        }
    }

    /// The first block from `start` on that is visible (or, with flipped bits, is not), at most `end`.
    @inline(__always)
    private func first(_ row: UnsafePointer<UInt64>, _ start: Int, _ end: Int, flip: UInt64) -> Int {
        var word = (start - block) >> 6
        var bits = (row[word] ^ flip) & (~0 &<< UInt64(truncatingIfNeeded: start - block))
        while bits == 0 {
            word += 1
            guard word < words else { return end }
            bits = row[word] ^ flip
        }
        return min(end, block + word << 6 + bits.trailingZeroBitCount)
    }
}
