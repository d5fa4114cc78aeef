import Foundation
internal import Raster

// What UIKit's and Core Animation's drawing needs of a context beyond Quartz's own calls.
extension CGContext {
    /// A clear context (a black one, if opaque) whose user space is points with y downwards, as views draw.
    ///
    /// Nil where the rectangle is empty or not finite, or more than can be drawn.
    ///
    /// - Parameters:
    ///   - rect: What is drawn, in points; its corner is the upper left pixel.
    ///   - scale: Pixels a point. Shadows are measured in points too.
    package convenience init?(points rect: CGRect, scale: CGFloat, isOpaque: Bool = false) {
        let width = (rect.width * scale).rounded(.up)
        let height = (rect.height * scale).rounded(.up)
        let limit = CGFloat(Bitmap.maximumSide)
        guard rect.isFinite, scale > 0, width >= 1, height >= 1, width <= limit, height <= limit,
            let bitmap = Bitmap(width: Int(width), height: Int(height))
        else { return nil }
        self.init(
            bitmap: bitmap,
            baseTransform: CGAffineTransform(
                a: scale, b: 0, c: 0, d: -scale, tx: -rect.minX * scale, ty: height + rect.minY * scale),
            isOpaque: isOpaque)
    }

    /// Narrows the clip to a path, its curves drawn with a flatness of their own.
    package func clip(to path: CGPath, using rule: CGPathFillRule, flatness: CGFloat) {
        let before = state.flatness
        setFlatness(flatness)
        beginPath()
        addPath(path)
        clip(using: rule)
        state.flatness = before
    }
}
