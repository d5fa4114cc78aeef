/// Fills whose pixels are made row by row, and those that have masks to meet.
extension BandPainter {
    /// - Parameter visible: The blocks that show; nil for all.
    func paintFill(
        _ item: PreparedItem, _ span: some PixelSpan, _ reader: ArenaReader, _ clip: PreparedClip?,
        rows: Range<Int>,
        visible: VisibleBlocks?, target: PaintTarget
    ) {
        for y in rows {
            if clip == nil, let visible {
                visible.forEach(y: y, from: item.bounds.x0, to: item.bounds.x1) { from, to in
                    paintRow(item, span, reader, nil, y: y, columns: from..<to, target: target)
                }
            } else {
                paintRow(item, span, reader, clip, y: y, columns: Int.min..<Int.max, target: target)
            }
        }
    }

    @inline(__always)
    private func paintRow(
        _ item: PreparedItem, _ span: some PixelSpan, _ reader: ArenaReader, _ clip: PreparedClip?, y: Int,
        columns: Range<Int>, target: PaintTarget
    ) {
        for run in item.runs(reader, y: y) {
            let x = max(Int(run.x), columns.lowerBound)
            let count = min(Int(run.x) + Int(run.count), columns.upperBound) - x
            guard count > 0 else { continue }
            let d = target.at(x, y)
            let coverage = coverage(of: run, item, x: x, count: count, y: y, clip, reader)
            if coverage == nil, item.isOpaque {
                span.fill(UnsafeMutableBufferPointer(start: d, count: count), x: x, y: y)
                continue
            }
            let pixels = pool.pixels(count)
            span.fill(UnsafeMutableBufferPointer(start: pixels, count: count), x: x, y: y)
            if let coverage {
                kernels.over(d, count, pixels: pixels, coverage: coverage)
            } else {
                kernels.over(d, count, pixels: pixels)
            }
        }
    }

    /// A colour whose coverage has masks to meet.
    func paintMasked(
        _ item: PreparedItem, _ reader: ArenaReader, _ clip: PreparedClip, rows: Range<Int>, target: PaintTarget
    ) {
        for y in rows {
            for run in item.runs(reader, y: y) {
                let (x, count) = (Int(run.x), Int(run.count))
                if let coverage = coverage(of: run, item, x: x, count: count, y: y, clip, reader) {
                    kernels.over(target.at(x, y), count, item.color, coverage: coverage)
                }
            }
        }
    }

    /// The coverage of the pixels x ..< x + count of a run; nil where it is full.
    @inline(__always)
    private func coverage(
        of run: Coverage.Run, _ item: PreparedItem, x: Int, count: Int, y: Int, _ clip: PreparedClip?,
        _ reader: ArenaReader
    ) -> UnsafePointer<UInt8>? {
        let given = run.offset >= 0 ? reader.bytes + (item.byteBase + Int(run.offset) + x - Int(run.x)) : nil
        guard let clip else { return given }
        let row = pool.bytes(count)
        if let given {
            row.update(from: given, count: count)
        } else {
            row.update(repeating: 255, count: count)
        }
        multiply(row, x: x, count: count, y: y, by: clip, reader)
        return UnsafePointer(row)
    }

    /// Multiplies a row of coverage by a clip's shapes and masks.
    func multiply(
        _ row: UnsafeMutablePointer<UInt8>, x: Int, count: Int, y: Int, by clip: PreparedClip, _ reader: ArenaReader
    ) {
        if let coverage = clip.coverage {
            guard y >= coverage.bounds.y0, y < coverage.bounds.y1 else {
                return row.update(repeating: 0, count: count)
            }
            let bytes = reader.bytes + coverage.byteBase
            var done = 0
            for run in reader.runs(of: coverage, y: y) {
                let from = max(0, min(count, Int(run.x) - x))
                let to = max(from, min(count, Int(run.x) + Int(run.count) - x))
                guard from < to else { continue }
                if from > done { (row + done).update(repeating: 0, count: from - done) }
                if run.offset >= 0 {
                    kernels.multiply(row + from, to - from, bytes + (Int(run.offset) + x + from - Int(run.x)))
                }
                done = to
            }
            if done < count { (row + done).update(repeating: 0, count: count - done) }
        }
        for mask in clip.masks {
            let pixels = pool.pixels(count)
            mask.fill(UnsafeMutableBufferPointer(start: pixels, count: count), x: x, y: y)
            let alpha = pool.secondBytes(count)
            kernels.alpha(alpha, count, pixels: pixels)
            kernels.multiply(row, count, alpha)
        }
    }
}
