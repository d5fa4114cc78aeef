import QuartzCore

/// What a renderer's block draws with.
open class UIGraphicsRendererContext: NSObject {
    public final let cgContext: CGContext
    final let anyFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, anyFormat: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.anyFormat = anyFormat
        super.init()
    }

    /// In the current fill colour.
    public final func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    public final func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        painting(blendMode) { cgContext.fill(rect) }
    }

    /// A line of one point inside the rectangle, in the current stroke colour.
    public final func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    public final func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        painting(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    public final func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func painting(_ blendMode: CGBlendMode, _ body: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        body()
        cgContext.restoreGState()
    }
}
