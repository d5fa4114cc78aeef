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
            if let clip {
                paintMasked(item, reader, clip, rows: rows, target: target)
            } else {
                paintColor(item, reader, rows: rows, visible: visible, target: target)
            }
        case .gradient:
            let span = arena.gradients[Int(item.payload)]
            if clip == nil, span.constant(y: rows.lowerBound) != nil {
                return paintRows(item, span, reader, rows: rows, visible: visible, target: target)
            }
            paintFill(item, span, reader, clip, rows: rows, visible: visible, target: target)
        case .image:
            paintFill(
                item, arena.images[Int(item.payload)], reader, clip, rows: rows, visible: visible, target: target)
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
}
