internal import CoreGraphics
internal import CornerGeometry
internal import QuartzCore
internal import RenderTree

/// The radius does not fit.
enum RadiusTooLarge: LayerRule {
    static let name = "radius-over-half"

    static func sentence(for site: LayerSite) -> String? {
        let radius = site.drawnCornerRadius
        guard site.hasArea, radius > site.shorterSide / 2 + 0.01 else { return nil }
        return
            "cornerRadius \(Words.number(radius)) is more than half of the shorter side of \(Words.size(site.size)); "
            + "it is drawn as \(Words.number(site.shorterSide / 2))"
    }
}

/// What lies in the layer covers its corners.
enum CornerCovered: LayerRule {
    static let name = "content-over-corner"

    static func sentence(for site: LayerSite) -> String? {
        guard !site.layer.masksToBounds, let node = site.node,
            !node.outline.isRectangle
        else { return nil }
        if let contents = node.contents, covers(contents.destination, node.outline) {
            return "the contents are not rounded, because masksToBounds is off: they cover the corner"
        }
        let childTransform = node.childTransform ?? .identity
        for child in node.children where child.showsSomething && child.outline.isRectangle {
            // A child's own rectangle: what it draws farther out, such as a shadow, is meant to leave the corner.
            guard child.background.isVisible || child.contents != nil || child.gradient != nil else { continue }
            let rect = child.outline.rect.applying(child.transform.concatenating(childTransform))
            if covers(rect, node.outline) {
                return
                    "a sublayer covers the corner (\(Words.rect(rect))), because masksToBounds is off: rounded corners "
                    + "are those of the layer's own background and border alone"
            }
        }
        return nil
    }

    /// Whether a rectangle inside the bounds takes in a place that a rounded corner leaves out.
    private static func covers(_ rect: CGRect, _ outline: CornerOutline) -> Bool {
        let bounds = outline.rect
        let part = rect.overlap(with: bounds)
        guard !part.isNull, part.width > 0, part.height > 0 else { return false }
        // The lower and right edges are not in the outline.
        let (right, bottom) = (
            min(part.maxX, bounds.maxX - 1e-6) - 0.1, min(part.maxY, bounds.maxY - 1e-6) - 0.1
        )
        let (left, top) = (part.minX + 0.1, part.minY + 0.1)
        return [
            CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom),
            CGPoint(x: right, y: bottom),
        ].contains { !outline.contains($0) }
    }
}

/// A radius with nothing to act on.
enum CornerOfNothing: LayerRule {
    static let name = "corner-of-nothing"

    static func sentence(for site: LayerSite) -> String? {
        let layer = site.layer
        guard site.drawnCornerRadius > 0, !layer.masksToBounds, !(layer is CAShapeLayer), !site.hasBackground,
            !site.hasBorder, site.node?.gradient == nil, site.hasArea
        else { return nil }
        return
            "cornerRadius \(Words.number(layer.cornerRadius)) rounds nothing: the background is clear, there is no "
            + "border, and masksToBounds is off"
    }
}

/// A radius for no corner.
enum NoCornerChosen: LayerRule {
    static let name = "no-masked-corners"

    static func sentence(for site: LayerSite) -> String? {
        guard site.drawnCornerRadius > 0, site.layer.maskedCorners.isEmpty else { return nil }
        return "maskedCorners is empty, so that cornerRadius rounds none"
    }
}

/// A radius beside a configuration of the corners.
enum RadiusNotDrawn: LayerRule {
    static let name = "radius-beside-configuration"

    static func sentence(for site: LayerSite) -> String? {
        let radius = site.layer.cornerRadius
        guard site.layer.resolvedRadii != nil, radius > 0 else { return nil }
        return
            "cornerRadius \(Words.number(radius)) is not drawn: the view's cornerConfiguration decides its corners"
    }
}

extension LayerSite {
    /// The layer's radius, where it is drawn.
    fileprivate var drawnCornerRadius: CGFloat { layer.resolvedRadii == nil ? layer.cornerRadius : 0 }
}

/// A shape layer's path is not rounded by its corners.
enum CornerOfShape: LayerRule {
    static let name = "corner-of-shape"

    static func sentence(for site: LayerSite) -> String? {
        guard let layer = site.layer as? CAShapeLayer, layer.cornerRadius > 0, let path = layer.path, !path.isEmpty
        else { return nil }
        if layer.masksToBounds {
            return
                "cornerRadius with masksToBounds does not round a shape layer's path; it cuts the path off at the "
                + "rounded bounds of \(Words.rect(layer.bounds))"
        }
        return "cornerRadius does not round a shape layer's path; round the path itself"
    }
}
