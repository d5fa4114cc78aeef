internal import CoreGraphics
internal import QuartzCore
internal import RenderTree

/// The layer and all in it are hidden.
enum HiddenLayer: LayerRule {
    static let name = "hidden"

    static func sentence(for site: LayerSite) -> String? {
        if site.layer.isHidden { return "isHidden is on: nothing of the layer and of all in it is drawn" }
        guard !(site.layer.opacity > 0) else { return nil }
        return
            "opacity is \(Words.number(CGFloat(site.layer.opacity))): nothing of the layer and of all in it is drawn"
    }
}

/// Bounds without area.
enum NoArea: LayerRule {
    static let name = "no-size"

    static func sentence(for site: LayerSite) -> String? {
        guard !site.hasArea else { return nil }
        var lost: [String] = []
        if site.hasBackground { lost.append("background") }
        if site.hasBorder { lost.append("border") }
        if site.layer is CAGradientLayer { lost.append("gradient") }
        if site.layer.contents != nil { lost.append("contents") }
        if site.layer.masksToBounds, site.layer.sublayers != nil { lost.append("sublayers, which it clips") }
        guard !lost.isEmpty else { return nil }
        return "the bounds are \(Words.size(site.size)), so nothing shows of: \(lost.joined(separator: ", "))"
    }
}

/// Outside of the picture.
enum OutsidePicture: LayerRule {
    static let name = "outside-picture"

    static func sentence(for site: LayerSite) -> String? {
        guard let node = site.node, node.showsSomething, !node.drawnBounds.isInfinite else { return nil }
        let box = node.drawnBounds.applying(site.toPicture)
        guard !box.isNull, box.minX.isFinite, !box.intersects(site.picture) else { return nil }
        return "it lies outside of the picture, at \(Words.rect(box)) of \(Words.size(site.picture.size))"
    }
}

/// A transform that makes the layer flat.
enum FlatTransform: LayerRule {
    static let name = "flat-transform"

    static func sentence(for site: LayerSite) -> String? {
        let t = site.layer.affineTransform()
        guard abs(t.a * t.d - t.b * t.c) < 1e-12 else { return nil }
        return "its transform makes it flat, so nothing of it is drawn"
    }
}
