import QuartzCore
internal import Raster

/// Makes a view's layer from its `layerClass`.
@MainActor enum LayerFactory {
    static func makeLayer(of type: AnyClass) -> CALayer {
        if type == CALayer.self { return CALayer() }
        if type == CAShapeLayer.self { return CAShapeLayer() }
        if type == CAGradientLayer.self { return CAGradientLayer() }
        Notice.once("UIView.layerClass: \(type) cannot be made; a plain CALayer stands in for it")
        return CALayer()
    }
}
