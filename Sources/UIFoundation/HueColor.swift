import QuartzCore

/// Hue, saturation and brightness, each 0 ... 1.
package struct HueColor {
    package var hue: CGFloat
    package var saturation: CGFloat
    package var brightness: CGFloat

    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        func limited(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
        self.hue = limited(hue)
        self.saturation = limited(saturation)
        self.brightness = limited(brightness)
    }

    /// A gray has hue 0.
    package init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        brightness = high
        saturation = high > 0 ? range / high : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sixths: CGFloat =
            switch high {
            case red: (green - blue) / range
            case green: 2 + (blue - red) / range
            default: 4 + (red - green) / range
            }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    package var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let sixths = hue * 6
        let sector = sixths.rounded(.down)
        let part = sixths - sector
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        return switch sector {
        case 0, 6: (brightness, rising, low)
        case 1: (falling, brightness, low)
        case 2: (low, brightness, rising)
        case 3: (low, falling, brightness)
        case 4: (rising, low, brightness)
        default: (brightness, low, falling)
        }
    }
}
