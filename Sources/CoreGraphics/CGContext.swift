/// Placeholder until the bitmap context is merged.
public class CGContext {
    package init?(layerWidth: CGFloat, height: CGFloat) { return nil }
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    public func makeImage() -> CGImage? { nil }
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    public func clip(to rect: CGRect) {}
    public func saveGState() {}
    public func restoreGState() {}
    public func beginPath() {}
    public func addPath(_ path: CGPath) {}
    public func fillPath(using: CGPathFillRule = .winding) {}
    public func strokePath() {}
    public func clip(using: CGPathFillRule = .winding) {}
    public func setLineWidth(_ w: CGFloat) {}
    public func setLineCap(_ w: CGLineCap) {}
    public func setLineJoin(_ w: CGLineJoin) {}
    public func setMiterLimit(_ w: CGFloat) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func setBlendMode(_ w: CGBlendMode) {}
    public func setAlpha(_ w: CGFloat) {}
    public func setFillColor(_ c: CGColor) {}
    public func setStrokeColor(_ c: CGColor) {}
}
