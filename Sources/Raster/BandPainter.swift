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

    /// - Parameter visible: The blocks that show; nil for all. Planes, groups, pictures and what has masks to meet are
    ///   painted whole.
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
                return paintRows(item, span, reader, rows: rows, visible: visible, target: target)
            }
            paintFill(
                item, { span.fill($0, x: $1, y: $2) }, reader, clip, rows: rows, visible: visible, target: target)
        case .image:
            let span = arena.images[Int(item.payload)]
            paintFill(
                item, { span.fill($0, x: $1, y: $2) }, reader, clip, rows: rows, visible: visible, target: target)
        case .outlineShadow:
            paintShadow(
                item, arena.shadows[Int(item.payload)], reader, clip, rows: rows, visible: visible, target: target)
        case .plane:
            switch arena.planes[Int(item.payload)] {
            case .bytes(let plane): paintPlane(plane, item, reader, clip, rows: rows, target: target)
            case .coarse(let plane): paintPlane(plane, item, reader, clip, rows: rows, target: target)
            }
        case .group:
            paintGroup(item, arena.groups[Int(item.payload)], reader, clip, rows: rows, target: target)
        case .picture:
            let picture = arena.pictures[Int(item.payload)].target
            let (x, count) = (item.bounds.x0, item.bounds.width)
            for y in rows { kernels.over(target.at(x, y), count, pixels: picture.at(x, y)) }
        }
    }

    /// A gradient that has one colour in each row.
    private func paintRows(
        _ item: PreparedItem, _ span: GradientSpan, _ reader: ArenaReader, rows: Range<Int>,
        visible: VisibleBlocks?, target: PaintTarget
    ) {
        var item = item
        for y in rows {
            item.color = span.constant(y: y) ?? 0
            paintColor(item, reader, rows: y..<y + 1, visible: visible, target: target)
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

    /// Makes the pixels x ..< x + count of row y: gets where they go to, x and y.
    private typealias PixelSource = (UnsafeMutableBufferPointer<UInt32>, Int, Int) -> Void

    /// A fill whose pixels are made row by row.
    private func paintFill(
        _ item: PreparedItem, _ source: @escaping PixelSource, _ reader: ArenaReader, _ clip: PreparedClip?,
        rows: Range<Int>, visible: VisibleBlocks?, target: PaintTarget
    ) {
        guard clip == nil, let visible else {
            return paintClippedFill(item, source, reader, clip, rows: rows, target: target)
        }
        for y in rows {
            visible.forEach(y: y, from: item.bounds.x0, to: item.bounds.x1) { from, to in
                paintClippedFill(
                    item, source, reader, nil, rows: y..<y + 1, columns: from..<to, target: target)
            }
        }
    }

    /// A fill whose pixels are made row by row, or whose coverage has masks to meet. `source` nil: the item's colour.
    private func paintClippedFill(
        _ item: PreparedItem, _ source: PixelSource?, _ reader: ArenaReader, _ clip: PreparedClip?,
        rows: Range<Int>, columns: Range<Int> = Int.min..<Int.max, target: PaintTarget
    ) {
        let bytes = reader.bytes + item.byteBase
        for y in rows {
            for run in item.runs(reader, y: y) {
                let x = max(Int(run.x), columns.lowerBound)
                let count = min(Int(run.x) + Int(run.count), columns.upperBound) - x
                guard count > 0 else { continue }
                let d = target.at(x, y)
                var coverage = run.offset >= 0 ? bytes + (Int(run.offset) + x - Int(run.x)) : nil
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
                if let source, coverage == nil, item.isOpaque {
                    source(UnsafeMutableBufferPointer(start: d, count: count), x, y)
                } else if let source {
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
}
