import CornerGeometry
import Foundation

/// Groups whose finished layer is nothing but one upright outline, filled all over: a picture under rounded corners, a
/// card with what lies on it. Their shadow is the outline's, for which there are formulas.
///
/// Which they are is told by the items alone, never by what shows of them: the two ways to a shadow round differently.
extension Group {
    /// The outline whose coverage is the finished layer's alpha; nil where there is no such outline, or none is found.
    func silhouette(depth: Int = 0) -> CornerOutline? {
        guard !isExcerpt, depth < Preparer.deepestGroup, let first = items.first,
            let outline = first.silhouette(depth: depth)?.narrowed(by: contentClip)
        else { return nil }
        // What lies wholly on covered pixels adds nothing to them.
        for item in items.dropFirst() {
            guard !item.blends(depth: depth), outline.covers(Extent.of(item, depth: depth)) else { return nil }
        }
        return outline
    }
}

extension DrawItem {
    fileprivate func silhouette(depth: Int) -> CornerOutline? {
        switch content {
        case .shadow: return nil
        case .fill(let shape, let paint):
            guard let outline = shape.uprightOutline, paint.isOpaque(over: OutlineCoverage.pixels(of: outline))
            else {
                return nil
            }
            return outline.narrowed(by: clip)
        case .group(let group):
            guard CornerTable.byte(group.opacity) == 255, group.mask == nil, group.shadow == nil,
                group.blendMode == .normal
            else { return nil }
            return group.silhouette(depth: depth + 1)?.narrowed(by: clip)
        }
    }

    /// Something in it is not put over what is there, but combined with it: covered pixels may be clear afterwards.
    fileprivate func blends(depth: Int) -> Bool {
        guard case .group(let group) = content, depth < Preparer.deepestGroup else { return false }
        return group.blendMode != .normal || group.items.contains { $0.blends(depth: depth + 1) }
    }
}

extension Shape {
    /// The outline whose exact area this is.
    var uprightOutline: CornerOutline? {
        guard case .outline(let outline) = geometry, isAntialiased, flatness == .exact || outline.isRectangle else {
            return nil
        }
        return outline
    }
}

extension CornerOutline {
    /// Clipped by shapes of which one alone takes part: the others cover all of its pixels.
    fileprivate func narrowed(by clip: Clip?) -> CornerOutline? {
        guard let clip else { return self }
        guard clip.masks.isEmpty else { return nil }
        var result = self
        for shape in clip.shapes {
            guard let other = shape.uprightOutline else { return nil }
            if other.covers(OutlineCoverage.pixels(of: result)) { continue }
            guard result.covers(OutlineCoverage.pixels(of: other)) else { return nil }
            result = other
        }
        return result
    }

    /// Whether each of these pixels lies inside.
    func covers(_ pixels: PixelRect) -> Bool {
        guard !pixels.isEmpty else { return true }
        guard let edges = OutlineCoverage.edges(of: self) else { return false }
        let (left, right) = (Double(pixels.x0) - edges.minX, edges.maxX - Double(pixels.x1))
        let (top, bottom) = (Double(pixels.y0) - edges.minY, edges.maxY - Double(pixels.y1))
        guard left >= 0, right >= 0, top >= 0, bottom >= 0 else { return false }
        // The outline is convex: it holds what lies between four points that it holds.
        return Corner.allCases.allSatisfy {
            shape(at: $0).inset(atDepth: $0.isTop ? top : bottom) <= ($0.isLeft ? left : right)
        }
    }
}
