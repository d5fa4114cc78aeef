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
        guard let context = CGContext(points: bounds, scale: format.scale, isOpaque: format.opaque) else { return nil }
        let renderer = UIGraphicsImageRendererContext(cgContext: context, format: format)
        UIGraphicsPushContext(context)
        actions(renderer)
        UIGraphicsPopContext()
        return renderer
    }
}
