import QuartzCore

/// Fills and strokes a path in a context by values that belong to the path and not to the context.
package struct PathPainter {
    package var path: CGPath
    package var rule = CGPathFillRule.winding
    /// How coarsely curves are drawn: chords lie about a tenth of this many pixels off at most.
    package var flatness: CGFloat = 0.6
    package var lineWidth: CGFloat = 1
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    package init(path: CGPath) { self.path = path }

    package func fill(in context: CGContext) {
        context.saveGState()
        context.setFlatness(flatness)
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: rule)
        context.restoreGState()
    }

    package func stroke(in context: CGContext) {
        context.saveGState()
        context.setFlatness(flatness)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap)
        context.setLineJoin(lineJoin)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.pattern)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// What is drawn next shows only inside the path.
    package func clip(_ context: CGContext) { context.clip(to: path, using: rule, flatness: flatness) }
}
