import Raster

/// A straight sRGB colour of bytes, as the scenes are specified.
struct SceneColor: Hashable, Sendable {
    var red, green, blue, alpha: Int

    static let white = SceneColor(255, 255, 255)

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Half of each component, rounded down; as opaque as before.
    var darkened: SceneColor { SceneColor(red >> 1, green >> 1, blue >> 1, alpha) }

    var numbers: [Double] { [Double(red), Double(green), Double(blue), Double(alpha)] }

    var pixel: PixelColor {
        PixelColor(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: Double(alpha) / 255
        )
    }

    func stop(at location: Double) -> GradientPaint.Stop {
        GradientPaint.Stop(
            location: location, red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
            alpha: Double(alpha) / 255)
    }
}
