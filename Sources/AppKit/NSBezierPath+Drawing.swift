import QuartzCore
internal import Raster
import UIFoundation

// All of these draw in the current context. Outside drawing, where there is none, nothing happens, which is said.
extension NSBezierPath {
    /// Fills with the current fill colour, by the path's own rule and flatness.
    public final func fill() { drawing("fill()") { painter.fill(in: $0) } }

    /// Strokes with the current stroke colour, by the path's own line width, caps, joins and dashes.
    public final func stroke() { drawing("stroke()") { painter.stroke(in: $0) } }

    /// What is drawn next shows only inside the path, as far as it did before.
    public final func addClip() { drawing("addClip()") { painter.clip($0) } }

    /// What is drawn next shows only inside the path, whatever was clipped before.
    public final func setClip() {
        drawing("setClip()") { context in
            context.resetClip()
            painter.clip(context)
        }
    }

    public class func fill(_ rect: NSRect) { drawing("fill(_:)") { $0.fill(rect) } }

    public class func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }

    public class func clip(_ rect: NSRect) { drawing("clip(_:)") { $0.clip(to: rect) } }

    public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
        let path = NSBezierPath()
        path.move(to: point1)
        path.line(to: point2)
        path.stroke()
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

    private var painter: PathPainter {
        var painter = PathPainter(path: currentPath)
        painter.rule = windingRule.rule
        painter.flatness = flatness
        painter.lineWidth = lineWidth
        painter.lineCap = lineCapStyle.cap
        painter.lineJoin = lineJoinStyle.join
        painter.miterLimit = miterLimit
        painter.dash = dash
        return painter
    }

    private func drawing(_ call: String, _ body: (CGContext) -> Void) { Self.drawing(call, body) }

    private static func drawing(_ call: String, _ body: (CGContext) -> Void) {
        guard let context = NSGraphicsContext.current?.cgContext else {
            return Notice.once(
                "NSBezierPath.\(call): there is no current context (draw in draw(_:) or an image); ignored")
        }
        body(context)
    }
}
