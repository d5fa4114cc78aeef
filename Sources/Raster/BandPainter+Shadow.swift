import RasterKernels

extension BandPainter {
    /// - Parameter visible: The blocks that show; nil for all.
    func paintShadow(
        _ item: PreparedItem, _ shadow: OutlineShadow, _ reader: ArenaReader, _ clip: PreparedClip?,
        rows: Range<Int>, visible: VisibleBlocks?, target: PaintTarget
    ) {
        var kernel = shadow.rows(color: item.color, reader)
        if clip == nil, !shadow.isCut {
            if let visible { kernel.visible = visible.from(row: rows.lowerBound) }
            return kernels.over(
                target.at(0, rows.lowerBound), stride: target.stride, y: rows.lowerBound, rows.count,
                shadow: &kernel)
        }
        // Vectors reach over the ends of what may be touched: coverage comes first.
        for y in rows {
            func paint(_ from: Int, _ to: Int) {
                let (first, last) = (max(from, shadow.bounds.x0), min(to, shadow.bounds.x1))
                guard first < last else { return }
                let bytes = pool.bytes(to - from)
                kernels.shadow(bytes, from: from, to: to, y: y, &kernel)
                let row = bytes + (first - from)
                if let clip { multiply(row, x: first, count: last - first, y: y, by: clip, reader) }
                kernels.over(target.at(first, y), last - first, item.color, coverage: row)
            }
            if let visible {
                visible.forEach(y: y, from: shadow.x0, to: shadow.x1, paint)
            } else {
                paint(shadow.x0, shadow.x1)
            }
        }
    }
}
