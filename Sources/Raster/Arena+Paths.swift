/// Coverages of paths.
extension Arena {
    /// Work is kept within this many pixels of the origin: more than any bitmap, little enough for memory.
    private static let reach = 1 << 20

    /// What a path encloses; see `Coverage.ofPath`.
    func store(
        _ path: PathData, rule: FillRule, flatness: Flatness, isAntialiased: Bool, within: PixelRect
    ) -> StoredCoverage {
        let area = Self.held(within)
        guard !area.isEmpty else { return .empty }
        paths.chains.clear(rows: area.y0..<area.y1)
        paths.chains.add(path, flatness: flatness)
        return scan(rule, isAntialiased: isAntialiased, area)
    }

    /// What a stroke covers; see `Coverage.ofStroke`.
    func store(
        _ path: PathData, style: StrokeStyle, transform: Affine, flatness: Flatness, isAntialiased: Bool,
        within: PixelRect
    ) -> StoredCoverage {
        let area = Self.held(within)
        let scale = transform.largestScale
        guard !area.isEmpty, scale > 0, scale.isFinite else { return .empty }
        var quartzTolerance: Double?
        if case .quartz(let tolerance) = flatness { quartzTolerance = tolerance }
        paths.strokes.outline(
            path, style, transform: transform, tolerance: ChainList.exactTolerance / scale,
            quartzTolerance: quartzTolerance)
        paths.chains.clear(rows: area.y0..<area.y1)
        paths.chains.add(paths.strokes.polygons, transform: transform)
        return scan(.nonZero, isAntialiased: isAntialiased, area)
    }

    private static func held(_ area: PixelRect) -> PixelRect {
        area.intersection(PixelRect(x0: -reach, y0: -reach, x1: reach, y1: reach))
    }

    private func scan(_ rule: FillRule, isAntialiased: Bool, _ area: PixelRect) -> StoredCoverage {
        let list = paths.chains
        guard list.chains.count > 0 else { return .empty }
        func floored(_ value: Double) -> Int { Int(value.rounded(.down)) }
        let extent = PixelRect(
            x0: floored(list.minX), y0: floored(list.minY), x1: floored(list.maxX) + 1, y1: floored(list.maxY) + 1)
        let bounds = area.intersection(extent)
        guard !bounds.isEmpty else { return .empty }
        return isAntialiased
            ? paths.scan(rule: rule, bounds: bounds, into: self)
            : paths.scanCentres(rule: rule, bounds: bounds, into: self)
    }
}
