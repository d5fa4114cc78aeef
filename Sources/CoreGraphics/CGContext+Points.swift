import Foundation
internal import Raster

extension CGContext {
    /// A clear canvas for a rectangle of points, y downwards, `bounds.origin` in its upper left corner; its sides are
    /// rounded up to whole pixels. Nil where that is nothing or more than a bitmap may hold.
    package convenience init?(points bounds: CGRect, scale: CGFloat, isOpaque: Bool = false) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let width = (bounds.width * scale).rounded(.up)
        let height = (bounds.height * scale).rounded(.up)
        let limit = CGFloat(Bitmap.maximumSide)
        guard width >= 1, height >= 1, width <= limit, height <= limit,
            bounds.minX.isFinite, bounds.minY.isFinite,
            let bitmap = Bitmap(width: Int(width), height: Int(height))
        else { return nil }
        let base = CGAffineTransform(
            a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: height + bounds.minY * scale)
        self.init(bitmap: bitmap, baseTransform: base, isOpaque: isOpaque)
    }
}
