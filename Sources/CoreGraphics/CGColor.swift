import Foundation
package import Raster

/// A colour: components in a colour space, and alpha. It does not change.
public final class CGColor: Hashable, Sendable {
    public let colorSpace: CGColorSpace?
    /// The space's components, alpha last; all finite.
    package let values: [CGFloat]
    /// As it lies in a bitmap; clear for a pattern.
    package let pixel: PixelColor
    public let pattern: CGPattern?
    public let alpha: CGFloat

    /// - Parameter values: As many as the space has components, and alpha; NaN and infinite ones become 0.
    package init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        colorSpace = space
        self.pattern = pattern
        self.values = values.enumerated().map { index, value in
            guard value.isFinite else { return 0 }
            return index == values.count - 1 ? min(max(value, 0), 1) : value
        }
        alpha = self.values[values.count - 1]
        let (red, green, blue) = space.definition.toSRGB(self.values.map { Double($0) })
        pixel = PixelColor(red: red, green: green, blue: blue, alpha: pattern == nil ? Double(alpha) : 0)
    }

    /// Device RGB, taken as sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.sRGB), values: [red, green, blue, alpha])
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.genericGray), values: [gray, alpha])
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.genericGray), values: [gray, alpha])
    }

    /// - Parameter components: The space's components and alpha; nil is returned where they are too few.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        let count = space.numberOfComponents + 1
        guard components.count >= count else {
            Notice.once("CGColor(colorSpace:components:): too few components; no colour is made")
            return nil
        }
        self.init(space: space, values: Array(components.prefix(count)))
    }

    /// - Parameter components: The space's components and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(
            space: space,
            values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The space's components, alpha last.
    public var components: [CGFloat]? { values }
    /// With alpha.
    public var numberOfComponents: Int { values.count }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace else { return nil }
        return CGColor(space: colorSpace, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// The same colour in another space, clipped to it unless it is an extended one.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?)
        -> CGColor?
    {
        if space == colorSpace { return self }
        if pattern != nil { return nil }
        let (red, green, blue) = sRGB
        let converted = space.definition.fromSRGB(red, green, blue).map { CGFloat($0) }
        return CGColor(space: space, values: converted + [alpha])
    }

    /// Encoded sRGB, which may lie outside of 0 ... 1.
    package var sRGB: (red: Double, green: Double, blue: Double) {
        (colorSpace?.definition ?? .sRGB).toSRGB(values.map { Double($0) })
    }

    /// As it lies in a bitmap, with alpha times `alpha`.
    package func pixel(times alpha: CGFloat) -> PixelColor {
        if alpha == 1 || pattern != nil { return pixel }
        let (red, green, blue) = sRGB
        return PixelColor(red: red, green: green, blue: blue, alpha: Double(self.alpha * alpha))
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.values == rhs.values && lhs.colorSpace == rhs.colorSpace && lhs.pattern == rhs.pattern)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(colorSpace)
    }
}

extension CGColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
