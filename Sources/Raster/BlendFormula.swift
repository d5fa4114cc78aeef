/// The arithmetic of a blend mode on one pixel: components of 0 ... 1, premultiplied unless said otherwise.
///
/// Additions, multiplications, divisions and square roots alone, so the bytes are the same everywhere.
package enum BlendFormula {
    package struct Pixel {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var alpha: Double

        package init(red: Double, green: Double, blue: Double, alpha: Double) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// How much of source and ground is kept where the shape covers all; each by the other's alpha.
    enum Part {
        case none, all, alpha, rest

        func of(_ alpha: Double) -> Double {
            switch self {
            case .none: 0
            case .all: 1
            case .alpha: alpha
            case .rest: 1 - alpha
            }
        }
    }

    /// The parts of source and ground in a mode that only weighs them; nil for modes that mix colours.
    static func parts(_ mode: BlendMode) -> (source: Part, ground: Part)? {
        switch mode {
        case .normal: (.all, .rest)
        case .clear: (.none, .none)
        case .copy: (.all, .none)
        case .sourceIn: (.alpha, .none)
        case .sourceOut: (.rest, .none)
        case .sourceAtop: (.alpha, .rest)
        case .destinationOver: (.rest, .all)
        case .destinationIn: (.none, .alpha)
        case .destinationOut: (.none, .rest)
        case .destinationAtop: (.rest, .alpha)
        case .xor: (.rest, .rest)
        default: nil
        }
    }

    /// - Parameters:
    ///   - source: What is drawn, already times `cover`.
    ///   - cover: How much of the pixel the shape covers; what it does not cover stays as it is.
    package static func blend(_ mode: BlendMode, _ source: Pixel, over ground: Pixel, cover: Double) -> Pixel {
        if let parts = parts(mode) {
            let kept = parts.source.of(ground.alpha)
            // cover · part(alpha), where source.alpha is cover · alpha.
            let covered: Double =
                switch parts.ground {
                case .none: 0
                case .all: cover
                case .alpha: source.alpha
                case .rest: cover - source.alpha
                }
            return combine(source, ground) { kept * $0 + (1 - cover + covered) * $1 }
        }
        switch mode {
        case .plusLighter: return combine(source, ground) { $0 + $1 }
        case .plusDarker:
            let alpha = min(1, source.alpha + ground.alpha)
            // 1 - ((1 - s) + (1 - g)) of straight colours, for the alpha that results.
            var result = combine(source, ground) { max(0, $0 + $1 + alpha - source.alpha - ground.alpha) }
            result.alpha = alpha
            return result
        default: break
        }
        guard source.alpha > 0, ground.alpha > 0 else { return combine(source, ground) { $0 + $1 } }
        let both = source.alpha * ground.alpha
        let mixed = mix(mode, straight(source), straight(ground))
        func channel(_ s: Double, _ g: Double, _ m: Double) -> Double {
            s * (1 - ground.alpha) + g * (1 - source.alpha) + both * m
        }
        return Pixel(
            red: channel(source.red, ground.red, mixed.red),
            green: channel(source.green, ground.green, mixed.green),
            blue: channel(source.blue, ground.blue, mixed.blue), alpha: source.alpha + ground.alpha - both)
    }

    private static func combine(_ a: Pixel, _ b: Pixel, _ body: (Double, Double) -> Double) -> Pixel {
        Pixel(
            red: body(a.red, b.red), green: body(a.green, b.green), blue: body(a.blue, b.blue),
            alpha: body(a.alpha, b.alpha))
    }

    private static func straight(_ pixel: Pixel) -> Pixel {
        func channel(_ value: Double) -> Double { min(1, value / pixel.alpha) }
        return Pixel(red: channel(pixel.red), green: channel(pixel.green), blue: channel(pixel.blue), alpha: 1)
    }

    /// The mixed colour of two straight ones.
    private static func mix(_ mode: BlendMode, _ source: Pixel, _ ground: Pixel) -> Pixel {
        switch mode {
        case .hue:
            return source.withSaturation(ground.saturation).withLuminosity(ground.luminosity)
        case .saturation:
            return ground.withSaturation(source.saturation).withLuminosity(ground.luminosity)
        case .color: return source.withLuminosity(ground.luminosity)
        case .luminosity: return ground.withLuminosity(source.luminosity)
        default: return combine(source, ground) { channel(mode, $0, $1) }
        }
    }

    private static func channel(_ mode: BlendMode, _ s: Double, _ g: Double) -> Double {
        switch mode {
        case .multiply: return s * g
        case .screen: return s + g - s * g
        case .overlay: return channel(.hardLight, g, s)
        case .darken: return min(s, g)
        case .lighten: return max(s, g)
        case .colorDodge: return g == 0 ? 0 : s >= 1 ? 1 : min(1, g / (1 - s))
        case .colorBurn: return g >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - g) / s)
        case .hardLight: return s <= 0.5 ? 2 * s * g : 2 * s + g - 1 - (2 * s - 1) * g
        case .softLight:
            if s <= 0.5 { return g - (1 - 2 * s) * g * (1 - g) }
            let bright = g <= 0.25 ? ((16 * g - 12) * g + 4) * g : g.squareRoot()
            return g + (2 * s - 1) * (bright - g)
        case .difference: return (s - g).magnitude
        case .exclusion: return s + g - 2 * s * g
        default: return s
        }
    }
}

extension BlendFormula.Pixel {
    var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

    var saturation: Double { max(red, green, blue) - min(red, green, blue) }

    /// The same hue with its largest and smallest component `target` apart, the smallest 0.
    func withSaturation(_ target: Double) -> BlendFormula.Pixel {
        let low = min(red, green, blue)
        let range = saturation
        guard range > 0 else { return BlendFormula.Pixel(red: 0, green: 0, blue: 0, alpha: alpha) }
        func channel(_ value: Double) -> Double { (value - low) / range * target }
        return BlendFormula.Pixel(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
    }

    /// Lighter or darker by the same in all components, then drawn towards gray until all are in range.
    func withLuminosity(_ target: Double) -> BlendFormula.Pixel {
        let step = target - luminosity
        var values = [red + step, green + step, blue + step]
        let light = 0.3 * values[0] + 0.59 * values[1] + 0.11 * values[2]
        let low = min(values[0], values[1], values[2])
        let high = max(values[0], values[1], values[2])
        if low < 0 { values = values.map { light + (($0 - light) * light) / (light - low) } }
        if high > 1 { values = values.map { light + (($0 - light) * (1 - light)) / (high - light) } }
        return BlendFormula.Pixel(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    }
}
