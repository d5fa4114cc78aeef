import Foundation

extension Preparer {
    mutating func group(
        _ group: Group, clip: PreparedClip?, within: PixelRect, depth: Int, into result: inout [PreparedItem]
    ) {
        let opacity = CornerTable.byte(group.opacity)
        guard opacity > 0, !group.drawsShadowOnly || group.shadow != nil else { return }
        if group.isPlain, clip == nil {
            // Nothing acts on the layer as a whole.
            return result.append(contentsOf: prepare(group.items[...], within: within, depth: depth + 1))
        }
        var visible = within
        var mask: [PreparedItem]?
        if let items = group.mask {
            let prepared = prepare(items[...], within: within, depth: depth + 1)
            visible = visible.intersection(Self.bounds(of: prepared))
            guard !visible.isEmpty else { return }
            mask = prepared
        }
        // The items are prepared once, for what shows and for what casts a visible shadow: twice at each level would
        // double the work with every nesting.
        var shadow = coarseShadow(of: group, within: visible, depth: depth)
        let cast =
            shadow == nil
            ? group.shadow.flatMap { castRegion(of: group, $0, within: visible, depth: depth) } ?? .empty : .empty
        var region = group.drawsShadowOnly ? cast : visible
        if !cast.isEmpty {
            if region.union(cast).height > 4 * (visible.height + cast.height) {
                guard depth < 4 else {
                    return Notice.once("a nested group's shadow that lies far away is not drawn")
                }
                let far = content(of: group, within: cast, depth: depth)
                shadow = self.shadow(of: far, group, within: visible)
            } else {
                region = region.union(cast)
            }
        }
        guard !region.isEmpty || shadow != nil else { return }
        let content = content(of: group, within: region, depth: depth)
        if shadow == nil, !cast.isEmpty { shadow = self.shadow(of: content, group, within: visible) }
        let drawsContent = !group.drawsShadowOnly && content.bounds.intersects(visible)
        var bounds = drawsContent ? content.bounds.intersection(visible) : .empty
        if let shadow { bounds = bounds.union(shadow.bounds.intersection(visible)) }
        guard !bounds.isEmpty else { return }
        var item = PreparedItem(kind: .group, arena: arenaIndex, bounds: bounds)
        item.clip = storeClip(clip)
        item.payload = Int32(truncatingIfNeeded: arena.groups.count)
        arena.groups.append(
            PreparedGroup(
                items: content.items, contentBounds: content.bounds, contentClip: content.clip, opacity: opacity,
                blendMode: group.blendMode,
                mask: mask, shadow: shadow, shadowColor: group.shadow?.color.validBits ?? 0,
                drawsContent: drawsContent))
        result.append(item)
    }

    private struct Content {
        var items: [PreparedItem] = []
        var clip: PreparedClip?
        var bounds = PixelRect.empty
    }

    private mutating func content(of group: Group, within: PixelRect, depth: Int) -> Content {
        var within = within
        var content = Content()
        if let outer = group.contentClip {
            let prepared = prepare(outer, within: within)
            if let coverage = prepared.coverage { within = within.intersection(coverage.bounds) }
            content.clip = prepared
        }
        guard !within.isEmpty else { return content }
        content.items = prepare(group.items[...], within: within, depth: depth + 1)
        content.bounds = Self.bounds(of: content.items)
        return content
    }

    /// The part of the group whose shadow can be seen.
    private func castRegion(of group: Group, _ shadow: Shadow, within: PixelRect, depth: Int) -> PixelRect {
        guard isCast(shadow) else { return .empty }
        return Self.source(
            of: within, sigma: Self.valid(sigma: shadow.sigma), dx: shadow.dx, dy: shadow.dy
        ).intersection(castExtent(of: group, depth: depth))
    }

    private func isCast(_ shadow: Shadow) -> Bool {
        shadow.color.alpha > 0 && shadow.opacity > 0 && shadow.dx.isFinite && shadow.dy.isFinite
    }

    private func castExtent(of group: Group, depth: Int) -> PixelRect {
        var extent = Extent.of(group.items, depth: depth + 1)
        if let clip = group.contentClip { extent = extent.intersection(Extent.of(clip)) }
        return extent
    }

    /// A shadow that is cast by coarse pixels; nil where whole ones are drawn. Deep in groups they always are: the items
    /// are prepared once more for it, which would double the work with every nesting.
    private mutating func coarseShadow(of group: Group, within: PixelRect, depth: Int) -> AlphaPlane? {
        guard depth < 8, let shadow = group.shadow, isCast(shadow) else { return nil }
        let coarse = CoarseShadow(shadow, sigma: Self.valid(sigma: shadow.sigma))
        guard coarse.factor > 1 else { return nil }
        let scaled = group.scaled(by: coarse.scale)
        return coarse.plane(within: within, extent: castExtent(of: scaled, depth: depth)) {
            alpha(of: content(of: scaled, within: $0, depth: depth))
        }
    }

    /// The alpha of a group's layer, blurred.
    private func shadow(of content: Content, _ group: Group, within: PixelRect) -> AlphaPlane? {
        guard let shadow = group.shadow, !content.bounds.isEmpty else { return nil }
        let blurred = alpha(of: content).shadow(shadow, sigma: Self.valid(sigma: shadow.sigma), within: within)
        return blurred.bounds.isEmpty ? nil : blurred
    }

    private func alpha(of content: Content) -> AlphaPlane {
        var plane = AlphaPlane(bounds: content.bounds)
        guard !plane.bounds.isEmpty else { return plane }
        let painter = BandPainter(arenas: [arena], firstArena: arenaIndex, kernels: kernels)
        painter.paintAlpha(of: content.items, clip: content.clip, into: &plane)
        return plane
    }

    static func bounds(of items: [PreparedItem]) -> PixelRect {
        var result = PixelRect.empty
        for item in items { result = result.union(item.bounds) }
        return result
    }
}

extension Group {
    /// Drawn like its items one after the other.
    var isPlain: Bool {
        opacity >= 1 && contentClip == nil && mask == nil && shadow == nil && !drawsShadowOnly
            && blendMode == .normal && !isIsolated
    }
}
