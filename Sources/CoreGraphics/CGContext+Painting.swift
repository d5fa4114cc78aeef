internal import CornerGeometry
import Foundation
internal import Raster

// Every drawing call ends here: shapes in the target's pixels, painted through clip, shadow and blend mode.
extension CGContext {
    /// The innermost transparency layer, or the canvas.
    var target: Bitmap { layers.last?.bitmap ?? bitmap }

    var isAntialiased: Bool { state.shouldAntialias && allowsAntialiasing }

    var flatness: Flatness {
        // Quartz halves curves until their second difference is 1.6 times the flatness.
        state.flatness.map { .quartz(tolerance: 1.6 * Double($0)) } ?? defaultFlatness
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
        switch state.blendMode {
        case .clear: erase(shape, clip, region)
        case .copy: replace(shape, paint, clip, region)
        default: renderer.draw(items(shape, paint, clip), into: target, region: region)
        }
        if layers.isEmpty { memory?.store(bitmap, part: region) }
    }

    private func items(_ shape: Shape, _ paint: Paint, _ clip: Clip?) -> [DrawItem] {
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
        return Shadow(
            sigma: min(Double(shadow.blur) / 2 * scale, 1e4), dx: Double(offset.width), dy: -Double(offset.height),
            color: color)
    }

    /// `.clear`: what the shape covers loses that much.
    private func erase(_ shape: Shape, _ clip: Clip?, _ region: PixelRect) {
        let floor: UInt32 = layers.isEmpty && isOpaque ? 0xff00_0000 : 0
        if let rect = wholePixels(shape, clip, region) {
            return fillWhole(rect, with: floor)
        }
        guard let cover = coverage(shape, clip, region) else { return }
        combine(cover, region) { pixel, cover in pixel.scaled(by: 255 - cover >> 24) | floor }
    }

    /// `.copy`: what the shape covers is exchanged for the paint, its alpha included.
    private func replace(_ shape: Shape, _ paint: Paint, _ clip: Clip?, _ region: PixelRect) {
        let floor: UInt32 = layers.isEmpty && isOpaque ? 0xff00_0000 : 0
        if case .color(let color) = paint, let rect = wholePixels(shape, clip, region) {
            return fillWhole(rect, with: color.bits | floor)
        }
        guard let cover = coverage(shape, clip, region), let source = Bitmap(width: target.width, height: target.height)
        else { return }
        renderer.draw([DrawItem(.fill(shape, paint), clip: clip)], into: source, region: region)
        combine(cover, region) { pixel, cover in pixel.scaled(by: 255 - cover >> 24) }
        // The two halves of a pixel never sum to more than 255 but by rounding.
        combine(source, region) { pixel, added in
            func channel(_ shift: UInt32) -> UInt32 {
                min(255, (pixel >> shift & 255) + (added >> shift & 255)) << shift
            }
            return channel(0) | channel(8) | channel(16) | channel(24) | floor
        }
    }

    private func coverage(_ shape: Shape, _ clip: Clip?, _ region: PixelRect) -> Bitmap? {
        guard let cover = Bitmap(width: target.width, height: target.height) else { return nil }
        renderer.draw([DrawItem(.fill(shape, .color(.white)), clip: clip)], into: cover, region: region)
        return cover
    }

    /// The pixels of a shape that covers whole ones alone.
    private func wholePixels(_ shape: Shape, _ clip: Clip?, _ region: PixelRect) -> PixelRect? {
        guard clip == nil, case .outline(let outline) = shape.geometry, outline.isRectangle,
            outline.rect == outline.rect.integral
        else { return nil }
        return PixelRect(covering: outline.rect)?.intersection(region)
    }

    private func fillWhole(_ rect: PixelRect, with bits: UInt32) {
        guard !rect.isEmpty else { return }
        for y in rect.y0..<rect.y1 {
            target.withMutableRow(y) { row in
                for x in rect.x0..<rect.x1 { row[x] = bits }
            }
        }
    }

    private func combine(_ other: Bitmap, _ region: PixelRect, _ body: (UInt32, UInt32) -> UInt32) {
        for y in region.y0..<region.y1 {
            other.withRow(y) { source in
                target.withMutableRow(y) { row in
                    for x in region.x0..<region.x1 { row[x] = body(row[x], source[x]) }
                }
            }
        }
    }
}
