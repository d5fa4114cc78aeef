import CoreGraphics
internal import Raster

/// Paints glyphs of one font: as one path, or picture by picture where the font is coloured.
struct GlyphPainter {
    let font: FontInstance
    /// From the font's own text space to the context's user space.
    let transform: CGAffineTransform
    let context: CGContext
    /// Of coloured glyphs' parts that take the text's colour; nil for the context's fill.
    var foreground: CGColor?

    /// - Parameter glyphs: With their places in text space.
    func paint(_ glyphs: some Sequence<(glyph: UInt16, position: CGPoint)>) {
        guard let face = font.face, font.size > 0 else { return }
        let units = font.unitTransform
        let metrics = face.metrics
        let box = CGRect(
            x: metrics.minX, y: metrics.minY, width: metrics.maxX - metrics.minX,
            height: metrics.maxY - metrics.minY
        ).insetBy(dx: -CGFloat(metrics.unitsPerEm) / 4, dy: -CGFloat(metrics.unitsPerEm) / 4)
        var path = PathData()
        for (glyph, position) in glyphs {
            let place = units.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
                .concatenating(transform)
            guard place.affine.isFinite, context.mayShow(box.applying(place)) else { continue }
            if let picture = face.picture(of: glyph, pixelsPerEm: pixelsPerEm) {
                paint(picture, place, face)
            } else {
                path.append(face.outline(of: glyph).transformed(by: place.affine))
            }
        }
        context.paintText(path)
    }

    /// Of the device, for a picture of the right size.
    private var pixelsPerEm: Int {
        let unit = transform.concatenating(context.ctm)
        let scale = (unit.a * unit.d - unit.b * unit.c).magnitude.squareRoot()
        let size = CGFloat(font.size) * scale
        return size.isFinite ? Int(min(max(size, 1), 4096)) : 4096
    }

    private func paint(_ picture: GlyphPicture, _ place: CGAffineTransform, _ face: FontFace) {
        switch picture {
        case .image(let image, let left, let top, let pixelsPerEm):
            let unit = CGFloat(face.metrics.unitsPerEm) / CGFloat(pixelsPerEm)
            context.saveGState()
            context.concatenate(place)
            context.draw(
                image,
                in: CGRect(
                    x: CGFloat(left) * unit, y: CGFloat(top - image.height) * unit,
                    width: CGFloat(image.width) * unit, height: CGFloat(image.height) * unit))
            context.restoreGState()
        case .layers(let layers):
            for layer in layers {
                context.saveGState()
                if let color = layer.color ?? foreground { context.setFillColor(color) }
                context.paintText(face.outline(of: layer.glyph).transformed(by: place.affine))
                context.restoreGState()
            }
        }
    }
}
