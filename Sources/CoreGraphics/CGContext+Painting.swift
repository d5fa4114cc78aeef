internal import CornerGeometry
import Foundation
internal import Raster

// Every drawing call ends here: shapes in the target's pixels, painted through clip, shadow and blend mode.
extension CGContext {
    /// The innermost transparency layer, or the canvas.
    var target: Bitmap { layers.last?.bitmap ?? bitmap }

    var isAntialiased: Bool { state.shouldAntialias && allowsAntialiasing }

    var flatness: Flatness {
        state.flatness.map { .quartz(flatness: Double($0)) } ?? defaultFlatness
    }

    var canvasShape: Shape { outline(CGRect(target.bounds)) }

    func outline(_ rect: CGRect) -> Shape {
        Shape(.outline(CornerOutline(rect: rect)), isAntialiased: isAntialiased, flatness: flatness)
    }

    /// - Parameter data: In device space.
    func shape(filling data: PathData, _ rule: CGPathFillRule) -> Shape {
        let data = data.transformed(by: deviceToTarget)
        if let rect = data.rectangle { return outline(rect) }
        return Shape(.path(data, rule.raster), isAntialiased: isAntialiased, flatness: flatness)
    }

    func paint(_ shape: Shape, _ paint: Paint) {
        let region = clipRegion
        guard !region.isEmpty else { return }
        if layers.isEmpty { memory?.load(into: bitmap) }
        let clip = state.clip.shapes.isEmpty && state.clip.masks.isEmpty ? nil : state.clip
        if state.blendMode == .normal {
            renderer.draw(items(shape, paint, clip), into: target, region: region)
        } else {
            blend(shape, paint, clip, region)
        }
        if layers.isEmpty { memory?.store(bitmap, part: region) }
    }

    func items(_ shape: Shape, _ paint: Paint, _ clip: Clip?) -> [DrawItem] {
        let fill = DrawItem(.fill(shape, paint), clip: clip)
        guard state.shadow != nil else { return [fill] }
        if case .color(let color) = paint {
            guard let shadow = castShadow(times: Double(color.alpha) / 255) else { return [fill] }
            return [DrawItem(.shadow(shape, shadow), clip: clip), fill]
        }
        guard let shadow = castShadow(times: 1) else { return [fill] }
        return [DrawItem(.group(Group(items: [DrawItem(.fill(shape, paint))], shadow: shadow)), clip: clip)]
    }

    /// The shadow of now in the target's pixels; nil where none can be seen.
    func castShadow(times alpha: Double) -> Shadow? {
        guard let shadow = state.shadow else { return nil }
        let color = shadow.color.pixel(times: CGFloat(alpha))
        guard color.alpha > 0 else { return nil }
        let offset = shadow.offset.applying(baseTransform)
        let scale = baseTransform.affine.determinant.magnitude.squareRoot()
        return .quartz(
            blur: min(Double(shadow.blur) * scale, 2e4), dx: Double(offset.width), dy: -Double(offset.height),
            opacity: 1, color: color)
    }
}
