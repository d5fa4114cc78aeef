package import CoreGraphics
package import CornerGeometry

/// A path that is filled, then stroked: a shape layer's drawing.
package final class RenderShape: Sendable {
    package let path: CGPath
    /// The path as an outline, where it is one that is filled.
    package let outline: CornerOutline?
    package let fillColor: CGColor?
    package let fillRule: CGPathFillRule
    package let strokeColor: CGColor?
    package let lineWidth: CGFloat
    package let lineCap: CGLineCap
    package let lineJoin: CGLineJoin
    package let miterLimit: CGFloat
    package let dashPattern: [CGFloat]
    package let dashPhase: CGFloat
    /// The stroked part, as fractions of the whole path's arc length.
    package let strokeStart: CGFloat
    package let strokeEnd: CGFloat

    package init(
        path: CGPath, fillColor: CGColor?, fillRule: CGPathFillRule, strokeColor: CGColor?, lineWidth: CGFloat,
        lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, dashPattern: [CGFloat], dashPhase: CGFloat,
        strokeStart: CGFloat, strokeEnd: CGFloat
    ) {
        self.path = path
        outline = fillColor == nil ? nil : path.shape.outline
        self.fillColor = fillColor
        self.fillRule = fillRule
        self.strokeColor = strokeColor
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dashPattern = dashPattern
        self.dashPhase = dashPhase
        self.strokeStart = strokeStart
        self.strokeEnd = strokeEnd
    }
}
