import Foundation
internal import Raster

/// A canvas beside a context, to be drawn once and put down often.
public final class CGLayer: Hashable {
    /// In user space of the layer's context.
    public let size: CGSize
    /// To draw in: clear at first, its origin at the lower left corner, y upwards.
    public let context: CGContext?
    /// What the whole pixels cover, a little more than `size` where that ends between pixels.
    let coveredSize: CGSize

    /// Nil, with a word on standard error, where the size is empty, not finite or more than a bitmap may hold.
    ///
    /// - Parameters:
    ///   - context: Where the layer will be drawn; it has as many pixels to the unit as that.
    ///   - auxiliaryInfo: Not used.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let base = context.baseTransform
        let scaleX = (base.a * base.a + base.b * base.b).squareRoot()
        let scaleY = (base.c * base.c + base.d * base.d).squareRoot()
        let width = (size.width * scaleX).rounded(.up)
        let height = (size.height * scaleY).rounded(.up)
        let limit = CGFloat(Bitmap.maximumSide)
        guard scaleX > 0, scaleY > 0, width >= 1, height >= 1, width <= limit, height <= limit,
            let bitmap = Bitmap(width: Int(width), height: Int(height))
        else {
            Notice.once("CGLayer: \(size.width) × \(size.height) is empty or too large; no layer is made")
            return nil
        }
        let drawing = CGContext(
            bitmap: bitmap, baseTransform: CGAffineTransform(scaleX: scaleX, y: scaleY))
        drawing.renderer = context.renderer
        drawing.defaultFlatness = context.defaultFlatness
        self.size = size
        self.context = drawing
        coveredSize = CGSize(width: width / scaleX, height: height / scaleY)
    }

    public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Draws the layer, scaled to `rect`.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let bitmap = layer.context?.bitmap else { return }
        // A layer that is drawn into itself shows what it held before.
        guard let shown = bitmap === target ? bitmap.copy() : bitmap else { return }
        let rect = rect.standardized
        draw(
            CGImage(bitmap: shown),
            in: CGRect(
                x: rect.minX, y: rect.minY, width: rect.width * (layer.coveredSize.width / layer.size.width),
                height: rect.height * (layer.coveredSize.height / layer.size.height)))
    }

    /// Draws the layer in its own size, its origin at `point`.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
