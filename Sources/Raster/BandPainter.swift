/// Where a band of rows is painted: a bitmap's rows, or a group's layer.
struct PaintTarget {
    /// The pixel (x0, y0); x0 is a multiple of 8, and rows have room for whole vectors.
    let pixels: UnsafeMutablePointer<UInt32>
    let stride: Int
    let x0, y0: Int

    @inline(__always)
    func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + ((y - y0) * stride + x - x0)
    }
}

/// Paints prepared items into bands of rows; one for each worker.
final class BandPainter {
    /// So many rows that their pixels stay in a core's own cache while all items are painted over them.
    ///
    /// - Parameter stride: pixels from one row to the next.
    static func bandHeight(stride: Int) -> Int { max(4, min(64, cachedPixels / max(1, stride) & ~3)) }
    private static let cachedPixels = 1 << 17

    let kernels: Kernels
    let arenas: [Arena]
    let readers: [ArenaReader]
    let firstArena: Int
    let pool: LayerPool
    private let scratch: PainterScratch

    /// - Parameter firstArena: the number of the first of `arenas` in items.
    init(arenas: [Arena], firstArena: Int32 = 0, kernels: Kernels) {
        self.arenas = arenas
        self.kernels = kernels
        self.firstArena = Int(firstArena)
        scratch = PainterScratch.take()
        pool = scratch.pool
        readers = arenas.map { $0.reader }
    }

    deinit { PainterScratch.give(scratch) }

    func paint(_ items: [PreparedItem], rows: Range<Int>, target: PaintTarget) {
        items.withUnsafeBufferPointer { items in
            var index = 0
            while index < items.count {
                let isPair = items[index].isHiddenByNext && index + 1 < items.count
                if isPair {
                    paintPair(items, index, rows: rows, target: target)
                } else {
                    paint(items[index], rows: rows, visible: nil, target: target)
                }
                index += isPair ? 2 : 1
            }
        }
    }

    /// A shadow and what hides it.
    private func paintPair(
        _ items: UnsafeBufferPointer<PreparedItem>, _ index: Int, rows: Range<Int>, target: PaintTarget
    ) {
        let bounds = items[index].bounds.union(items[index + 1].bounds)
        let (first, last) = (max(rows.lowerBound, bounds.y0), min(rows.upperBound, bounds.y1))
        guard first < last else { return }
        let culling = scratch.pairCulling
        culling.walk(
            items, indices: index..<index + 2, rows: first..<last, columns: bounds.x0..<bounds.x1, readers: readers,
            firstArena: firstArena)
        paint(items, culling, target: target)
    }

    /// The same on a whole picture's band: what opaque items hide is left out where there is much of it.
    ///
    /// Columns begin at 0.
    func paintBand(_ items: [PreparedItem], rows: Range<Int>, width: Int, target: PaintTarget) {
        items.withUnsafeBufferPointer { items in
            var bandItems = scratch.bandItems
            scratch.bandItems = []
            bandItems.removeAll(keepingCapacity: true)
            defer { scratch.bandItems = bandItems }
            for index in items.indices where items[index].bounds.y0 < rows.upperBound {
                if items[index].bounds.y1 > rows.lowerBound { bandItems.append(index) }
            }
            guard Culling.pays(items, indices: bandItems, rows: rows, width: width) else {
                for index in bandItems { paint(items[index], rows: rows, visible: nil, target: target) }
                return
            }
            let culling = scratch.culling
            culling.walk(
                items, indices: bandItems, rows: rows, columns: 0..<width, readers: readers, firstArena: firstArena)
            paint(items, culling, target: target)
        }
    }

    /// What a walk has left, back to front.
    private func paint(_ items: UnsafeBufferPointer<PreparedItem>, _ culling: Culling, target: PaintTarget) {
        for index in stride(from: culling.entries.count - 1, through: 0, by: -1) {
            let entry = culling.entries.base[index]
            paint(items[entry.item], rows: entry.first..<entry.last, visible: culling.blocks(entry), target: target)
        }
    }

    /// - Parameter visible: The blocks that show; nil for all. What is neither a colour nor an outline's shadow is painted
    ///   whole.
    private func paint(_ item: PreparedItem, rows: Range<Int>, visible: VisibleBlocks?, target: PaintTarget) {
        let (first, last) = (max(rows.lowerBound, item.bounds.y0), min(rows.upperBound, item.bounds.y1))
        guard first < last else { return }
        let rows = first..<last
        let arena = arenas[Int(item.arena) - firstArena]
        let reader = readers[Int(item.arena) - firstArena]
        let clip = item.clip >= 0 ? arena.clips[Int(item.clip)] : nil
        switch item.kind {
        case .outline: paintOutline(item, reader, rows: rows, visible: visible, target: target)
        case .color:
            if clip == nil {
                paintColor(item, reader, rows: rows, visible: visible, target: target)
            } else {
                paintClippedFill(item, nil, reader, clip, rows: rows, target: target)
            }
        case .gradient:
            let span = arena.gradients[Int(item.payload)]
            if clip == nil, span.constant(y: rows.lowerBound) != nil {
                return paintRows(item, span, reader, rows: rows, target: target)
            }
            paintClippedFill(item, { span.fill($0, x: $1, y: $2) }, reader, clip, rows: rows, target: target)
        case .image:
            let span = arena.images[Int(item.payload)]
            paintClippedFill(item, { span.fill($0, x: $1, y: $2) }, reader, clip, rows: rows, target: target)
        case .outlineShadow:
            paintShadow(
                item, arena.shadows[Int(item.payload)], reader, clip, rows: rows, visible: visible, target: target)
        case .plane:
            let plane = arena.planes[Int(item.payload)]
            paintPlane(plane, item.color, item.bounds, reader, clip, opacity: 255, rows: rows, target: target)
        case .group:
            paintGroup(item, arena.groups[Int(item.payload)], reader, clip, rows: rows, target: target)
        }
    }

    /// A gradient that has one colour in each row.
    private func paintRows(
        _ item: PreparedItem, _ span: GradientSpan, _ reader: ArenaReader, rows: Range<Int>, target: PaintTarget
    ) {
        var item = item
        for y in rows {
            item.color = span.constant(y: y) ?? 0
            paintColor(item, reader, rows: y..<y + 1, visible: nil, target: target)
        }
    }

    private func paintColor(
        _ item: PreparedItem, _ reader: ArenaReader, rows: Range<Int>, visible: VisibleBlocks?, target: PaintTarget
    ) {
        let y = rows.lowerBound
        var kernel = reader.rows(of: item.coverage, y: y, color: item.color)
        if let visible { kernel.visible = visible.from(row: y) }
        kernels.over(target.at(0, y), stride: target.stride, rows.count, runs: &kernel)
    }

    /// A fill whose pixels are made row by row, or whose coverage has masks to meet. `source` nil: the item's colour.
    private func paintClippedFill(
        _ item: PreparedItem, _ source: ((UnsafeMutableBufferPointer<UInt32>, Int, Int) -> Void)?,
        _ reader: ArenaReader, _ clip: PreparedClip?, rows: Range<Int>, target: PaintTarget
    ) {
        let bytes = reader.bytes + item.byteBase
        for y in rows {
            for run in item.runs(reader, y: y) {
                let (x, count) = (Int(run.x), Int(run.count))
                let d = target.at(x, y)
                var coverage = run.offset >= 0 ? bytes + Int(run.offset) : nil
                if let clip {
                    let row = pool.bytes(count)
                    if let given = coverage {
                        row.update(from: given, count: count)
                    } else {
                        row.update(repeating: 255, count: count)
                    }
                    multiply(row, x: x, count: count, y: y, by: clip, reader)
                    coverage = UnsafePointer(row)
                }
                if let source {
                    let pixels = pool.pixels(count)
                    source(UnsafeMutableBufferPointer(start: pixels, count: count), x, y)
                    if let coverage {
                        kernels.over(d, count, pixels: pixels, coverage: coverage)
                    } else {
                        kernels.over(d, count, pixels: pixels)
                    }
                } else if let coverage {
                    kernels.over(d, count, item.color, coverage: coverage)
                }
            }
        }
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

    func paintPlane(
        _ plane: AlphaPlane, _ color: UInt32, _ bounds: PixelRect, _ reader: ArenaReader, _ clip: PreparedClip?,
        opacity: UInt8, rows: Range<Int>, target: PaintTarget
    ) {
        let area = plane.bounds.intersection(bounds)
        let count = area.width
        guard count > 0 else { return }
        plane.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in max(
                rows.lowerBound, area.y0)..<max(max(rows.lowerBound, area.y0), min(rows.upperBound, area.y1))
            {
                var coverage = base + ((y - plane.bounds.y0) * plane.stride + area.x0 - plane.bounds.x0)
                if clip != nil || opacity < 255 {
                    let row = pool.bytes(count)
                    row.update(from: coverage, count: count)
                    if opacity < 255 { kernels.scale(row, count, factor: opacity) }
                    if let clip { multiply(row, x: area.x0, count: count, y: y, by: clip, reader) }
                    coverage = UnsafePointer(row)
                }
                kernels.over(target.at(area.x0, y), count, color, coverage: coverage)
            }
        }
    }
}
