import Foundation

/// Colours along an axis, between two circles, or around a point.
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

    /// Where a place in the plane lies between the first and the last stop; all in the gradient's own space.
    public enum Geometry: Sendable {
        case axial(start: CGPoint, end: CGPoint)
        /// The circle at 0 and the one at 1. Of the circles through a point, the one farthest on gives the colour.
        case radial(startCenter: CGPoint, startRadius: Double, endCenter: CGPoint, endRadius: Double)
        /// One turn about a point, from the direction of +x, turned by an angle in radians, towards +y.
        case conic(center: CGPoint, angle: Double)
    }

    public var stops: [Stop]
    public var geometry: Geometry
    /// From the gradient's own space to pixels.
    public var transform: Affine
    /// Whether the end colours go on outside; if not, nothing is drawn there. (A turn has no outside.)
    public var extendsBeforeStart, extendsAfterEnd: Bool
    /// Colours are multiplied by the alpha's byte, so that the colour under it is the exact one; if not, each byte is the
    /// nearest to its exact product.
    public var keepsColor = false

    /// Along an axis.
    public init(
        stops: [Stop], start: CGPoint, end: CGPoint, transform: Affine = .identity,
        extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true
    ) {
        self.init(
            stops: stops, geometry: .axial(start: start, end: end), transform: transform,
            extendsBeforeStart: extendsBeforeStart, extendsAfterEnd: extendsAfterEnd)
    }

    public init(
        stops: [Stop], geometry: Geometry, transform: Affine = .identity,
        extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true
    ) {
        self.stops = stops
        self.geometry = geometry
        self.transform = transform
        self.extendsBeforeStart = extendsBeforeStart
        self.extendsAfterEnd = extendsAfterEnd
    }
}
