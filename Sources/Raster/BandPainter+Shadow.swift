import RasterKernels

extension BandPainter {
    /// - Parameter visible: The blocks that show; nil for all.
    func paintShadow(
        _ item: PreparedItem, _ shadow: OutlineShadow, _ reader: ArenaReader, _ clip: PreparedClip?,
        rows: Range<Int>, visible: VisibleBlocks?, target: PaintTarget
    ) {
        var kernel = shadow.rows(color: item.color, reader)
        if clip == nil, item.opacity == 255, !shadow.isCut {
            if let visible { kernel.visible = visible.from(row: rows.lowerBound) }
            return kernels.over(
                target.at(0, rows.lowerBound), stride: target.stride, y: rows.lowerBound, rows.count,
                shadow: &kernel)
        }
        // Vectors reach over the ends of what may be touched: coverage comes first.
        for y in rows {
            func paintStretch(_ from: Int, _ to: Int) {
                let (first, last) = (max(from, shadow.bounds.x0), min(to, shadow.bounds.x1))
                guard first < last else { return }
                let bytes = pool.bytes(to - from)
                kernels.shadow(bytes, from: from, to: to, y: y, &kernel)
                paint(
                    bytes + (first - from), item, x: first, count: last - first, y: y, reader, clip, target: target)
            }
            if let visible {
                visible.forEach(y: y, from: shadow.x0, to: shadow.x1, paintStretch)
            } else {
                paintStretch(shadow.x0, shadow.x1)
            }
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
