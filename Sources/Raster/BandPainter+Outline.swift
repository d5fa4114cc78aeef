import RasterKernels

extension BandPainter {
    /// - Parameter visible: The blocks that show; nil for all.
    func paintOutline(
        _ item: PreparedItem, _ reader: ArenaReader, rows: Range<Int>, visible: VisibleBlocks?, target: PaintTarget
    ) {
        reader.outlines[Int(item.payload)].forEachStretch(rows, reader) { stretch in
            let y = stretch.rows.lowerBound
            var kernel = rk_outline(
                left: stretch.left, right: stretch.right, bytes: reader.sideBytes, color: item.color,
                inner: stretch.inner < 255 ? PixelColor.scaled(item.color, by: stretch.inner) : item.color,
                visible: visible?.from(row: y) ?? rk_visible())
            kernels.over(target.at(0, y), stride: target.stride, stretch.rows.count, outline: &kernel)
        }
    }
}
