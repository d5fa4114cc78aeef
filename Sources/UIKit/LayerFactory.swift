import QuartzCore

/// Makes a view's layer from its `layerClass`.
@MainActor enum LayerFactory {
    static func makeLayer(of type: AnyClass) -> CALayer {
        if type == CALayer.self { return CALayer() }
        if type == CAShapeLayer.self { return CAShapeLayer() }
        if type == CAGradientLayer.self { return CAGradientLayer() }
        return CALayer()
    }
}
