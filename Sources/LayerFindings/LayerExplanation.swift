package import Compositor
package import CoreGraphics
internal import CornerGeometry
package import QuartzCore
internal import Raster
package import RenderTree

/// What the rules find in a tree of layers, and what its shadows cost.
package struct LayerExplanation {
    package private(set) var layerCount = 0
    /// Each layer before those in it, back to front, with the parts that layers draw by themselves; what is not drawn at
    /// all stands without what is in it.
    package private(set) var places: [LayerPlace] = []
    package private(set) var findings: [LayerFinding] = []
    package private(set) var shadows: [LayerShadowCost] = []

    private let compositor: Compositor
    private let picture: CGRect
    private let scale: CGFloat

    /// - Parameters:
    ///   - root: A layer that was committed.
    ///   - node: What it was committed to, where that is known; its children are found by their order.
    ///   - toPicture: From the space that the root stands in to the picture's points.
    ///   - size: Of the picture, in points.
    ///   - scale: Pixels a point.
    package init(
        of root: CALayer, as node: RenderNode?, toPicture: CGAffineTransform, size: CGSize, scale: CGFloat,
        compositor: Compositor = Compositor()
    ) {
        self.compositor = compositor
        picture = CGRect(origin: .zero, size: size)
        self.scale = scale
        visit(root, node, in: toPicture, path: Self.name(of: root), clips: [], depth: 0)
    }

    private mutating func visit(
        _ layer: CALayer, _ node: RenderNode?, in parent: CGAffineTransform, path: String, clips: [LayerSite.Clip],
        depth: Int
    ) {
        layerCount += 1
        let toPicture = layer.transformToSuperlayer.concatenating(parent)
        let site = LayerSite(
            layer: layer, node: node, path: path, toPicture: toPicture, picture: picture, scale: scale,
            clips: clips)
        places.append(LayerPlace(layer, node, path: path, depth: depth, toPicture: toPicture))
        for rule in LayerRules.all {
            guard let sentence = rule.sentence(for: site) else { continue }
            findings.append(LayerFinding(layer: path, rule: rule.name, sentence: sentence))
            // What is not drawn at all has no more to be said of it.
            if rule == HiddenLayer.self || rule == FlatTransform.self { return }
        }
        addShadow(of: site)
        guard depth < CALayer.maximumDepth else { return }
        if let mask = layer.mask {
            visit(mask, node?.mask, in: toPicture, path: "\(path)/mask", clips: [], depth: depth + 1)
        }
        var clips = clips
        if layer.masksToBounds {
            clips.append(LayerSite.Clip(name: path, rect: layer.bounds.applying(toPicture)))
        }
        let inner = node?.childTransform?.concatenating(toPicture) ?? toPicture
        let children = Self.drawingOrder(of: layer)
        let names = Self.names(of: children)
        if children.isEmpty, let node {
            addParts(of: node, in: inner, path: path, depth: depth)
        }
        for (index, child) in children.enumerated() {
            let childNode = node.flatMap { $0.children.count == children.count ? $0.children[index] : nil }
            visit(
                child, childNode, in: inner, path: "\(path)/\(names[index])", clips: clips, depth: depth + 1)
        }
    }

    /// What a layer draws of itself in several nodes.
    private mutating func addParts(of node: RenderNode, in space: CGAffineTransform, path: String, depth: Int) {
        guard depth < CALayer.maximumDepth else { return }
        for index in node.children.indices {
            let part = node.children[index]
            let toPicture = part.transform.concatenating(space)
            let path = "\(path)/\(part.name ?? part.kind)[\(index + 1)]"
            places.append(LayerPlace(part, path: path, depth: depth + 1, toPicture: toPicture))
            let inner = part.childTransform?.concatenating(toPicture) ?? toPicture
            addParts(of: part, in: inner, path: path, depth: depth + 1)
        }
    }

    private mutating func addShadow(of site: LayerSite) {
        guard let node = site.node else { return }
        let pixels = CGRect(
            x: 0, y: 0, width: picture.width * scale, height: picture.height * scale)
        guard pixels.width < 1e6, pixels.height < 1e6 else { return }
        let bounds = PixelRect(
            x0: 0, y0: 0, x1: Int(pixels.width.rounded(.up)), y1: Int(pixels.height.rounded(.up)))
        let toPixels = site.toPicture.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        guard
            let cost = compositor.shadowCost(
                of: node, casting: site.caster, transform: toPixels, within: bounds)
        else { return }
        shadows.append(
            LayerShadowCost(
                layer: site.path, source: cost.source.rawValue, sigma: cost.sigma, pixels: cost.pixels))
    }

    /// The sublayers back to front, as they are committed.
    private static func drawingOrder(of layer: CALayer) -> [CALayer] {
        (layer.sublayers ?? []).enumerated()
            .sorted { first, second in
                let (a, b) = (first.element.zPosition, second.element.zPosition)
                let (z1, z2) = (a.isNaN ? 0 : a, b.isNaN ? 0 : b)
                return z1 == z2 ? first.offset < second.offset : z1 < z2
            }
            .map(\.element)
    }

    /// Its own name, or that of the class of the view that it belongs to, or of its own class.
    private static func name(of layer: CALayer) -> String {
        if let name = layer.name, !name.isEmpty { return name }
        if let delegate = layer.delegate { return "\(type(of: delegate))" }
        return "\(type(of: layer))"
    }

    /// Equal names get numbers, in their order.
    private static func names(of layers: [CALayer]) -> [String] {
        let names = layers.map(name(of:))
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        var given: [String: Int] = [:]
        return names.map { name in
            guard counts[name, default: 0] > 1 else { return name }
            given[name, default: 0] += 1
            return "\(name)[\(given[name, default: 0])]"
        }
    }
}
