/// A colour by lightness and two opponent axes, in which even steps look even.
///
/// The matrices are those that Björn Ottosson published for linear sRGB.
package struct Oklab: Equatable, Sendable {
    package var lightness, a, b: Double

    /// From encoded sRGB components.
    package init(red: Double, green: Double, blue: Double) {
        let transfer = TransferFunction.sRGB
        let (r, g, b) = (transfer.decode(red), transfer.decode(green), transfer.decode(blue))
        func root(_ value: Double) -> Double {
            value < 0 ? -TransferFunction.root(-value, 3) : TransferFunction.root(value, 3)
        }
        let l = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// Encoded sRGB components, cut to 0 ... 1.
    package var sRGB: (red: Double, green: Double, blue: Double) {
        func cube(_ value: Double) -> Double { value * value * value }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        func encode(_ value: Double) -> Double { min(max(TransferFunction.sRGB.encode(value), 0), 1) }
        return (
            encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            encode(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
        )
    }

    /// Between this colour, at 0, and another, at 1.
    package func mixed(with other: Oklab, by share: Double) -> Oklab {
        var mixed = self
        mixed.lightness += (other.lightness - lightness) * share
        mixed.a += (other.a - a) * share
        mixed.b += (other.b - b) * share
        return mixed
    }
}
