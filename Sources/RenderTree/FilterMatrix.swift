/// What becomes of a colour's straight, encoded components: each a sum of the old ones and a constant.
package struct FilterMatrix: Sendable, Equatable {
    /// What red, green, blue and alpha each bring to the new red, green, blue and alpha.
    package var red, green, blue, alpha: SIMD4<Float>
    package var constant: SIMD4<Float>

    package init(
        red: SIMD4<Float> = [1, 0, 0, 0], green: SIMD4<Float> = [0, 1, 0, 0], blue: SIMD4<Float> = [0, 0, 1, 0],
        alpha: SIMD4<Float> = [0, 0, 0, 1], constant: SIMD4<Float> = [0, 0, 0, 0]
    ) {
        (self.red, self.green, self.blue, self.alpha, self.constant) = (red, green, blue, alpha, constant)
    }

    package func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
        red * color.x + green * color.y + blue * color.z + alpha * color.w + constant
    }

    /// The weights of the luminance of sRGB's primaries.
    private static let weights: SIMD3<Float> = [0.2126, 0.7152, 0.0722]

    package static func luminance(_ color: SIMD4<Float>) -> Float {
        let parts: SIMD3<Float> = weights * SIMD3(color.x, color.y, color.z)
        return parts.x + parts.y + parts.z
    }

    /// From 0, grey, over 1, as it is, to more colourful.
    package static func saturation(_ amount: Double) -> FilterMatrix {
        let s = Float(amount)
        let rest = weights * (1 - s)
        return FilterMatrix(
            red: [rest.x + s, rest.x, rest.x, 0], green: [rest.y, rest.y + s, rest.y, 0],
            blue: [rest.z, rest.z, rest.z + s, 0])
    }

    /// Adds to each colour.
    package static func brightness(_ amount: Double) -> FilterMatrix {
        let b = Float(amount)
        return FilterMatrix(constant: [b, b, b, 0])
    }

    /// Moves each colour away from the middle grey, or towards it under 1.
    package static func contrast(_ amount: Double) -> FilterMatrix {
        let c = Float(amount)
        let rest = (1 - c) / 2
        return FilterMatrix(
            red: [c, 0, 0, 0], green: [0, c, 0, 0], blue: [0, 0, c, 0], constant: [rest, rest, rest, 0])
    }

    package static let inversion = FilterMatrix(
        red: [-1, 0, 0, 0], green: [0, -1, 0, 0], blue: [0, 0, -1, 0], constant: [1, 1, 1, 0])

    package static func multiplication(red: Double, green: Double, blue: Double, alpha: Double) -> FilterMatrix {
        FilterMatrix(
            red: [Float(red), 0, 0, 0], green: [0, Float(green), 0, 0], blue: [0, 0, Float(blue), 0],
            alpha: [0, 0, 0, Float(alpha)])
    }

    /// Turns hues about the grey axis, as the Filter Effects module of CSS has it.
    ///
    /// - Parameters: Of the angle.
    package static func hueRotation(sin: Double, cos: Double) -> FilterMatrix {
        let (s, c) = (Float(sin), Float(cos))
        return FilterMatrix(
            red: [0.213 + c * 0.787 - s * 0.213, 0.213 - c * 0.213 + s * 0.143, 0.213 - c * 0.213 - s * 0.787, 0],
            green: [
                0.715 - c * 0.715 - s * 0.715, 0.715 + c * 0.285 + s * 0.140, 0.715 - c * 0.715 + s * 0.715, 0,
            ],
            blue: [0.072 - c * 0.072 + s * 0.928, 0.072 - c * 0.072 - s * 0.283, 0.072 + c * 0.928 + s * 0.072, 0])
    }
}
