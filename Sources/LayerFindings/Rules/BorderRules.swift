internal import CoreGraphics
internal import QuartzCore

/// The border meets itself.
enum BorderTooWide: LayerRule {
    static let name = "border-over-half"

    static func sentence(for site: LayerSite) -> String? {
        let width = site.layer.borderWidth
        guard site.hasBorder, site.hasArea, width >= site.shorterSide / 2 else { return nil }
        return
            "borderWidth \(Words.number(width)) is half of the shorter side of \(Words.size(site.size)) or more: the "
            + "border fills the layer"
    }
}

/// A border that cannot be seen.
enum ClearBorder: LayerRule {
    static let name = "clear-border"

    static func sentence(for site: LayerSite) -> String? {
        guard site.layer.borderWidth > 0, !site.layer.borderColor.isVisible else { return nil }
        return "borderColor is \(site.layer.borderColor == nil ? "nil" : "clear"), so that borderWidth "
            + "\(Words.number(site.layer.borderWidth)) shows nothing"
    }
}

/// A colour for a border that is not there.
enum BorderWithoutWidth: LayerRule {
    static let name = "border-width-zero"

    static func sentence(for site: LayerSite) -> String? {
        guard !(site.layer.borderWidth > 0), let color = site.layer.borderColor, color.alpha > 0,
            color != CGColor.black
        else { return nil }
        return
            "borderColor is set, but borderWidth is \(Words.number(site.layer.borderWidth)), so there is no border"
    }
}

/// A border under a pixel.
enum ThinBorder: LayerRule {
    static let name = "border-under-a-pixel"

    static func sentence(for site: LayerSite) -> String? {
        guard site.hasBorder, site.layer.borderWidth * site.scale < 0.99 else { return nil }
        return "borderWidth \(Words.number(site.layer.borderWidth)) is less than a pixel, which makes the border "
            + "translucent"
    }
}
