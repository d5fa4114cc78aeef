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
    private let culling: Culling
    private let scratch: PainterScratch

    /// - Parameter firstArena: the number of the first of `arenas` in items.
    init(arenas: [Arena], firstArena: Int32 = 0, kernels: Kernels) {
        self.arenas = arenas
        self.kernels = kernels
        self.firstArena = Int(firstArena)
        scratch = PainterScratch.take()
        pool = scratch.pool
        culling = scratch.culling
        readers = arenas.map { $0.reader }
    }

    deinit { PainterScratch.give(scratch) }

    func paint(_ items: [PreparedItem], rows: Range<Int>, target: PaintTarget) {
        items.withUnsafeBufferPointer { items in
            for index in items.indices {
                let (first, last) = overlap(items[index], rows)
                guard first < last else { continue }
                paint(items, index, rows: first..<last, target: target)
            }
        }
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
                for index in bandItems {
                    let (first, last) = overlap(items[index], rows)
                    paint(items, index, rows: first..<last, target: target)
                }
                return
            }
            culling.walk(items, indices: bandItems, rows: rows, width: width, readers: readers)
            for index in stride(from: culling.entries.count - 1, through: 0, by: -1) {
                paint(items, culling.entries.base[index], target: target)
            }
        }
    }

    @inline(__always)
    private func overlap(_ item: PreparedItem, _ rows: Range<Int>) -> (Int, Int) {
        (max(rows.lowerBound, item.bounds.y0), min(rows.upperBound, item.bounds.y1))
    }

    private func paint(
        _ items: UnsafeBufferPointer<PreparedItem>, _ index: Int, rows: Range<Int>, target: PaintTarget
    ) {
        let next = items[index].isHiddenByNext && index + 1 < items.count ? items[index + 1] : nil
        paint(items[index], next: next, rows: rows, target: target)
    }

    /// The visible blocks of a colour or an outline's shadow; other kinds are painted whole.
    private func paint(
        _ items: UnsafeBufferPointer<PreparedItem>, _ entry: Culling.Entry, target: PaintTarget
    ) {
        let item = items[entry.item]
        let arenaIndex = Int(item.arena) - firstArena
        let reader = readers[arenaIndex]
        let words = culling.words
        let states = culling.states + (entry.states - entry.first)
        switch item.kind {
        case .outlineShadow where item.clip < 0 && item.opacity == 255:
            arenas[arenaIndex].shadows.withUnsafeBufferPointer { shadows in
                let shadow = shadows.baseAddress! + Int(item.payload)
                let (x0, x1) = (shadow.pointee.x0, shadow.pointee.x1)
                for y in entry.first..<entry.last {
                    switch states[y] {
                    case .none: continue
                    case .all: paintShadow(item.color, shadow, reader, y: y, from: x0, to: x1, target: target)
                    case .some:
                        Culling.forEachVisible(entry, words, y: y, from: x0, to: x1) { from, to in
                            paintShadow(item.color, shadow, reader, y: y, from: from, to: to, target: target)
                        }
                    }
                }
            }
        case .color where item.clip < 0:
            let bytes = reader.bytes + item.byteBase
            for y in entry.first..<entry.last {
                switch states[y] {
                case .none: continue
                case .all: paintColorRow(item, bytes, reader, y: y, target: target)
                case .some:
                    let runs = item.runs(reader, y: y)
                    var index = 0
                    Culling.forEachVisible(entry, words, y: y, from: item.bounds.x0, to: item.bounds.x1) {
                        from, to in
                        while index < runs.count {
                            let run = runs[index]
                            let (x, end) = (Int(run.x), Int(run.x) + Int(run.count))
                            let (first, last) = (max(from, x), min(to, end))
                            if first < last {
                                paintColor(
                                    item.color, first, last - first,
                                    run.offset >= 0 ? bytes + (Int(run.offset) + first - x) : nil, y, target)
                            }
                            if end > to { return }
                            index += 1
                        }
                    }
                }
            }
        case .gradient where item.clip < 0:
            let span = arenas[arenaIndex].gradients[Int(item.payload)]
            paintVisible(item, { span.fill($0, x: $1, y: $2) }, reader, entry, target: target)
        case .image where item.clip < 0:
            let span = arenas[arenaIndex].images[Int(item.payload)]
            paintVisible(item, { span.fill($0, x: $1, y: $2) }, reader, entry, target: target)
        default:
            paint(items, entry.item, rows: entry.first..<entry.last, target: target)
        }
    }

    private func paintVisible(
        _ item: PreparedItem, _ source: @escaping PixelSource, _ reader: ArenaReader, _ entry: Culling.Entry,
        target: PaintTarget
    ) {
        for y in entry.first..<entry.last {
            switch culling.states[entry.states + y - entry.first] {
            case .none: continue
            case .all: paintClippedFill(item, source, reader, nil, rows: y..<y + 1, target: target)
            case .some:
                Culling.forEachVisible(entry, culling.words, y: y, from: item.bounds.x0, to: item.bounds.x1) {
                    paintClippedFill(item, source, reader, nil, rows: y..<y + 1, columns: $0..<$1, target: target)
                }
            }
        }
    }

    @inline(__always)
    private func paintColorRow(
        _ item: PreparedItem, _ bytes: UnsafePointer<UInt8>, _ reader: ArenaReader, y: Int, target: PaintTarget
    ) {
        for run in item.runs(reader, y: y) {
            paintColor(
                item.color, Int(run.x), Int(run.count), run.offset >= 0 ? bytes + Int(run.offset) : nil, y, target)
        }
    }

    @inline(__always)
    private func paintColor(
        _ color: UInt32, _ x: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>?, _ y: Int, _ target: PaintTarget
    ) {
        let d = target.at(x, y)
        if let coverage {
            kernels.over(d, count, color, coverage: coverage)
        } else if color >= 0xff00_0000 {
            kernels.fill(d, count, color)
        } else {
            kernels.over(d, count, color)
        }
    }

    private func paint(_ item: PreparedItem, next: PreparedItem?, rows: Range<Int>, target: PaintTarget) {
        let arena = arenas[Int(item.arena) - firstArena]
        let reader = readers[Int(item.arena) - firstArena]
        let clip = item.clip >= 0 ? arena.clips[Int(item.clip)] : nil
        switch item.kind {
        case .color:
            if clip == nil {
                paintColor(item, reader, rows: rows, target: target)
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
            arena.shadows.withUnsafeBufferPointer { shadows in
                paintShadow(
                    item, shadows.baseAddress! + Int(item.payload), reader, clip,
                    hiddenBy: item.isHiddenByNext ? next : nil, rows: rows, target: target)
            }
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
        _ item: PreparedItem, _ span: GradientSpan, _ reader: ArenaReader, rows: Range<Int>, target: PaintTarget
    ) {
        let bytes = reader.bytes + item.byteBase
        var item = item
        for y in rows {
            item.color = span.constant(y: y) ?? 0
            paintColorRow(item, bytes, reader, y: y, target: target)
        }
    }

    private func paintColor(_ item: PreparedItem, _ reader: ArenaReader, rows: Range<Int>, target: PaintTarget) {
        let bytes = reader.bytes + item.byteBase
        var y = rows.lowerBound
        while y < rows.upperBound {
            let runs = item.runs(reader, y: y)
            guard let run = runs.first, run.offset < 0, Int(run.count) == target.stride else {
                paintColorRow(item, bytes, reader, y: y, target: target)
                y += 1
                continue
            }
            // Whole rows lie one after the other: those that are alike are one span.
            var end = y + 1
            while end < rows.upperBound, item.runs(reader, y: end).baseAddress == runs.baseAddress { end += 1 }
            paintColor(item.color, Int(run.x), (end - y) * target.stride, nil, y, target)
            y = end
        }
    }

    /// Makes the pixels x ..< x + count of row y: gets where they go to, x and y.
    private typealias PixelSource = (UnsafeMutableBufferPointer<UInt32>, Int, Int) -> Void

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
