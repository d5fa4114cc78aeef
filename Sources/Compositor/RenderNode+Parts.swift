internal import CoreGraphics
internal import CornerGeometry
internal import Raster
internal import RenderTree

extension RenderNode {
    /// How many things are drawn over each other: with one or none, opacity acts on the part as on the whole. Some
    /// number above 1 where there are more.
    var partCount: Int {
        if children.count > 2 { return children.count }
        var count = children.count + edgeCount
        // A child that shows its shadow through itself when it is translucent is two things.
        for child in children where child.shadow != nil || !child.groupsOpacity || child.blendMode != .normal {
            count += 1
        }
        if let contents { count += contents.partCount }
        if let shape { count += shape.partCount }
        if projection != nil { count += 1 }
        if effects?.backdrop != nil { count += 1 }
        return count
    }

    /// How many things are drawn along the outline.
    var edgeCount: Int {
        var count = gradient == nil ? 0 : 1
        if let background, background.alpha > 0 { count += 1 }
        if let border, border.color.alpha > 0 { count += 1 }
        return count
    }

    /// Whether the clip to the bounds changes the picture, where background and border keep to the outline anyway.
    func isCut(in space: NodeSpace) -> Bool {
        guard masksToBounds else { return false }
        if space.look == .quartz, edgeCount > 0, !space.isOnPixels(outline) { return true }
        if edgeCount > 1, !space.isOnPixels(outline) { return true }
        return !isContentInside(in: space)
    }

    /// Whether what is not drawn along the outline lies inside of it.
    func isContentInside(in space: NodeSpace) -> Bool {
        if let contents, !space.isInside(contents.destination, of: outline) { return false }
        if let shape, !space.isInside(shape.drawnBounds, of: outline) { return false }
        if let projection, !space.isInside(projection.drawnBounds, of: outline) { return false }
        if let backdrop = effects?.backdrop, !space.isInside(backdrop.shape.drawnBounds, of: outline) {
            return false
        }
        return (0..<children.partCount).allSatisfy { part in
            if let row = children.row(ofPart: part), childTransform == nil,
                space.isWellInside(row.drawnBounds, of: outline)
            {
                return true
            }
            return children.nodes(inPart: part).allSatisfy { child in
                let transform = child.transform.concatenating(childTransform ?? .identity)
                return space.isInside(child.drawnBounds(through: transform), of: outline)
            }
        }
    }
}

extension RenderShape {
    var isFilled: Bool { fillColor.map { $0.alpha > 0 } ?? false }

    var isStroked: Bool { strokeColor.map { $0.alpha > 0 } ?? false && strokeStyle != nil }

    var partCount: Int { (isFilled ? 1 : 0) + (isStroked ? 1 : 0) }
}
