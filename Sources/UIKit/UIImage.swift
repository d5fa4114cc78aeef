import ImageIO
import QuartzCore
internal import Raster
import UIFoundation

/// A picture with a scale and an orientation.
///
/// `@unchecked Sendable`: the class is open, as Apple's is, so the compiler cannot see that nothing in it changes.
open class UIImage: NSObject, @unchecked Sendable {
    private final let foundationMark = FoundationMark.word
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// How the middle of an image with cap insets fills more than its own size.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    final let content: ImageContent
    /// Of the image's variants; nil until one is asked for.
    final var assetReference: UIImageAsset?

    init(content: ImageContent) {
        self.content = content
        super.init()
    }

    /// The images of a film; nil of any other image.
    open var images: [UIImage]? { nil }
    /// Of the whole film, in seconds; 0 of any other image.
    open var duration: TimeInterval { 0 }

    /// Without pixels.
    public override init() {
        content = ImageContent()
        super.init()
    }

    public init(cgImage: CGImage) {
        content = ImageContent(cgImage: cgImage)
        super.init()
    }

    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        content = ImageContent(cgImage: cgImage, scale: scale, orientation: orientation)
        super.init()
    }

    /// A PNG. Nil where the data is not one; other formats are not read yet.
    public init?(data: Data) {
        guard let content = ImageContent(data: data, scale: 1) else { return nil }
        self.content = content
        super.init()
    }

    /// A PNG. Nil where the data is not one; other formats are not read yet.
    public init?(data: Data, scale: CGFloat) {
        guard let content = ImageContent(data: data, scale: scale) else { return nil }
        self.content = content
        super.init()
    }

    /// A PNG file; `@2x` or `@3x` at the end of its name gives the scale, and `.png` may be left out.
    public init?(contentsOfFile path: String) {
        guard let content = ImageFile.find(path).flatMap(ImageContent.init(file:)) else { return nil }
        self.content = content
        super.init()
    }

    /// A PNG file beside the program's sources, or in its working directory.
    ///
    /// The name may end with `.png` or not; of the files with `@2x` and `@3x`, that of the screen's scale comes first.
    /// Asset catalogues are not read.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let scale = traitCollection.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? Self.screenScale
        guard let content = ImageFile.search(name, bundle: bundle, scale: scale).flatMap(ImageContent.init(file:))
        else {
            Notice.once(
                "UIImage(named: \"\(name)\"): no such file beside the sources (asset catalogues are not read)")
            return nil
        }
        self.content = content
        super.init()
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        Notice.once("UIImage(coder:) is not supported; nil")
        return nil
    }

    /// What `#imageLiteral(resourceName:)` calls. A picture that is not found is an image without pixels.
    public required init(imageLiteralResourceName name: String) {
        content =
            ImageFile.search(name, bundle: nil, scale: Self.screenScale).flatMap(ImageContent.init(file:))
            ?? ImageContent()
        if content.cgImage == nil { Notice.once("#imageLiteral(resourceName: \"\(name)\"): no such file") }
        super.init()
    }

    private static var screenScale: CGFloat { UITraitCollection.ofScreen.displayScale }

    /// The pixels as they are stored, not turned by the orientation; nil for an image without any.
    open var cgImage: CGImage? { content.cgImage }
    /// Pixels a point.
    open var scale: CGFloat { content.scale }
    open var imageOrientation: UIImage.Orientation { content.orientation }
    open var renderingMode: UIImage.RenderingMode { content.renderingMode }
    /// In points; what lies outside keeps its size when the image is drawn larger.
    open var capInsets: UIEdgeInsets { content.capInsets ?? .zero }
    open var resizingMode: UIImage.ResizingMode { content.resizingMode }
    open var isSymbolImage: Bool { content.symbol != nil }

    /// In points, after turning.
    open var size: CGSize { content.size }

    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        var content = content
        content.renderingMode = renderingMode
        return UIImage(content: content)
    }

    /// The image's shape in one colour, as it is under the traits of now.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: content.renderingMode)
    }

    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        var content = content.tinted(color.cgColor)
        content.renderingMode = renderingMode
        return UIImage(content: content)
    }

    /// The outer parts keep their size; what lies between is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    open func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        var content = content
        content.capInsets = capInsets
        content.resizingMode = resizingMode
        return UIImage(content: content)
    }

    /// Mirrored, left for right.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        var content = content
        content.orientation = content.orientation.flipped
        return UIImage(content: content)
    }

    /// At its own size, in the current context.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Stretched into the rectangle (its middle part alone, if it has cap insets), in the current context.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else {
            return Notice.once("UIImage.draw(in:): there is no current context; ignored")
        }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        content.draw(in: rect, of: context)
        context.restoreGState()
    }

    /// Tiles of the image's own size, the first at the rectangle's corner.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        ImageContent(cgImage: content.upright(), scale: scale, orientation: .up)
            .drawTiles(of: CGRect(origin: rect.origin, size: size), in: context)
        context.restoreGState()
    }

    /// A PNG, turned upright; nil for an image without pixels.
    open func pngData() -> Data? { content.upright()?.bitmap.pngData() }

    /// JPEG is not written yet: nil, which is said once.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        Notice.once("UIImage.jpegData(compressionQuality:) is not supported; nil")
        return nil
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral(resourceName:)` makes where nothing says otherwise.
public typealias _ImageLiteralType = UIImage
