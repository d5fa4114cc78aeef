internal import CoreGraphics
internal import Raster
internal import RenderTree

/// Finds the pixels in which the pictures of two trees may differ.
///
/// What is the same object in both is not entered. Where nodes differ in themselves, all that either draws is damage;
/// where they differ in what lies inside them, that part is, as far as it shows through clips and masks, and with the
/// shadow that it casts. A node that is now drawn another way (as a group or not, its shadow from its outline or from
/// its pixels) may round otherwise everywhere, so it is damage as a whole; so is one that is drawn at a scale of its own, or
/// through filters.
struct DamageFinder {
    let look: Look
    /// The pixels that are asked for.
    let bounds: PixelRect
    /// How many pairs of nodes were looked at.
    private(set) var visits = 0
    /// So much has changed that looking on costs more than it can save: all may be damage.
    private(set) var isEverything = false
    private var estimate: DamageEstimate
    /// Some of many changes have been looked at beforehand.
    private var hasSampled = false

    init(look: Look, bounds: PixelRect) {
        self.look = look
        self.bounds = bounds
        estimate = DamageEstimate(of: bounds)
    }

    /// Adds the damage between two nodes that stand in the same place of their trees.
    ///
    /// - Parameters:
    ///   - parent: from the space that the nodes stand in to pixels, or from their own.
    ///   - isPlaced: the nodes' own transforms count.
    ///   - alpha: a factor of the nodes' opacity.
    ///   - seen: what clips and masks around the nodes leave of `bounds`.
    mutating func compare(
        _ old: RenderNode, _ new: RenderNode, in parent: CGAffineTransform, isPlaced: Bool = true,
        alpha: Double = 1, seen: PixelRect, into damage: inout [PixelRect]
    ) {
        if isEverything { return }
        visits += 1
        if old === new { return }
        let space = self.space(of: new, in: parent, isPlaced: isPlaced)
        guard new.isLike(old), new.rasterizationScale == nil || look != .screen,
            new.effects?.filters.isEmpty != false,
            let way = way(of: new, in: space, alpha: alpha),
            way == self.way(of: old, in: space, alpha: alpha)
        else {
            return add(old, new, in: parent, isPlaced: isPlaced, seen: seen, to: &damage)
        }
        guard space.isDrawable, new.opacity > 0 else { return }
        let first = damage.count
        let childSpace = new.childTransform?.concatenating(space.transform) ?? space.transform
        let limits = limits(of: new, in: space)
        let seen = limits.reduce(seen) { $0.intersection($1) }
        if promisesMuch(old.children, new.children, in: childSpace, alpha: way.childAlpha, seen: seen) {
            isEverything = true
            return
        }
        ChildPairing.pair(old.children, new.children) { old, new in
            switch (old, new) {
            case (let old?, let new?):
                compare(old, new, in: childSpace, alpha: way.childAlpha, seen: seen, into: &damage)
            case (let one?, nil), (nil, let one?):
                if let box = box(of: one, in: childSpace) { add(box, seen: seen, to: &damage) }
            case (nil, nil): break
            }
            if damage.count - first > Self.most { shorten(&damage, from: first, seen: seen) }
            return !isEverything
        }
        if isEverything { return }
        carry(
            new, in: space, isShadowOfPixels: way.isShadowOfPixels, limits: limits, &damage, from: first)
    }

    /// Whether a few of many children that differ tell that all of them come to much: then the rest need no look.
    private mutating func promisesMuch(
        _ old: RenderChildren, _ new: RenderChildren, in space: CGAffineTransform, alpha: Double, seen: PixelRect
    ) -> Bool {
        guard !hasSampled, new.count >= Self.many, old.count == new.count else { return false }
        let sample = ChildPairing.sample(old, new, most: Self.many / 4)
        guard sample.count >= Self.many else { return false }
        hasSampled = true
        var finder = DamageFinder(look: look, bounds: bounds)
        finder.hasSampled = true
        var damage: [PixelRect] = []
        for pair in sample.pairs {
            finder.compare(pair.old, pair.new, in: space, alpha: alpha, seen: seen, into: &damage)
        }
        visits += finder.visits
        return finder.isEverything || finder.estimate.promisesMuch(times: sample.count / sample.pairs.count)
    }

    /// So many children that differ are worth a look at a few of them.
    private static let many = 64

    /// What limits the damage inside of a node.
    private func limits(of node: RenderNode, in space: NodeSpace) -> [PixelRect] {
        var boxes: [CGRect] = []
        if node.masksToBounds { boxes.append(space.box(of: node.outline.rect)) }
        if let mask = node.mask {
            let maskSpace = NodeSpace(mask.transform.concatenating(space.transform), look: look)
            if let box = maskSpace.drawnBox(of: mask) { boxes.append(box) }
        }
        // Along the edge of a clip a pixel or two are shared.
        return boxes.compactMap { PixelRect(around: $0.insetBy(dx: -3, dy: -3)) }
    }

    /// What becomes, in the finished node, of damage to its children.
    private func carry(
        _ node: RenderNode, in space: NodeSpace, isShadowOfPixels: Bool, limits: [PixelRect],
        _ damage: inout [PixelRect], from first: Int
    ) {
        guard damage.count > first else { return }
        // No node clips what lies inside it and casts its shadow, so the limits hold for the shadow too.
        if isShadowOfPixels, let shadow = node.shadow {
            let cast = shadow.cast(in: space, opacity: shadow.opacity)
            let reach = (5 * cast.sigma).rounded(.up) + 4
            for index in first..<damage.count {
                guard reach.isFinite, abs(cast.dx) < 1e6, abs(cast.dy) < 1e6 else {
                    damage.append(.everything)
                    break
                }
                let (dx, dy) = (Int(cast.dx.rounded(.down)), Int(cast.dy.rounded(.down)))
                damage.append(damage[index].grown(by: Int(reach), dx: dx, dy: dy))
            }
        }
        for limit in limits {
            for index in first..<damage.count { damage[index] = damage[index].intersection(limit) }
        }
    }

    /// All that two states of a node draw: in one, where it has hardly moved.
    private mutating func add(
        _ old: RenderNode, _ new: RenderNode, in parent: CGAffineTransform, isPlaced: Bool, seen: PixelRect,
        to damage: inout [PixelRect]
    ) {
        switch (box(of: old, in: parent, isPlaced: isPlaced), box(of: new, in: parent, isPlaced: isPlaced)) {
        case (let old?, let new?):
            let both = old.enclosing(new)
            if both.area <= old.area + new.area {
                add(both, seen: seen, to: &damage)
            } else {
                add(old, seen: seen, to: &damage)
                add(new, seen: seen, to: &damage)
            }
        case (let one?, nil), (nil, let one?): add(one, seen: seen, to: &damage)
        case (nil, nil): break
        }
    }

    /// - Parameter seen: what clips and masks leave of `bounds`.
    private mutating func add(_ rect: PixelRect, seen: PixelRect, to damage: inout [PixelRect]) {
        damage.append(rect)
        estimate.add(rect.intersection(seen))
        if estimate.isMuch { isEverything = true }
    }

    /// All that a node draws; nil where that is nothing.
    private func box(of node: RenderNode, in parent: CGAffineTransform, isPlaced: Bool = true) -> PixelRect? {
        guard node.opacity > 0, !node.drawnBounds.isNull else { return nil }
        let space = self.space(of: node, in: parent, isPlaced: isPlaced)
        guard space.isDrawable else { return nil }
        return space.drawnBox(of: node).flatMap { PixelRect(around: $0) } ?? .everything
    }

    private func space(of node: RenderNode, in parent: CGAffineTransform, isPlaced: Bool) -> NodeSpace {
        NodeSpace(isPlaced ? node.transform.placed(in: parent) : parent, look: look)
    }

    /// With more rectangles it pays to bring them together on the way.
    private static let most = 4096

    /// Makes some rectangles of many.
    private mutating func shorten(_ damage: inout [PixelRect], from first: Int, seen: PixelRect) {
        var list = DamageList()
        for rect in damage[first...] { list.add(rect) }
        damage.replaceSubrange(first..., with: list.rects)
        if list.isMuch(of: bounds, seen: seen) { isEverything = true }
    }
}

extension DamageFinder {
    /// How a node is drawn, as far as that hangs on what lies inside it.
    private struct Way: Equatable {
        var isGroup = false
        var isCut = false
        var isOne = false
        var isShadowOfPixels = false
        /// A factor of the children's opacity.
        var childAlpha = 1.0
    }

    /// Nil where the node's shadow is that of a shape inside it, so that it may have changed as a whole.
    private func way(of node: RenderNode, in space: NodeSpace, alpha: Double) -> Way? {
        let painter = NodePainter(look: look, visible: .everything)
        var way = Way()
        var opacity = node.opacity * alpha
        if node.mask != nil { way.isOne = painter.itemCount(unmasked: node, in: space, opacity: opacity) < 2 }
        if let shadow = node.shadow, shadow.path == nil, !node.masksToBounds {
            if Silhouette(of: node, in: space) == nil {
                way.isShadowOfPixels = true
                opacity = 1
                // One item may be an outline, whose shadow rounds otherwise.
                way.isOne = way.isOne || painter.itemCount(partsOf: node, in: space, alpha: 1) < 2
            } else if !(node.background.map { $0.alpha > 0 } ?? false) {
                return nil
            }
        }
        way.isGroup = opacity < 1 && node.groupsOpacity && node.partCount > 1
        way.childAlpha = way.isGroup ? 1 : opacity
        if node.masksToBounds {
            way.isCut = node.isCut(in: space)
            if way.isCut {
                way.isOne =
                    way.isOne || painter.itemCount(partsOf: node, in: space, alpha: way.childAlpha) < 2
            }
        }
        return way
    }
}

extension PixelRect {
    /// All pixels that a rectangle touches; nil where it is not finite or farther out than anything is drawn.
    fileprivate init?(around rect: CGRect) {
        let most = CGFloat(PixelRect.everything.x1)
        guard abs(rect.origin.x) < most, abs(rect.origin.y) < most, rect.size.width < most, rect.size.height < most
        else { return nil }
        self.init(
            x0: Int(rect.minX.rounded(.down)), y0: Int(rect.minY.rounded(.down)), x1: Int(rect.maxX.rounded(.up)),
            y1: Int(rect.maxY.rounded(.up)))
    }
}
