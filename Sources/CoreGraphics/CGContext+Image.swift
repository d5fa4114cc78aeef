import Foundation
internal import Raster

extension CGContext {
    /// The most tiles that one call draws.
    private static let maximumTiles = 100_000

    /// Draws the image into `rect`, upright where y grows upwards; a mask is painted in the fill colour.
    ///
    /// - Parameter byTiling: `rect` is one tile of many that cover the clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard byTiling else { return drawTile(image, in: rect) }
        let area = boundingBoxOfClipPath
        let tile = rect.standardized
        guard !area.isNull, tile.isFinite, tile.width > 0, tile.height > 0 else { return }
        let columns = ((area.minX - tile.minX) / tile.width).rounded(.down)
        let rows = ((area.minY - tile.minY) / tile.height).rounded(.down)
        let countX = ((area.maxX - tile.minX) / tile.width).rounded(.up) - columns
        let countY = ((area.maxY - tile.minY) / tile.height).rounded(.up) - rows
        guard countX >= 1, countY >= 1, countX * countY <= CGFloat(Self.maximumTiles) else {
            Notice.once("CGContext.draw(_:in:byTiling:): more than \(Self.maximumTiles) tiles; not drawn")
            return
        }
        for row in 0..<Int(countY) {
            for column in 0..<Int(countX) {
                drawTile(
                    image,
                    in: tile.offsetBy(
                        dx: (columns + CGFloat(column)) * tile.width, dy: (rows + CGFloat(row)) * tile.height))
            }
        }
    }

    private func drawTile(_ image: CGImage, in rect: CGRect) {
        guard let transform = transform(of: image, in: rect) else { return }
        let path = CGMutablePath()
        path.addRect(rect, transform: state.ctm)
        let tint = image.isMask ? fillPixel : nil
        paint(
            shape(filling: path.data, .winding),
            .image(
                ImagePaint(
                    bitmap: image.bitmap, transform: transform, interpolation: interpolation(of: image),
                    alpha: tint == nil ? Double(state.alpha) : 1, tint: tint)))
    }

    /// From the image's pixels to the target's; nil, with a word where that is a mistake, if nothing can be seen.
    func transform(of image: CGImage, in rect: CGRect) -> Affine? {
        guard rect.isFinite, rect.applying(state.ctm).isFinite else {
            Notice.once("CGContext: an image in a rectangle that is not finite; not drawn")
            return nil
        }
        let rect = rect.standardized
        let lay = Affine(
            a: Double(rect.width) / Double(image.width), b: 0, c: 0, d: -Double(rect.height) / Double(image.height),
            tx: Double(rect.minX), ty: Double(rect.maxY))
        let transform = lay.concatenating(userToTarget)
        return transform.inverted == nil ? nil : transform
    }

    func interpolation(of image: CGImage) -> ImagePaint.Interpolation {
        switch state.interpolationQuality {
        case .none: .nearest
        case .default: image.shouldInterpolate ? .linear : .nearest
        case .low, .medium, .high: .linear
        }
    }
}
