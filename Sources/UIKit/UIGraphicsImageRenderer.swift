import QuartzCore

/// Draws pictures by Core Graphics, in points, y downwards.
open class UIGraphicsImageRenderer: NSObject {
    public final let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds.standardized
        self.format = format
        super.init()
        format.bounds = self.bounds
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

    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// An image without pixels where the size is not one that can be drawn.
    open func image(actions: DrawingActions) -> UIImage {
        draw(actions)?.currentImage ?? UIImage()
    }

    open func pngData(actions: DrawingActions) -> Data {
        Data()
    }

    private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
        let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
        let width = (bounds.width * scale).rounded(.up), height = (bounds.height * scale).rounded(.up)
        guard let context = CGContext(layerWidth: width, height: height) else { return nil }
        if format.opaque {
            context.setFillColor(.black)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        context.translateBy(x: 0, y: height)
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let renderer = UIGraphicsImageRendererContext(cgContext: context, format: format)
        UIGraphicsPushContext(context)
        actions(renderer)
        UIGraphicsPopContext()
        return renderer
    }
}
