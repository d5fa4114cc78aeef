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
        // Mask and blend mode act on shadow and content together.
        let isWhole = mask != nil || group.blendMode != .normal
        let place = storeClip(isWhole ? nil : clip)
        var parts: [PreparedItem] = []
        let content = shadowAndContent(of: group, within: visible, depth: depth, into: &parts)
        for index in parts.indices {
            parts[index].clip = place
            parts[index].opacity = opacity
        }
        if !group.drawsShadowOnly, let item = item(of: content, opacity: opacity, clip: place, within: visible) {
            hidePrevious(by: item, in: &parts)
            parts.append(item)
        }
        guard isWhole else { return result.append(contentsOf: parts) }
        let bounds = Self.bounds(of: parts)
        guard !bounds.isEmpty else { return }
        var item = self.item(
            PreparedGroup(items: parts, contentBounds: bounds, blendMode: group.blendMode, mask: mask),
            bounds: bounds.intersection(visible))
        item.clip = storeClip(clip)
        result.append(item)
    }

    /// Appends the group's shadow, if it has one that shows, and gives the content.
    private mutating func shadowAndContent(
        of group: Group, within visible: PixelRect, depth: Int, into parts: inout [PreparedItem]
    ) -> Content {
        guard let shadow = group.shadow, isCast(shadow) else {
            return group.drawsShadowOnly ? Content() : content(of: group, within: visible, depth: depth)
        }
        let sigma = Self.valid(sigma: shadow.sigma)
        if sigma > 0, let outline = group.silhouette() {
            self.shadow(Shape(.outline(outline)), shadow, clip: nil, within: visible, into: &parts)
            if group.drawsShadowOnly { return Content() }
            var content = content(of: group, within: visible, depth: depth)
            // An image is found to be opaque on this way alone.
            if group.items.count == 1, case .fill = group.items[0].content, content.items.count == 1 {
                content.items[0].isOpaque = true
            }
            return content
        }
        // The items are prepared once, for what shows and for what casts a visible shadow: twice at each level would
        // double the work with every nesting.
        if let plane = coarseShadow(of: group, within: visible, depth: depth) {
            append(plane, shadow, to: &parts)
            return group.drawsShadowOnly ? Content() : content(of: group, within: visible, depth: depth)
        }
        let cast = Self.source(of: visible, sigma: sigma, dx: shadow.dx, dy: shadow.dy)
            .intersection(castExtent(of: group, depth: depth))
        guard !cast.isEmpty else {
            return group.drawsShadowOnly ? Content() : content(of: group, within: visible, depth: depth)
        }
        let mark = arena.mark
        let region = group.drawsShadowOnly ? cast : visible.union(cast)
        if region.height > 4 * (visible.height + cast.height) {
            guard depth < 4 else {
                Notice.once("a nested group's shadow that lies far away is not drawn")
                return content(of: group, within: visible, depth: depth)
            }
            let far = alpha(of: content(of: group, within: cast, depth: depth))
            arena.release(to: mark)
            append(far.shadow(shadow, sigma: sigma, within: visible, kernels: kernels), shadow, to: &parts)
            return content(of: group, within: visible, depth: depth)
        }
        let content = content(of: group, within: region, depth: depth)
        guard let picture = content.isPlain ? nil : arena.picture(bounds: content.bounds) else {
            append(
                alpha(of: content).shadow(shadow, sigma: sigma, within: visible, kernels: kernels), shadow,
                to: &parts)
            return content
        }
        var alpha = AlphaPlane(bounds: content.bounds)
        painter.paint(content.items, clip: content.clip, into: picture, alpha: &alpha)
        arena.release(to: mark)
        append(alpha.shadow(shadow, sigma: sigma, within: visible, kernels: kernels), shadow, to: &parts)
        var item = PreparedItem(kind: .picture, arena: arenaIndex, bounds: content.bounds)
        item.payload = arena.keep(picture)
        return Content(items: [item], bounds: content.bounds)
    }

    private func append(_ plane: ShadowPlane, _ shadow: Shadow, to parts: inout [PreparedItem]) {
        var item = PreparedItem(kind: .plane, arena: arenaIndex, bounds: .empty)
        item.color = shadow.color.validBits
        append(plane, item, clip: nil, to: &parts)
    }

    private struct Content {
        var items: [PreparedItem] = []
        var clip: PreparedClip?
        var bounds = PixelRect.empty

        /// No groups are in it, and no pictures of any.
        var isPlain: Bool { !items.contains { $0.kind == .group || $0.kind == .picture } }
    }

    /// The content as one thing to be put over what is there: a layer, or the one item that would be alone in it.
    private func item(of content: Content, opacity: UInt8, clip: Int32, within visible: PixelRect) -> PreparedItem?
    {
        let bounds = content.bounds.intersection(visible)
        guard !bounds.isEmpty else { return nil }
        if content.items.count == 1, content.clip == nil, opacity == 255, clip < 0, !blends(content.items[0]) {
            var alone = content.items[0]
            if alone.kind == .picture { alone.bounds = bounds }
            if alone.bounds == bounds { return alone }
        }
        var item = item(
            PreparedGroup(
                items: content.items, contentBounds: content.bounds, contentClip: content.clip, opacity: opacity),
            bounds: bounds)
        item.clip = clip
        return item
    }

    private func item(_ group: PreparedGroup, bounds: PixelRect) -> PreparedItem {
        var item = PreparedItem(kind: .group, arena: arenaIndex, bounds: bounds)
        item.payload = Int32(truncatingIfNeeded: arena.groups.count)
        arena.groups.append(group)
        return item
    }

    private func blends(_ item: PreparedItem) -> Bool {
        item.kind == .group && arena.groups[Int(item.payload)].blendMode != .normal
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

    private func isCast(_ shadow: Shadow) -> Bool {
        shadow.color.alpha > 0 && shadow.opacity > 0 && shadow.dx.isFinite && shadow.dy.isFinite
    }

    /// All that casts the group's shadow.
    private func castExtent(of group: Group, depth: Int) -> PixelRect {
        var extent = Extent.of(group.items, depth: depth + 1)
        if let clip = group.contentClip { extent = extent.intersection(Extent.of(clip)) }
        return extent
    }

    /// A shadow that is cast by coarse pixels; nil where whole ones are drawn. Deep in groups they always are: the items
    /// are prepared once more for it, which would double the work with every nesting.
    private mutating func coarseShadow(
        of group: Group, within: PixelRect, depth: Int
    ) -> ShadowPlane? {
        guard depth < 8, let shadow = group.shadow else { return nil }
        let coarse = CoarseShadow(shadow, sigma: Self.valid(sigma: shadow.sigma))
        guard coarse.shift > 0 else { return nil }
        let scaled = group.scaled(by: coarse.scale)
        let mark = arena.mark
        let plane = coarse.plane(within: within, extent: castExtent(of: scaled, depth: depth), kernels: kernels) {
            alpha(of: content(of: scaled, within: $0, depth: depth))
        }
        arena.release(to: mark)
        return plane
    }

    private func alpha(of content: Content) -> AlphaPlane {
        var plane = AlphaPlane(bounds: content.bounds)
        guard !plane.bounds.isEmpty else { return plane }
        painter.paintAlpha(of: content.items, clip: content.clip, into: &plane)
        return plane
    }

    /// For what the arena holds by now.
    private var painter: BandPainter { BandPainter(arenas: [arena], firstArena: arenaIndex, kernels: kernels) }

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
