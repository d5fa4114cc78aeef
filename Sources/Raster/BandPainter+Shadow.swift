extension BandPainter {
    func paintShadow(
        _ item: PreparedItem, _ shadow: UnsafePointer<OutlineShadow>, _ reader: ArenaReader, _ clip: PreparedClip?,
        hiddenBy: PreparedItem?, rows: Range<Int>, target: PaintTarget
    ) {
        let (x0, x1) = (shadow.pointee.x0, shadow.pointee.x1)
        for y in rows {
            if clip != nil || item.opacity < 255 {
                paintClippedShadow(item, shadow, reader, clip, y: y, target: target)
                continue
            }
            var hidden = x1..<x1
            if let cover = hiddenBy, y >= cover.bounds.y0, y < cover.bounds.y1 {
                for run in cover.runs(readers[Int(cover.arena) - firstArena], y: y) where run.offset < 0 {
                    let from = min(max((Int(run.x) + 7) & ~7, x0), x1)
                    hidden = from..<max(from, min((Int(run.x) + Int(run.count)) & ~7, x1))
                }
            }
            paintShadow(item.color, shadow, reader, y: y, from: x0, to: hidden.lowerBound, target: target)
            paintShadow(item.color, shadow, reader, y: y, from: hidden.upperBound, to: x1, target: target)
        }
    }

    /// Columns from ..< to, multiples of 8, of a shadow that nothing clips.
    func paintShadow(
        _ color: UInt32, _ shadow: UnsafePointer<OutlineShadow>, _ reader: ArenaReader, y: Int, from: Int, to: Int,
        target: PaintTarget
    ) {
        guard from < to else { return }
        let kernels = self.kernels
        let d = target.at(0, y)
        let isCut = shadow.pointee.isCut
        let (x0, x1) = (shadow.pointee.bounds.x0, shadow.pointee.bounds.x1)
        let parts = pool.shadowParts
        shadow.pointee.forEachPiece(y: y, from: from, to: to, reader: reader, parts: parts) { piece in
            // Vectors reach over the ends of what may be touched.
            let (first, last) = (max(piece.x, x0), min(piece.x + piece.count, x1))
            if let all = piece.all {
                if first < last { kernels.over(d + first, last - first, PixelColor.scaled(color, by: all)) }
                return
            }
            let (a, b) = shadow.pointee.rectangle(reader, x: piece.x, y: y)
            guard isCut else {
                return kernels.overShadow(
                    d + piece.x, piece.count, color, a: a, b: b, parts: parts, count: piece.partCount)
            }
            guard first < last else { return }
            let bytes = pool.bytes(piece.count)
            kernels.shadow(bytes, piece.count, a: a, b: b, parts: parts, count: piece.partCount)
            kernels.over(d + first, last - first, color, coverage: bytes + (first - piece.x))
        }
    }

    private func paintClippedShadow(
        _ item: PreparedItem, _ shadow: UnsafePointer<OutlineShadow>, _ reader: ArenaReader, _ clip: PreparedClip?,
        y: Int, target: PaintTarget
    ) {
        let (from, to) = (shadow.pointee.x0, shadow.pointee.x1)
        let (x0, x1) = (shadow.pointee.bounds.x0, shadow.pointee.bounds.x1)
        let parts = pool.shadowParts
        shadow.pointee.forEachPiece(y: y, from: from, to: to, reader: reader, parts: parts) { piece in
            let (first, last) = (max(piece.x, x0), min(piece.x + piece.count, x1))
            guard first < last else { return }
            let bytes = pool.bytes(piece.count)
            if let all = piece.all {
                bytes.update(repeating: all, count: piece.count)
            } else {
                let (a, b) = shadow.pointee.rectangle(reader, x: piece.x, y: y)
                kernels.shadow(bytes, piece.count, a: a, b: b, parts: parts, count: piece.partCount)
            }
            let row = bytes + (first - piece.x)
            paint(row, item, x: first, count: last - first, y: y, reader, clip, target: target)
        }
    }

    func paintPlane(
        _ plane: AlphaPlane, _ item: PreparedItem, _ reader: ArenaReader, _ clip: PreparedClip?, rows: Range<Int>,
        target: PaintTarget
    ) {
        let count = plane.bounds.width
        plane.bytes.withUnsafeBufferPointer { bytes in
            guard count > 0, let base = bytes.baseAddress else { return }
            for y in rows.clamped(to: plane.bounds.y0..<plane.bounds.y1) {
                let coverage = base + (y - plane.bounds.y0) * plane.stride
                if clip == nil, item.opacity == 255 {
                    kernels.over(target.at(plane.bounds.x0, y), count, item.color, coverage: coverage)
                    continue
                }
                let row = pool.bytes(count)
                row.update(from: coverage, count: count)
                paint(row, item, x: plane.bounds.x0, count: count, y: y, reader, clip, target: target)
            }
        }
    }

    func paintPlane(
        _ plane: BlurredPlane, _ item: PreparedItem, _ reader: ArenaReader, _ clip: PreparedClip?,
        rows: Range<Int>, target: PaintTarget
    ) {
        for y in rows.clamped(to: plane.bounds.y0..<max(plane.bounds.y0, plane.bounds.y1)) {
            let (columns, row) = plane.expand(y: y, pool: pool, kernels: kernels)
            guard !columns.isEmpty else { continue }
            paint(row, item, x: columns.lowerBound, count: columns.count, y: y, reader, clip, target: target)
        }
    }

    /// A row of a shadow's coverage, which is made use of.
    private func paint(
        _ row: UnsafeMutablePointer<UInt8>, _ item: PreparedItem, x: Int, count: Int, y: Int, _ reader: ArenaReader,
        _ clip: PreparedClip?, target: PaintTarget
    ) {
        if item.opacity < 255 { kernels.scale(row, count, factor: item.opacity) }
        if let clip { multiply(row, x: x, count: count, y: y, by: clip, reader) }
        kernels.over(target.at(x, y), count, item.color, coverage: row)
    }
}
