import CoreGraphics

extension CALayer {
    /// The properties of every layer by the names of Apple's key-value coding.
    static let layerProperties: [String: LayerProperty] = [
        "bounds": .rect(\CALayer.state.bounds),
        "position": .point(\CALayer.state.position),
        "zPosition": .number(\CALayer.state.zPosition),
        "anchorPoint": .point(\CALayer.state.anchorPoint),
        "anchorPointZ": .number(\CALayer.state.anchorPointZ),
        "transform": .transform(\CALayer.state.transform),
        "sublayerTransform": .transform(\CALayer.state.sublayerTransform),
        "opacity": .number(\CALayer.state.opacity),
        "hidden": .flag(\CALayer.state.isHidden),
        "masksToBounds": .flag(\CALayer.state.masksToBounds),
        "doubleSided": .flag(\CALayer.state.isDoubleSided),
        "geometryFlipped": .flag(\CALayer.state.isGeometryFlipped),
        "backgroundColor": .color(\CALayer.state.backgroundColor),
        "cornerRadius": .number(\CALayer.state.cornerRadius),
        "cornerRadii": .cornerRadii,
        "cornerCurve": .name(\CALayer.state.cornerCurve),
        "borderWidth": .number(\CALayer.state.borderWidth),
        "borderColor": .color(\CALayer.state.borderColor),
        "shadowColor": .color(\CALayer.state.shadowColor),
        "shadowOpacity": .number(\CALayer.state.shadowOpacity),
        "shadowOffset": .size(\CALayer.state.shadowOffset),
        "shadowRadius": .number(\CALayer.state.shadowRadius),
        "shadowPath": .path(\CALayer.state.shadowPath),
        "contents": .object(\CALayer.state.contents, implicit: true),
        "contentsGravity": .name(\CALayer.state.contentsGravity),
        "contentsScale": .number(\CALayer.state.contentsScale),
        "contentsRect": .rect(\CALayer.state.contentsRect),
        "contentsCenter": .rect(\CALayer.state.contentsCenter),
        "compositingFilter": .object(\CALayer.compositingFilter),
        "rasterizationScale": .number(\CALayer.state.rasterizationScale, implicit: false),
        "shouldRasterize": .flag(\CALayer.state.shouldRasterize),
        "allowsGroupOpacity": .flag(\CALayer.state.allowsGroupOpacity),
        "allowsEdgeAntialiasing": .flag(\CALayer.state.allowsEdgeAntialiasing),
        "opaque": .flag(\CALayer.isOpaque),
        "needsDisplayOnBoundsChange": .flag(\CALayer.needsDisplayOnBoundsChange),
        "drawsAsynchronously": .flag(\CALayer.drawsAsynchronously),
        "name": .object(\CALayer.name),
    ]

    /// The property of that name, also of one that begins with `is` in Swift.
    final func property(_ key: String) -> LayerProperty? {
        if let found = ownProperty(key) ?? Self.layerProperties[key] { return found }
        guard key.hasPrefix("is"), key.count > 2 else { return nil }
        let rest = key.dropFirst(2)
        let name = rest.prefix(1).lowercased() + rest.dropFirst()
        return ownProperty(name) ?? Self.layerProperties[name]
    }
}
