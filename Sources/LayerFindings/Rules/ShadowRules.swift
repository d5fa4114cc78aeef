internal import CoreGraphics
internal import QuartzCore

/// The layer cuts its own shadow.
enum ClippedShadow: LayerRule {
    static let name = "clipped-shadow"

    static func sentence(for site: LayerSite) -> String? {
        guard site.hasShadow, site.layer.masksToBounds else { return nil }
        return
            "masksToBounds cuts off the layer's own shadow; clip in a sublayer, or cast it from a layer around this one"
    }
}

/// All is set but the opacity, whose default is 0.
enum SilentShadow: LayerRule {
    static let name = "shadow-opacity-zero"

    static func sentence(for site: LayerSite) -> String? {
        let layer = site.layer
        guard !(layer.shadowOpacity > 0) else { return nil }
        var set: [String] = []
        if layer.shadowRadius != 3 { set.append("shadowRadius") }
        if layer.shadowOffset != CGSize(width: 0, height: -3) { set.append("shadowOffset") }
        if layer.shadowPath != nil { set.append("shadowPath") }
        if layer.shadowColor != CGColor.black { set.append("shadowColor") }
        guard !set.isEmpty else { return nil }
        return
            "shadowOpacity is \(Words.number(CGFloat(layer.shadowOpacity))), its default being 0, so there is no shadow, "
            + "though \(set.joined(separator: ", ")) \(set.count == 1 ? "is" : "are") set"
    }
}

/// The shadow's colour is clear.
enum ClearShadow: LayerRule {
    static let name = "clear-shadow-color"

    static func sentence(for site: LayerSite) -> String? {
        guard site.layer.shadowOpacity > 0, !site.layer.shadowColor.isVisible else { return nil }
        return "shadowColor is \(site.layer.shadowColor == nil ? "nil" : "clear"), so there is no shadow"
    }
}

/// Nothing is there to cast the shadow.
enum ShadowOfNothing: LayerRule {
    static let name = "shadow-of-nothing"

    static func sentence(for site: LayerSite) -> String? {
        guard site.hasShadow, !site.layer.masksToBounds else { return nil }
        if let path = site.layer.shadowPath {
            return path.isEmpty ? "shadowPath is empty, so there is no shadow" : nil
        }
        guard let node = site.node, node.contentBounds.isNull else { return nil }
        return
            "the layer shows nothing that could cast a shadow (its background is clear, and so is all in it) and has "
            + "no shadowPath"
    }
}

/// The mask multiplies the shadow as well.
enum MaskedShadow: LayerRule {
    static let name = "masked-shadow"

    static func sentence(for site: LayerSite) -> String? {
        guard site.hasShadow, !site.layer.masksToBounds, let mask = site.node?.mask else { return nil }
        let (extent, shown) = (site.shadowExtent, mask.drawnBounds(through: mask.transform))
        guard !extent.isNull, !shown.contains(extent) else { return nil }
        return "the mask cuts the shadow too: it lets through \(Words.rect(shown)), and the shadow takes "
            + "\(Words.rect(extent)); mask a sublayer, or cast the shadow from a layer around this one"
    }
}

/// A layer around this one cuts the shadow.
enum ShadowCutAround: LayerRule {
    static let name = "shadow-cut-by-superlayer"

    static func sentence(for site: LayerSite) -> String? {
        guard site.hasShadow, !site.layer.masksToBounds, !site.caster.isNull else { return nil }
        let extent = site.shadowExtent.applying(site.toPicture)
        // A caster that is cut itself is meant to be.
        let caster = site.caster.applying(site.toPicture)
        guard
            let clip = site.clips.last(where: {
                !$0.rect.insetBy(dx: -0.01, dy: -0.01).contains(extent) && $0.rect.intersects(extent)
                    && $0.rect.insetBy(dx: -0.01, dy: -0.01).contains(caster)
            })
        else { return nil }
        return "\(clip.name) masks to its bounds and cuts off a part of the shadow"
    }
}

/// The path is not where the layer is.
enum ShadowPathAside: LayerRule {
    static let name = "shadow-path-off-bounds"

    static func sentence(for site: LayerSite) -> String? {
        guard site.hasShadow, !site.layer.masksToBounds, let path = site.layer.shadowPath, !path.isEmpty else {
            return nil
        }
        let (box, bounds) = (path.boundingBoxOfPath, site.layer.bounds)
        let apart = [
            box.minX - bounds.minX, box.minY - bounds.minY, box.maxX - bounds.maxX, box.maxY - bounds.maxY,
        ]
        guard apart.contains(where: { abs($0) > 0.5 }) else { return nil }
        return
            "shadowPath does not follow the bounds: it takes \(Words.rect(box)), the bounds are \(Words.rect(bounds)); "
            + "set it anew whenever the bounds change"
    }
}

/// The shadow lies wholly below what casts it.
enum CoveredShadow: LayerRule {
    static let name = "covered-shadow"

    static func sentence(for site: LayerSite) -> String? {
        let layer = site.layer
        guard site.hasShadow, !layer.masksToBounds, layer.shadowPath == nil, !(layer.shadowRadius > 0),
            layer.shadowOffset == .zero, let node = site.node, !node.contentBounds.isNull
        else { return nil }
        return "the shadow has neither radius nor offset, so it lies wholly below what casts it"
    }
}
