import CoreGraphics

extension CAShapeLayer {
    /// By the names of Apple's key-value coding. A path is not animated by itself.
    static let ownProperties: [String: LayerProperty] = [
        "path": .path(\CAShapeLayer.shape.path),
        "fillColor": .color(\CAShapeLayer.shape.fillColor),
        "fillRule": .name(\CAShapeLayer.shape.fillRule),
        "strokeColor": .color(\CAShapeLayer.shape.strokeColor),
        "strokeStart": .number(\CAShapeLayer.shape.strokeStart),
        "strokeEnd": .number(\CAShapeLayer.shape.strokeEnd),
        "lineWidth": .number(\CAShapeLayer.shape.lineWidth),
        "miterLimit": .number(\CAShapeLayer.shape.miterLimit),
        "lineCap": .name(\CAShapeLayer.shape.lineCap),
        "lineJoin": .name(\CAShapeLayer.shape.lineJoin),
        "lineDashPhase": .number(\CAShapeLayer.shape.lineDashPhase),
        "lineDashPattern": .numbers(\CAShapeLayer.shape.lineDashPattern, implicit: false),
    ]
}
