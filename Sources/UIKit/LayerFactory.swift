import QuartzCore

/// Makes a view's layer from its `layerClass`.
@MainActor enum LayerFactory {
    static func makeLayer(of type: AnyClass) -> CALayer { LayerClasses.make(type) }
}
