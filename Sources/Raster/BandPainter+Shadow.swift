extension BandPainter {
    func paintShadow(
        _ item: PreparedItem, _ shadow: OutlineShadow, _ reader: ArenaReader, _ clip: PreparedClip?,
        hiddenBy: PreparedItem?, rows: Range<Int>, target: PaintTarget
    ) {
        for y in rows {
            var hidden = shadow.x1..<shadow.x1
            if let cover = hiddenBy, y >= cover.bounds.y0, y < cover.bounds.y1 {
                let coverReader = readers[Int(cover.arena) - firstArena]
                for run in coverReader.runs(of: cover.coverage, y: y) where run.offset < 0 {
                    let from = min(max(Int(run.x), shadow.x0), shadow.x1)
                    hidden = from..<max(from, min(Int(run.x) + Int(run.count), shadow.x1))
                }
            }
            paintShadow(item, shadow, reader, clip, y: y, from: shadow.x0, to: hidden.lowerBound, target: target)
            paintShadow(item, shadow, reader, clip, y: y, from: hidden.upperBound, to: shadow.x1, target: target)
        }
    }

    /// Columns from ..< to, multiples of 8.
    func paintShadow(
        _ item: PreparedItem, _ shadow: OutlineShadow, _ reader: ArenaReader, _ clip: PreparedClip?, y: Int,
        from: Int, to: Int, target: PaintTarget
    ) {
        guard from < to else { return }
        let bytes = pool.bytes(to - from)
        let kernels = self.kernels
        let (x0, x1) = (shadow.bounds.x0, shadow.bounds.x1)
        shadow.forEachPiece(
            y: y, from: from, to: to, reader: reader, kernels: kernels, bytes: bytes, scratch: shadowScratch
        ) { x, count, piece, all in
            // Vectors reach over the ends of what may be touched.
            let (first, last) = (max(x, x0), min(x + count, x1))
            guard first < last else { return }
            if let piece {
                let row = UnsafeMutablePointer(mutating: piece)
                if x < first { row.update(repeating: 0, count: first - x) }
                if last < x + count { (row + (last - x)).update(repeating: 0, count: x + count - last) }
                if let clip { multiply(row, x: x, count: count, y: y, by: clip, reader) }
                kernels.over(target.at(x, y), count, item.color, coverage: row)
            } else if let clip {
                bytes.update(repeating: all, count: last - first)
                multiply(bytes, x: first, count: last - first, y: y, by: clip, reader)
                kernels.over(target.at(first, y), last - first, item.color, coverage: bytes)
            } else {
                kernels.over(target.at(first, y), last - first, PixelColor.scaled(item.color, by: all))
            }
        }
    }
}
