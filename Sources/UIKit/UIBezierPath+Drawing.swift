import QuartzCore
internal import Raster

// All of these draw in the current context. Outside drawing, where there is none, nothing happens.
extension UIBezierPath {
    /// Fills with the current fill colour, by the path's own rule and flatness.
    public final func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return noContext("fill()") }
        context.saveGState()
        context.setFlatness(flatness)
        context.beginPath()
        context.addPath(storage)
        context.fillPath(using: fillRule)
        context.restoreGState()
    }

    /// Strokes with the current stroke colour, by the path's own line width, caps, joins and dashes.
    public final func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return noContext("stroke()") }
        context.saveGState()
        context.setFlatness(flatness)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.pattern)
        context.beginPath()
        context.addPath(storage)
        context.strokePath()
        context.restoreGState()
    }

    public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        painting(with: blendMode, alpha: alpha) { fill() }
    }

    public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        painting(with: blendMode, alpha: alpha) { stroke() }
    }

    /// What is drawn next shows only inside the path; lasts until the context's state is restored.
    public final func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return noContext("addClip()") }
        context.clip(to: storage, using: fillRule, flatness: flatness)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func painting(with blendMode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return body() }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    private func noContext(_ call: String) {
        Notice.once(
            "UIBezierPath.\(call): there is no current context (draw in draw(_:) or in an image renderer); ignored")
    }

    /// Lengths of dashes and gaps in turn, in points; nil or a count of 0 for a solid line.
    public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
    }

    /// Each pointer that is not nil is filled; `pattern` must have room for `count` lengths.
    public final func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
        count?.pointee = dash.pattern.count
        phase?.pointee = dash.phase
    }
}
