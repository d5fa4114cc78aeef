/// An image laid out on the plane; outside its edges it is transparent.
public struct ImagePaint: Sendable {
    public enum Interpolation: Sendable { case nearest, linear }

    public var bitmap: Bitmap
    /// The part of the bitmap that is shown; what is outside is never sampled.
    public var source: PixelRect
    /// From the bitmap's pixel space (y downwards, (0, 0) the corner of its first pixel) to the target's pixels.
    public var transform: Affine
    public var interpolation: Interpolation
    /// Multiplies the image, 0 ... 1.
    public var alpha: Double
    /// Where set, the image's alpha alone counts and is painted in this colour.
    public var tint: PixelColor?

    public init(
        bitmap: Bitmap, source: PixelRect? = nil, transform: Affine = .identity,
        interpolation: Interpolation = .linear, alpha: Double = 1, tint: PixelColor? = nil
    ) {
        self.bitmap = bitmap
        self.source = source ?? bitmap.bounds
        self.transform = transform
        self.interpolation = interpolation
        self.alpha = alpha
        self.tint = tint
    }
}
