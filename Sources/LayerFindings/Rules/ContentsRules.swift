internal import CoreGraphics
internal import QuartzCore

/// Contents with fewer pixels than the screen has.
enum CoarseContents: LayerRule {
    static let name = "contents-scale"

    static func sentence(for site: LayerSite) -> String? {
        let layer = site.layer
        guard let contents = site.node?.contents, layer.contentsScale < site.scale, contents.destination.width > 0
        else { return nil }
        let source = contents.pieces.reduce(CGRect.null) { $0.union($1.source) }
        let density = source.width / contents.destination.width
        guard density < site.scale - 0.01 else { return nil }
        return
            "contentsScale is \(Words.number(layer.contentsScale)) on a screen of \(Words.number(site.scale)) pixels "
            + "a point: what is shown has \(Words.number(density)) pixels a point and looks coarse"
    }
}

/// A rasterised layer with fewer pixels than the screen has.
enum CoarseRasterization: LayerRule {
    static let name = "rasterization-scale"

    static func sentence(for site: LayerSite) -> String? {
        let layer = site.layer
        guard layer.shouldRasterize, layer.rasterizationScale < site.scale else { return nil }
        return
            "shouldRasterize draws the layer with \(Words.number(layer.rasterizationScale)) pixels a point on a screen "
            + "of \(Words.number(site.scale)): it looks blurred; set rasterizationScale to the screen's scale"
    }
}
