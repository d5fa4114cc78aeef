import CoreGraphics
import UIKit

/// An image, again and again.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part that is repeated, in the image's unit space.
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ImagePaint: PaintStyle {
    /// The tiles begin at the frame's corner.
    func paint(in environment: EnvironmentValues) -> Paint {
        guard scale.isFinite, scale > 0, let (picture, size) = MainActor.assumed({ image.picture }) else {
            return .none
        }
        let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
        let source = CGRect(
            x: sourceRect.minX * width, y: sourceRect.minY * height, width: sourceRect.width * width,
            height: sourceRect.height * height)
        let tile = CGSize(
            width: size.width * sourceRect.width * scale, height: size.height * sourceRect.height * scale)
        guard tile.width.isFinite, tile.height.isFinite else { return .none }
        return .image(PaintedImage(image: picture, source: source, tile: tile))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension ImagePaint: View { public typealias Body = _ShapeView<Rectangle, Self> }

extension Image {
    /// The picture's pixels and its size in points; nil where there is none.
    @MainActor var picture: (CGImage, CGSize)? {
        let image: UIImage? =
            switch source {
            case .platform(let image): image
            case .named(let name): UIImage(named: name)
            case .symbol(let name): UIImage(systemName: name)
            }
        guard let image, let pixels = image.cgImage else { return nil }
        return (pixels, image.size)
    }
}

extension GraphicsContext.Shading {
    /// An image, again and again from an origin on.
    public static func tiledImage(
        _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> GraphicsContext.Shading { .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) }
}
