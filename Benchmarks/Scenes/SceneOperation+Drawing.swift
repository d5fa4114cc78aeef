import CornerGeometry
import Foundation
import Raster

extension SceneOperation {
    /// What our renderer draws for the operation, in pixels.
    ///
    /// - Parameters:
    ///   - canvas: in points; what `clear` covers.
    ///   - sigmaFactor: multiplies every shadow's sigma.
    func item(scale: Double, canvas: CGRect, sigmaFactor: Double) -> DrawItem {
        let toPixels = Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        switch self {
        case .clear(let color):
            return SceneOperation.fillRect(canvas, color).item(
                scale: scale, canvas: canvas, sigmaFactor: sigmaFactor)
        case .fillRect(let rect, let color):
            return DrawItem(
                .fill(Shape(.outline(CornerOutline(rect: rect).scaled(by: scale))), .color(color.pixel)))
        case .fill(let outline, let color):
            return DrawItem(.fill(Shape(.outline(outline.scaled(by: scale))), .color(color.pixel)))
        case .stroke(let outline, let width, let color):
            let shape = Shape(.stroke(outline.path, StrokeStyle(width: width), toPixels))
            return DrawItem(.fill(shape, .color(color.pixel)))
        case .shadow(let outline, let shadow):
            let cast = shadow.shadow(scale: scale, sigmaFactor: sigmaFactor)
            return DrawItem(.shadow(Shape(.outline(outline.scaled(by: scale))), cast))
        case .gradient(let outline, let gradient):
            return outline.clipping(gradient.paint(transform: toPixels), scale: scale)
        case .image(let outline):
            let place = Affine(a: 1, b: 0, c: 0, d: 1, tx: Double(outline.rect.minX), ty: Double(outline.rect.minY))
            let image = ImagePaint(bitmap: TileImage.bitmap, transform: place.concatenating(toPixels))
            return outline.clipping(.image(image), scale: scale)
        case .trim(let outline, let width, let fraction, let color):
            let style = StrokeStyle(width: width, cap: .round, join: .round, trim: 0...fraction)
            return DrawItem(.fill(Shape(.stroke(outline.path, style, toPixels)), .color(color.pixel)))
        case .dash(let outline, let width, let on, let off, let color):
            let style = StrokeStyle(width: width, join: .round, dash: [on, off])
            return DrawItem(.fill(Shape(.stroke(outline.path, style, toPixels)), .color(color.pixel)))
        case .fillPath(let path, let color):
            return DrawItem(.fill(Shape(.path(path.transformed(by: toPixels), .nonZero)), .color(color.pixel)))
        case .gradientPath(let path, let gradient):
            let shape = Shape(.path(path.transformed(by: toPixels), .nonZero))
            return DrawItem(.fill(shape, gradient.paint(transform: toPixels)))
        case .group(_, let content, let shadow):
            let items = content.map { $0.item(scale: scale, canvas: canvas, sigmaFactor: sigmaFactor) }
            return DrawItem(
                .group(Group(items: items, shadow: shadow.shadow(scale: scale, sigmaFactor: sigmaFactor))))
        }
    }
}

extension CornerOutline {
    fileprivate func scaled(by scale: Double) -> CornerOutline {
        guard scale != 1 else { return self }
        return CornerOutline(
            rect: CGRect(
                x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale),
            radii: radii.map { $0 * scale }, curve: curve)
    }

    /// The whole rectangle painted, clipped to the outline.
    fileprivate func clipping(_ paint: Paint, scale: Double) -> DrawItem {
        let whole = CornerOutline(rect: rect).scaled(by: scale)
        return DrawItem(
            .fill(Shape(.outline(whole)), paint), clip: Clip(shapes: [Shape(.outline(scaled(by: scale)))]))
    }
}
