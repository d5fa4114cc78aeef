package import CoreGraphics
package import Raster
package import RenderTree

extension Compositor {
    /// What may look otherwise when `new` is drawn in the place of `old`, and what it cost to find out.
    package struct Damage: Sendable, Equatable {
        /// Some rectangles of pixels, at most 512; they may overlap, and may be larger than need be, never smaller.
        package var rects: [PixelRect] = []
        /// How many pairs of nodes were compared.
        package var visits = 0
    }

    /// - Parameters:
    ///   - inItsOwnSpace: the nodes' own position and transform do not count.
    ///   - transform: from the space that the nodes stand in, or their own, to pixels.
    ///   - bounds: what is not in these pixels is not asked for.
    package func damage(
        from old: RenderNode, to new: RenderNode, inItsOwnSpace: Bool = false, transform: CGAffineTransform,
        within bounds: PixelRect
    ) -> Damage {
        var finder = DamageFinder(look: look, bounds: bounds)
        var found: [PixelRect] = []
        finder.compare(old, new, in: transform, isPlaced: !inItsOwnSpace, seen: bounds, into: &found)
        if finder.isEverything { found = [bounds] }
        // What shows what lies behind it may change with anything.
        if old.hasBackdrop || new.hasBackdrop, !found.isEmpty { found = [bounds] }
        var list = DamageList()
        for rect in found { list.add(rect.intersection(bounds)) }
        return Damage(rects: list.rects, visits: finder.visits)
    }
}
