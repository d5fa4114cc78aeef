import QuartzCore

/// What an image is drawn with, inside a renderer's block.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat
    private let scale: CGFloat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
        imageFormat = format
        self.scale = scale
        super.init(cgContext: cgContext, anyFormat: format)
    }

    public final var format: UIGraphicsImageRendererFormat { imageFormat }

    /// What has been drawn so far.
    public final var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}
