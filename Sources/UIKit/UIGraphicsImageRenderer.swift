import QuartzCore
internal import Raster

/// Draws pictures by Core Graphics, in points, y downwards.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: bounds, anyFormat: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public final var format: UIGraphicsImageRendererFormat { imageFormat }

    /// An image without pixels, which is said, where the size cannot be drawn.
    open func image(actions: DrawingActions) -> UIImage {
        draw(actions)?.currentImage ?? UIImage()
    }

    /// Empty where the size cannot be drawn.
    open func pngData(actions: DrawingActions) -> Data {
        draw(actions)?.currentImage.pngData() ?? Data()
    }

    /// JPEG is not written yet: empty, which is said once.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        draw(actions)?.currentImage.jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
        let scale = imageFormat.scale > 0 && imageFormat.scale.isFinite ? imageFormat.scale : 1
        guard let context = CGContext(points: bounds, scale: scale, isOpaque: imageFormat.opaque) else {
            Notice.once("UIGraphicsImageRenderer: \(bounds.width) × \(bounds.height) at \(scale) cannot be drawn")
            return nil
        }
        let renderer = UIGraphicsImageRendererContext(cgContext: context, format: imageFormat, scale: scale)
        UIGraphicsPushContext(context)
        actions(renderer)
        UIGraphicsPopContext()
        return renderer
    }
}
