import Foundation

/// A gradient along an axis. Radial and conic ones will stand beside `axial`.
public struct GradientPaint: Sendable {
    public struct Stop: Hashable, Sendable {
        /// 0 ... 1, ascending.
        public var location: Double
        /// Straight sRGB components, 0 ... 1; interpolated straight, premultiplied at each pixel.
        public var red, green, blue, alpha: Double

        public init(location: Double, red: Double, green: Double, blue: Double, alpha: Double) {
            self.location = location
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    public var stops: [Stop]
    /// In the gradient's own space.
    public var start, end: CGPoint
    /// From the gradient's own space to pixels.
    public var transform: Affine
    /// Whether the end colours go on outside; if not, nothing is drawn there.
    public var extendsBeforeStart, extendsAfterEnd: Bool

    public init(
        stops: [Stop], start: CGPoint, end: CGPoint, transform: Affine = .identity,
        extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true
    ) {
        self.stops = stops
        self.start = start
        self.end = end
        self.transform = transform
        self.extendsBeforeStart = extendsBeforeStart
        self.extendsAfterEnd = extendsAfterEnd
    }
}
