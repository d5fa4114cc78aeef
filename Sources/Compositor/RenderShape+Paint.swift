internal import CoreGraphics
internal import Raster
internal import RenderTree

extension RenderShape {
    func paint(in space: NodeSpace, alpha: Double, into items: inout [DrawItem]) {
        if let color = fillColor, color.alpha > 0 {
            items.append(DrawItem(.fill(fillShape(in: space), .color(color.pixel(times: alpha)))))
        }
        if let color = strokeColor, color.alpha > 0, let style = strokeStyle {
            items.append(
                DrawItem(.fill(space.shape(stroking: path.data, style), .color(color.pixel(times: alpha)))))
        }
    }

    func fillShape(in space: NodeSpace) -> Shape {
        space.shape(of: path, as: outline, rule: fillRule == .evenOdd ? .evenOdd : .nonZero)
    }

    /// Nil where nothing of the path is to be stroked.
    var strokeStyle: StrokeStyle? {
        guard lineWidth > 0, lineWidth.isFinite else { return nil }
        let start = strokeStart > 0 ? min(strokeStart, 1) : 0
        let end = strokeEnd > 0 ? min(strokeEnd, 1) : 0
        guard start < end else { return nil }
        return StrokeStyle(
            width: lineWidth, cap: StrokeStyle.Cap(lineCap), join: StrokeStyle.Join(lineJoin),
            miterLimit: miterLimit, dash: dashPattern.map { Double($0) }, dashPhase: dashPhase, trim: start...end)
    }
}
