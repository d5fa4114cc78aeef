package import Raster

extension CGColor {
    /// The colour with another alpha (clamped to 0 ... 1), as it lies in a bitmap.
    package func pixel(alpha: Double) -> PixelColor {
        if pattern != nil { return pixel }
        let (red, green, blue) = sRGB
        return PixelColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
