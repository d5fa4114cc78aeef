internal import CornerGeometry
import Foundation
internal import Raster

// Blend modes other than source-over: what is drawn goes to a bitmap of its own, with its coverage beside it, and
// is combined with the ground pixel by pixel.
extension CGContext {
    func blend(_ shape: Shape, _ paint: Paint, _ clip: Clip?, _ region: PixelRect) {
        let mode = state.blendMode.raster
        if clip == nil, state.shadow == nil, fillWholePixels(shape, paint, region) { return }
        guard let source = Bitmap(width: target.width, height: target.height),
            let cover = Bitmap(width: target.width, height: target.height)
        else {
            Notice.once(
                "CGContext: no memory for blending a canvas of \(target.width) × \(target.height) pixels; not drawn"
            )
            return
        }
        renderer.draw(items(shape, paint, clip), into: source, region: region)
        renderer.draw([DrawItem(.fill(shape, .color(.white)), clip: clip)], into: cover, region: region)
        let floor = opaqueFloor
        for y in region.y0..<region.y1 {
            source.withRow(y) { drawn in
                cover.withRow(y) { covered in
                    target.withMutableRow(y) { row in
                        for x in region.x0..<region.x1 where covered[x] | drawn[x] != 0 {
                            let result = BlendFormula.blend(
                                mode, BlendFormula.Pixel(drawn[x]), over: BlendFormula.Pixel(row[x]),
                                cover: Double(covered[x] >> 24) / 255)
                            row[x] = result.bits | floor
                        }
                    }
                }
            }
        }
    }

    /// `.clear` and `.copy` of one colour on whole pixels, as a canvas is wiped: no arithmetic is needed.
    private func fillWholePixels(_ shape: Shape, _ paint: Paint, _ region: PixelRect) -> Bool {
        guard state.blendMode == .clear || state.blendMode == .copy, case .color(let color) = paint,
            case .outline(let outline) = shape.geometry, outline.isRectangle, outline.rect == outline.rect.integral,
            let rect = PixelRect(covering: outline.rect)?.intersection(region)
        else { return false }
        let bits = (state.blendMode == .clear ? 0 : color.bits) | opaqueFloor
        for y in rect.y0..<max(rect.y0, rect.y1) {
            target.withMutableRow(y) { row in
                for x in rect.x0..<max(rect.x0, rect.x1) { row[x] = bits }
            }
        }
        return true
    }

    /// What every pixel of a canvas without alpha keeps.
    private var opaqueFloor: UInt32 { layers.isEmpty && isOpaque ? 0xff00_0000 : 0 }
}
