import QuartzCore
import SymbolShapes

/// What an image is made of that is a symbol.
struct NSImageSymbol: Sendable {
    let name: String
    let settings: Settings

    /// The values of a configuration; nil is what nothing was said of.
    struct Settings: Hashable, Sendable {
        var pointSize: CGFloat?
        var weight: SymbolWeight?
        var scale: SymbolScale?
        var isHierarchy: Bool?
        /// One for a hierarchy, or those of the levels.
        var ownColors: [NSColor]?

        /// What `other` says, and of the rest what this says.
        func applying(_ other: Settings) -> Settings {
            let colorsOf = other.isHierarchy != nil || other.ownColors != nil ? other : self
            return Settings(
                pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
                scale: other.scale ?? scale,
                isHierarchy: colorsOf.isHierarchy, ownColors: colorsOf.ownColors)
        }

        /// As large as text of the system's size.
        var style: SymbolStyle {
            SymbolStyle(
                pointSize: pointSize ?? NSFont.systemFontSize, weight: weight ?? .regular, scale: scale ?? .medium)
        }

        var isTemplate: Bool { ownColors?.isEmpty ?? true }

        /// The colours, as they are under the appearance of now.
        var colors: SymbolColors {
            let black = CGColor(gray: 0, alpha: 1)
            guard let ownColors, let first = ownColors.first else {
                return isHierarchy == true ? .hierarchical(black) : .monochrome(black)
            }
            return isHierarchy == true ? .hierarchical(first.cgColor) : .palette(ownColors.map(\.cgColor))
        }
    }

    /// An image that is drawn as sharp at any size; nil for what is no name.
    func image() -> NSImage? {
        guard let picture = SymbolPicture(named: name, style: settings.style) else { return nil }
        let settings = settings
        let image = NSImage(size: picture.size, flipped: true) { rect in
            guard let context = NSGraphicsContext.current?.cgContext else { return false }
            picture.draw(in: rect, of: context, colors: settings.colors)
            return true
        }
        image.isTemplate = settings.isTemplate
        image.symbol = self
        return image
    }
}
