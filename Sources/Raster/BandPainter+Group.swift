extension BandPainter {
    func paintGroup(
        _ item: PreparedItem, _ group: PreparedGroup, _ reader: ArenaReader, _ clip: PreparedClip?,
        rows: Range<Int>, target: PaintTarget
    ) {
        let area = PixelRect(x0: item.bounds.x0, y0: rows.lowerBound, x1: item.bounds.x1, y1: rows.upperBound)
        guard group.mask != nil || group.blendMode != .normal else {
            return paintLayer(group, area, reader, clip, target: target)
        }
        let finished = pool.layer(bounds: group.contentBounds.rows(area))
        paint(group.items, rows: rows, target: finished)
        var maskLayer: PaintTarget?
        if let mask = group.mask {
            let layer = pool.layer(bounds: area.union(Preparer.bounds(of: mask).rows(area)))
            paint(mask, rows: rows, target: layer)
            maskLayer = layer
        }
        for y in rows {
            let coverage = pool.bytes(area.width)
            if let maskLayer {
                kernels.alpha(coverage, area.width, pixels: maskLayer.at(area.x0, y))
            } else {
                coverage.update(repeating: 255, count: area.width)
            }
            if let clip { multiply(coverage, x: area.x0, count: area.width, y: y, by: clip, reader) }
            let (d, pixels) = (target.at(area.x0, y), finished.at(area.x0, y))
            if group.blendMode == .normal {
                kernels.over(d, area.width, pixels: pixels, coverage: coverage)
            } else {
                blend(group.blendMode, d, area.width, pixels: pixels, coverage: coverage)
            }
        }
        if maskLayer != nil { pool.release() }
        pool.release()
    }

    /// Where nothing is drawn, modes that would wipe the ground leave it: a layer's blend mode acts where it shows.
    private func blend(
        _ mode: BlendMode, _ d: UnsafeMutablePointer<UInt32>, _ count: Int, pixels: UnsafePointer<UInt32>,
        coverage: UnsafePointer<UInt8>
    ) {
        for x in 0..<count where coverage[x] > 0 && pixels[x] != 0 {
            let cover = Double(coverage[x]) / 255
            var source = BlendFormula.Pixel(pixels[x])
            source = BlendFormula.Pixel(
                red: source.red * cover, green: source.green * cover, blue: source.blue * cover,
                alpha: source.alpha * cover)
            d[x] = BlendFormula.blend(mode, source, over: BlendFormula.Pixel(d[x]), cover: cover).bits
        }
    }

    private func paintLayer(
        _ group: PreparedGroup, _ shown: PixelRect, _ reader: ArenaReader, _ clip: PreparedClip?,
        target: PaintTarget
    ) {
        let layer = pool.layer(bounds: group.contentBounds.rows(shown))
        paint(group.items, rows: shown.y0..<shown.y1, target: layer)
        let count = shown.width
        for y in shown.y0..<shown.y1 {
            let pixels = layer.at(shown.x0, y)
            let d = target.at(shown.x0, y)
            if group.contentClip == nil, clip == nil, group.opacity == 255 {
                kernels.over(d, count, pixels: pixels)
                continue
            }
            if let contentClip = group.contentClip {
                let coverage = pool.bytes(count)
                coverage.update(repeating: 255, count: count)
                multiply(coverage, x: shown.x0, count: count, y: y, by: contentClip, reader)
                kernels.scale(pixels, count, coverage: coverage)
            }
            let coverage = pool.bytes(count)
            coverage.update(repeating: group.opacity, count: count)
            if let clip { multiply(coverage, x: shown.x0, count: count, y: y, by: clip, reader) }
            kernels.over(d, count, pixels: pixels, coverage: coverage)
        }
        pool.release()
    }

    /// The alpha of a group's finished layer over the plane.
    func paintAlpha(of items: [PreparedItem], clip: PreparedClip?, into plane: inout AlphaPlane) {
        let bounds = plane.bounds
        plane.withRows { row in
            forEachBand(of: bounds) { rows in
                let layer = pool.layer(
                    bounds: PixelRect(x0: bounds.x0, y0: rows.lowerBound, x1: bounds.x1, y1: rows.upperBound))
                paint(items, rows: rows, target: layer)
                for y in rows {
                    kernels.alpha(row(y), bounds.width, pixels: layer.at(bounds.x0, y))
                    if let clip { multiply(row(y), x: bounds.x0, count: bounds.width, y: y, by: clip, readers[0]) }
                }
                pool.release()
            }
        }
    }

    /// A group's finished layer, and its alpha over the plane, which has the picture's bounds.
    func paint(
        _ items: [PreparedItem], clip: PreparedClip?, into picture: LayerPicture, alpha plane: inout AlphaPlane
    ) {
        let bounds = picture.bounds
        plane.withRows { row in
            forEachBand(of: bounds) { rows in
                paint(items, rows: rows, target: picture.target)
                for y in rows {
                    let pixels = picture.target.at(bounds.x0, y)
                    if let clip {
                        let coverage = pool.bytes(bounds.width)
                        coverage.update(repeating: 255, count: bounds.width)
                        multiply(coverage, x: bounds.x0, count: bounds.width, y: y, by: clip, readers[0])
                        kernels.scale(pixels, bounds.width, coverage: coverage)
                    }
                    kernels.alpha(row(y), bounds.width, pixels: pixels)
                }
            }
        }
    }

    private func forEachBand(of bounds: PixelRect, _ body: (Range<Int>) -> Void) {
        let height = Self.bandHeight(stride: bounds.width)
        for top in stride(from: bounds.y0, to: bounds.y1, by: height) {
            body(top..<min(top + height, bounds.y1))
        }
    }
}

extension AlphaPlane {
    /// Gives the first byte of each row of the bounds.
    fileprivate mutating func withRows(_ body: ((Int) -> UnsafeMutablePointer<UInt8>) -> Void) {
        let (bounds, stride) = (bounds, stride)
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            body { base + ($0 - bounds.y0) * stride }
        }
    }
}

extension PixelRect {
    /// These columns, another's rows.
    func rows(_ other: PixelRect) -> PixelRect { PixelRect(x0: x0, y0: other.y0, x1: x1, y1: other.y1) }
}
