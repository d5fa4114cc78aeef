import ImageIO
import QuartzCore
internal import Raster
import UIFoundation

/// What an image is made of.
struct ImageContent: Sendable {
    private var pixels: CGImage?
    /// Drawn in the place of pixels; the image is one for all that asks for some.
    var symbol: ImageSymbol?
    /// Pixels a point.
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    /// In points, of the turned image; nil where the whole image stretches.
    var capInsets: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.stretch

    init() {}

    /// At the screen's scale.
    init(symbol: ImageSymbol) {
        self.symbol = symbol
        scale = max(UITraitCollection.ofScreen.displayScale, 1)
    }

    /// Nil for an image without pixels.
    var cgImage: CGImage? { pixels ?? symbol?.image(scale: scale) }

    /// Whether the image's colours do not count where there is a tint.
    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || (renderingMode == .automatic && symbol?.isTemplate == true)
    }

    init(cgImage: CGImage?, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
        pixels = cgImage
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.orientation = orientation
    }

    init?(data: Data, scale: CGFloat) {
        guard let bitmap = Bitmap(pngData: data) else {
            if !data.isEmpty {
                Notice.once("UIImage: data that is no readable PNG (other formats are not supported); nil")
            }
            return nil
        }
        self.init(cgImage: CGImage(bitmap: bitmap), scale: scale)
    }

    init?(file: ImageFile) {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        self.init(data: data, scale: file.scale)
    }

    /// In points, after turning.
    var size: CGSize {
        if let symbol {
            let size = symbol.size(scale: scale)
            return orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
        }
        guard let cgImage else { return .zero }
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        return orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
    }

    /// The pixels, turned.
    func upright() -> CGImage? {
        guard orientation != .up else { return cgImage }
        return redrawn { draw(whole: $0, of: $1) }
    }

    /// The image's alpha in one colour.
    func tinted(_ color: CGColor) -> ImageContent {
        var result = self
        if let symbol {
            result.symbol = symbol.tinted(color)
            return result
        }
        guard let image = upright() else { return self }
        result.orientation = .up
        let upright = ImageContent(cgImage: image, scale: scale)
        result.pixels = upright.redrawn { rect, context in
            // Masks, as images, stand with y upwards.
            context.translateBy(x: 0, y: rect.minY + rect.maxY)
            context.scaleBy(x: 1, y: -1)
            context.clip(to: rect, mask: image)
            context.setFillColor(color)
            context.fill(rect)
        }
        return result
    }

    /// A picture of the image's own size in pixels.
    private func redrawn(_ body: (CGRect, CGContext) -> Void) -> CGImage? {
        let size = size
        let rect = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
        guard let context = CGContext(points: rect, scale: 1) else { return nil }
        body(rect, context)
        return context.makeImage()
    }
}
