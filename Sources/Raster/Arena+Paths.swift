/// Coverages of paths.
extension Arena {
    /// Work is kept within this many pixels of the origin: more than any bitmap, little enough for memory.
    private static let reach = 1 << 20

    /// What a path encloses; see `Coverage.ofPath`.
    func store(
        _ path: PathData, rule: FillRule, flatness: Flatness, isAntialiased: Bool, within: PixelRect
    ) -> StoredCoverage {
        store(path, .identity, nil, rule, flatness, isAntialiased: isAntialiased, within)
    }

    /// What a stroke covers; see `Coverage.ofStroke`.
    func store(
        _ path: PathData, style: StrokeStyle, transform: Affine, flatness: Flatness, isAntialiased: Bool,
        within: PixelRect
    ) -> StoredCoverage {
        let scale = transform.largestScale
        guard scale > 0, scale.isFinite else { return .empty }
        return store(path, transform, style, .nonZero, flatness, isAntialiased: isAntialiased, within)
    }

    /// - Parameter style: Nil for a fill.
    private func store(
        _ path: PathData, _ transform: Affine, _ style: StrokeStyle?, _ rule: FillRule, _ flatness: Flatness,
        isAntialiased: Bool, _ within: PixelRect
    ) -> StoredCoverage {
        let held = within.intersection(PixelRect(x0: -Self.reach, y0: -Self.reach, x1: Self.reach, y1: Self.reach))
        guard !held.isEmpty else { return .empty }
        // Parts of a path are seldom the same at two places.
        let frame = PathFrame(
            path, transform, keepsBlocks: style.map { $0.trim != 0...1 || !$0.dash.isEmpty } ?? false)
        let area = held.grown(by: 0, dx: -frame.x, dy: -frame.y)
        let key = PathCache.Key(
            path: frame.path, transform: frame.transform, style: style, rule: rule, flatness: flatness,
            isAntialiased: isAntialiased)
        let place = paths.cache.place(key)
        if place.isKnown {
            let (known, phase) = paths.cache.scanned(slot: place.slot)
            let bounds = known.bounds.grown(by: 0, dx: -phase, dy: 0)
            if bounds.intersection(area) == bounds { return placed(known, phase, frame, key, slot: place.slot) }
        }
        guard let extent = paths.prepare(key, within: area) else { return .empty }
        let bounds = area.intersection(extent)
        guard !bounds.isEmpty else { return .empty }
        // Areas that are whole numbers are the same wherever blocks begin. What is not is scanned at the origin: where it
        // stands in a block has no say in its bytes.
        let phase = isAntialiased && paths.isApart ? frame.x & 7 : 0
        let stored =
            !isAntialiased
            ? paths.scanCentres(rule: rule, bounds: bounds, into: self)
            : paths.isApart
                ? paths.scanApart(bounds: bounds, phase: phase, into: self)
                : paths.scan(rule: rule, bounds: bounds, into: self)
        if stored.isEmpty { return .empty }
        guard bounds == extent, !paths.isCut else { return placed(stored, phase, frame, key, slot: nil) }
        paths.cache.keep(stored, phase: phase, as: key, slot: place.slot)
        return placed(stored, phase, frame, key, slot: place.slot)
    }

    /// A coverage beside the origin, scanned for some phase, at its place.
    ///
    /// - Parameter slot: where the cache keeps it; nil where it does not.
    private func placed(
        _ stored: StoredCoverage, _ scanned: Int, _ frame: PathFrame, _ key: PathCache.Key, slot: Int?
    ) -> StoredCoverage {
        let phase = frame.x & 7
        if phase == scanned { return moved(stored, x: frame.x - phase, y: frame.y) }
        // Without antialiasing runs begin anywhere.
        guard key.isAntialiased else { return moved(stored, x: frame.x, y: frame.y) }
        var shifted = slot.map { paths.cache[$0, phase] } ?? .empty
        if shifted.isEmpty {
            shifted = self.shifted(stored, by: phase - scanned)
            if let slot { paths.cache[slot, phase] = shifted }
        }
        return moved(shifted, x: frame.x - phase, y: frame.y)
    }

    /// A coverage some pixels to the right or, negative, to the left, its runs again in whole blocks.
    private func shifted(_ stored: StoredCoverage, by distance: Int) -> StoredCoverage {
        let result = beginCoverage(bounds: stored.bounds.grown(by: 0, dx: distance, dy: 0))
        let origin = result.bounds.x0 & ~7
        let blocks = (result.bounds.x1 - origin + 7) >> 3
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8 * blocks) { row in
            let row = row.baseAddress!
            var last = RowRuns(first: -1, count: 0)
            for y in 0..<stored.bounds.height {
                let known = rows.base[stored.rowBase + y]
                if known.first == last.first, known.count == last.count {
                    repeatRow(result, count: 1)
                    continue
                }
                last = known
                beginRow(result)
                row.update(repeating: 0, count: 8 * blocks)
                for index in Int(known.first)..<Int(known.first) + Int(known.count) {
                    let run = runs.base[stored.runBase + index]
                    // Zeros that fill up a block may lie beyond.
                    let from = max(0, Int(run.x) + distance - origin)
                    let to = min(8 * blocks, Int(run.x) + Int(run.count) + distance - origin)
                    guard from < to else { continue }
                    if run.offset < 0 {
                        (row + from).update(repeating: 255, count: to - from)
                    } else {
                        let skipped = from - (Int(run.x) + distance - origin)
                        (row + from).update(
                            from: bytes.base + (stored.byteBase + Int(run.offset) + skipped), count: to - from)
                    }
                }
                addRow(row, blocks: blocks, x: origin, to: result)
            }
        }
        endCoverage(result)
        return result
    }

    /// The runs of a row of bytes.
    private func addRow(
        _ row: UnsafePointer<UInt8>, blocks: Int, x: Int, to coverage: StoredCoverage
    ) {
        func word(_ block: Int) -> UInt64 { UnsafeRawPointer(row).load(fromByteOffset: 8 * block, as: UInt64.self) }
        var block = 0
        while block < blocks {
            let first = word(block)
            var end = block + 1
            if first == 0 || first == .max {
                while end < blocks, word(end) == first { end += 1 }
                if first > 0 { addSolid(x: x + 8 * block, count: 8 * (end - block)) }
            } else {
                while end < blocks, word(end) != 0, word(end) != .max { end += 1 }
                addBytes(coverage, x: x + 8 * block, count: 8 * (end - block)).update(
                    from: row + 8 * block, count: 8 * (end - block))
            }
            block = end
        }
    }

    /// A coverage elsewhere, by whole blocks: rows and bytes are shared.
    private func moved(_ stored: StoredCoverage, x: Int, y: Int) -> StoredCoverage {
        var result = stored
        result.bounds = stored.bounds.grown(by: 0, dx: x, dy: y)
        if x == 0 { return result }
        let last = rows.base[stored.rowBase + stored.bounds.height - 1]
        let count = Int(last.first) + Int(last.count)
        result.runBase = runs.count
        runs.reserve(count)
        let (from, to) = (runs.base + stored.runBase, runs.base + runs.count)
        for index in 0..<count {
            to[index] = from[index]
            to[index].x &+= Int32(truncatingIfNeeded: x)
        }
        runs.advance(count)
        return result
    }
}

extension PathScanner {
    /// Takes in the edges of a fill or a stroke that may show. Their extent, or nil where there are none.
    ///
    /// Whether chains keep apart is asked of all of them, whatever shows, so that no pixel's byte depends on that.
    func prepare(_ key: PathCache.Key, within: PixelRect) -> PixelRect? {
        isApart = false
        let limit = Self.mostPointsApart
        if key.isAntialiased, key.path.points.count <= limit {
            addChains(key, within: nil, limit: limit)
            isApart = areApart(key.rule)
            if !isApart, chains.count > limit { addChains(key, within: within, limit: .max) }
            if !isApart { chains.findPoints() }
        } else {
            addChains(key, within: within, limit: .max)
        }
        guard chains.chains.count > 0 else { return nil }
        func floored(_ value: Double) -> Int { Int(value.rounded(.down)) }
        return PixelRect(
            x0: floored(chains.minX), y0: floored(chains.minY), x1: floored(chains.maxX) + 1,
            y1: floored(chains.maxY) + 1)
    }

    /// - Parameters:
    ///   - within: What need not show may be left out; nil: nothing is.
    ///   - limit: With more points than this, the chains are no longer whole.
    private func addChains(_ key: PathCache.Key, within: PixelRect?, limit: Int) {
        chains.clear(rows: within.map { $0.y0..<$0.y1 })
        if let style = key.style {
            var quartzTolerance: Double?
            if case .quartz(let tolerance) = key.flatness { quartzTolerance = tolerance }
            let scale = key.transform.largestScale
            strokes.outline(
                key.path, style, transform: key.transform,
                tolerance: ChainList.exactTolerance / scale, pixel: key.isAntialiased ? 1 / scale : 0,
                quartzTolerance: quartzTolerance, within: within, limit: limit)
            isCut = strokes.isCut
            chains.add(strokes.polygons, transform: key.transform)
        } else {
            isCut = false
            chains.add(
                key.path, offset: SIMD2(key.transform.tx, key.transform.ty), flatness: key.flatness, limit: limit)
        }
        if chains.isCut { isCut = true }
    }
}
