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
        let frame = PathFrame(path, transform)
        let area = held.grown(by: 0, dx: -frame.x, dy: -frame.y)
        let key = PathCache.Key(
            path: frame.path, transform: frame.transform, style: style, rule: rule, flatness: flatness,
            isAntialiased: isAntialiased)
        if let known = paths.cache.coverage(key), known.bounds.intersection(area) == known.bounds {
            return moved(known, frame)
        }
        guard let extent = paths.prepare(key, within: area) else { return .empty }
        let bounds = area.intersection(extent)
        guard !bounds.isEmpty else { return .empty }
        let stored =
            !isAntialiased
            ? paths.scanCentres(rule: rule, bounds: bounds, into: self)
            : paths.isApart
                ? paths.scanApart(bounds: bounds, into: self)
                : paths.scan(rule: rule, bounds: bounds, into: self)
        if stored.isEmpty { return .empty }
        if bounds == extent, !paths.isCut { paths.cache.keep(stored, as: key) }
        return moved(stored, frame)
    }

    /// A coverage at its place: rows and bytes are shared.
    private func moved(_ stored: StoredCoverage, _ frame: PathFrame) -> StoredCoverage {
        var result = stored
        result.bounds = stored.bounds.grown(by: 0, dx: frame.x, dy: frame.y)
        if frame.x == 0 { return result }
        let last = rows.base[stored.rowBase + stored.bounds.height - 1]
        let count = Int(last.first) + Int(last.count)
        result.runBase = runs.count
        runs.reserve(count)
        let (from, to) = (runs.base + stored.runBase, runs.base + runs.count)
        for index in 0..<count {
            to[index] = from[index]
            to[index].x &+= Int32(truncatingIfNeeded: frame.x)
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
            if !isApart, chains.points.count > limit { addChains(key, within: within, limit: .max) }
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
            strokes.outline(
                key.path, style, transform: key.transform,
                tolerance: ChainList.exactTolerance / key.transform.largestScale, quartzTolerance: quartzTolerance,
                within: within, limit: limit)
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
