import QuartzCore
internal import Raster
import UIFoundation

// Components are those under the current appearance. Apple's raise where a colour has no such components; here it is
// converted.
extension NSColor {
    public final var alphaComponent: CGFloat { cgColor.alpha }

    /// The space of the colour under the current appearance.
    public final var colorSpace: NSColorSpace {
        cgColor.colorSpace.flatMap(NSColorSpace.init(cgColorSpace:)) ?? .sRGB
    }

    /// Without alpha's counting apart: all components.
    public final var numberOfComponents: Int { cgColor.numberOfComponents }

    public final var redComponent: CGFloat { rgb[0] }
    public final var greenComponent: CGFloat { rgb[1] }
    public final var blueComponent: CGFloat { rgb[2] }
    public final var hueComponent: CGFloat { hues.hue }
    public final var saturationComponent: CGFloat { hues.saturation }
    public final var brightnessComponent: CGFloat { hues.brightness }

    /// Of a colour that is not gray, the gray of its luminance.
    public final var whiteComponent: CGFloat {
        let color = cgColor
        if color.numberOfComponents == 2, let values = color.components { return values[0] }
        return converted(ColorSpaces.extendedGray)?.components?.first ?? 0
    }

    /// In the colour's own RGB space, or in sRGB.
    private var rgb: [CGFloat] {
        let color = cgColor
        if color.numberOfComponents == 4, let values = color.components { return Array(values.prefix(3)) }
        let values = color.sRGB
        return [CGFloat(values.red), CGFloat(values.green), CGFloat(values.blue)]
    }

    private var hues: HueColor {
        let values = rgb
        return HueColor(red: values[0], green: values[1], blue: values[2])
    }

    private func converted(_ space: CGColorSpace) -> CGColor? {
        cgColor.converted(to: space, intent: .defaultIntent, options: nil)
    }

    /// The same colour in another space, under the current appearance; nil for a pattern.
    public final func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
        guard type != .pattern else { return nil }
        return converted(space.space).map { NSColor($0) }
    }

    public final func usingType(_ type: NSColor.ColorType) -> NSColor? {
        if type == self.type { return self }
        return type == .componentBased && self.type == .catalog ? NSColor(cgColor) : nil
    }

    /// Each pointer that is not nil is filled.
    public final func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        let values = rgb
        red?.pointee = values[0]
        green?.pointee = values[1]
        blue?.pointee = values[2]
        alpha?.pointee = alphaComponent
    }

    public final func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        let values = hues
        hue?.pointee = values.hue
        saturation?.pointee = values.saturation
        brightness?.pointee = values.brightness
        alpha?.pointee = alphaComponent
    }

    public final func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) {
        white?.pointee = whiteComponent
        alpha?.pointee = alphaComponent
    }

    /// Must have room for `numberOfComponents` values.
    public final func getComponents(_ components: UnsafeMutablePointer<CGFloat>) {
        for (index, value) in (cgColor.components ?? []).enumerated() { components[index] = value }
    }

    /// A mixture in sRGB: this colour at 0, the other one at 1. Nil for patterns.
    public final func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        guard type != .pattern, color.type != .pattern else { return nil }
        let (a, b) = (cgColor, color.cgColor)
        let (first, second) = (a.sRGB, b.sRGB)
        let t = min(max(fraction.isFinite ? fraction : 0, 0), 1)
        func mix(_ from: Double, _ to: Double) -> CGFloat { CGFloat(from) + (CGFloat(to) - CGFloat(from)) * t }
        return NSColor(
            srgbRed: mix(first.red, second.red), green: mix(first.green, second.green),
            blue: mix(first.blue, second.blue), alpha: a.alpha + (b.alpha - a.alpha) * t)
    }

    /// Lighter by mixing with white; nil for patterns.
    public final func highlight(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .white) }

    /// Darker by mixing with black; nil for patterns.
    public final func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .black) }

    /// The colours' names of a catalogue: the system's have some.
    public final var colorNameComponent: NSColor.Name {
        switch source {
        case .adaptive(_, _, let name): name
        case .dynamic(let name, _): name ?? ""
        case .fixed: ""
        }
    }

    public final var catalogNameComponent: String { type == .catalog ? "System" : "" }
    public final var localizedColorNameComponent: String { colorNameComponent }
    public final var localizedCatalogNameComponent: String { catalogNameComponent }

    /// The image of a pattern; one without pixels for other colours.
    public final var patternImage: NSImage { patternPicture ?? NSImage(size: .zero) }

    static func pattern(of image: NSImage) -> CGColor? {
        guard let picture = image.picture(scale: 1), image.size.width > 0, image.size.height > 0 else {
            Notice.once("NSColor(patternImage:): the image has no pixels; the colour is clear")
            return nil
        }
        return PatternTile(image: picture, size: image.size).color(isFlipped: false)
    }
}
