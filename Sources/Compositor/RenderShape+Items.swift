internal import CoreGraphics
internal import Raster
internal import RenderTree

extension RenderShape {
    func items(in space: NodeSpace) -> [DrawItem] {
        var items: [DrawItem] = []
        if let color = fillColor, color.alpha > 0 {
            let rule: FillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
            items.append(DrawItem(.fill(space.shape(of: path, rule: rule), .color(color.pixel))))
        }
        if let color = strokeColor, color.alpha > 0, lineWidth > 0, let style = strokeStyle {
            items.append(DrawItem(.fill(Shape(.stroke(path.data, style, space.affine)), .color(color.pixel))))
        }
        return items
    }

    /// Nil where nothing of the path is to be stroked.
    private var strokeStyle: StrokeStyle? {
        let start = strokeStart > 0 ? min(strokeStart, 1) : 0
        let end = strokeEnd > 0 ? min(strokeEnd, 1) : 0
        guard start < end else { return nil }
        return StrokeStyle(
            width: lineWidth, cap: StrokeStyle.Cap(lineCap), join: StrokeStyle.Join(lineJoin),
            miterLimit: miterLimit, dash: dashPattern.map { Double($0) }, dashPhase: dashPhase, trim: start...end)
    }
}
