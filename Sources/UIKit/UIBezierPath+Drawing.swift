import QuartzCore
internal import Raster
import UIFoundation

// All of these draw in the current context. Outside drawing, where there is none, nothing happens.
extension UIBezierPath {
    /// Fills with the current fill colour, by the path's own rule and flatness.
    public final func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return noContext("fill()") }
        painter.fill(in: context)
    }

    /// Strokes with the current stroke colour, by the path's own line width, caps, joins and dashes.
    public final func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return noContext("stroke()") }
        painter.stroke(in: context)
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
        painter.clip(context)
    }

    private var painter: PathPainter {
        var painter = PathPainter(path: storage)
        painter.rule = usesEvenOddFillRule ? .evenOdd : .winding
        painter.flatness = flatness
        painter.lineWidth = lineWidth
        painter.lineCap = lineCapStyle
        painter.lineJoin = lineJoinStyle
        painter.miterLimit = miterLimit
        painter.dash = dash
        return painter
    }

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
