import QuartzCore
import SymbolShapes

extension NSImage {
    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable { case small = 1, medium, large }

    /// Size, weight, scale and colours of a symbol.
    open class SymbolConfiguration: NSObject, NSCopying, @unchecked Sendable {
        let settings: NSImageSymbol.Settings

        init(_ settings: NSImageSymbol.Settings) {
            self.settings = settings
            super.init()
        }

        public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
            self.init(NSImageSymbol.Settings(pointSize: pointSize, weight: SymbolWeight(trait: weight.rawValue)))
        }

        public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale) {
            self.init(
                NSImageSymbol.Settings(
                    pointSize: pointSize, weight: SymbolWeight(trait: weight.rawValue), scale: scale.shape))
        }

        public convenience init(scale: NSImage.SymbolScale) {
            self.init(NSImageSymbol.Settings(scale: scale.shape))
        }

        /// One colour, weaker on further levels.
        public convenience init(hierarchicalColor: NSColor) {
            self.init(NSImageSymbol.Settings(isHierarchy: true, ownColors: [hierarchicalColor]))
        }

        /// A colour for each level.
        public convenience init(paletteColors: [NSColor]) {
            self.init(NSImageSymbol.Settings(ownColors: paletteColors))
        }

        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(NSImageSymbol.Settings(isHierarchy: false))
        }
        public class func preferringHierarchical() -> SymbolConfiguration {
            SymbolConfiguration(NSImageSymbol.Settings(isHierarchy: true))
        }
        /// Symbols have no colours of their own here: drawn in one.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(NSImageSymbol.Settings(isHierarchy: false))
        }

        /// What the other says, and of the rest what this says.
        open func applying(_ configuration: NSImage.SymbolConfiguration) -> NSImage.SymbolConfiguration {
            SymbolConfiguration(settings.applying(configuration.settings))
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.settings == settings
        }
        open override var hash: Int { settings.hashValue }
    }

    /// A symbol of the system, as large as text of the system's size. Nil for what is no name; a name that is not known is
    /// drawn as a marked box, which is said once.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        let symbol = NSImageSymbol(name: name, settings: NSImageSymbol.Settings())
        guard let made = symbol.image() else { return nil }
        self.init(size: made.size)
        imageReps = made.imageReps
        (isTemplate, accessibilityDescription, self.symbol) = (made.isTemplate, description, symbol)
    }

    /// A symbol with these values over those that it has; nil of any other image.
    open func withSymbolConfiguration(_ configuration: NSImage.SymbolConfiguration) -> NSImage? {
        guard let symbol else { return nil }
        let made = NSImageSymbol(name: symbol.name, settings: symbol.settings.applying(configuration.settings))
            .image()
        made?.accessibilityDescription = accessibilityDescription
        return made
    }

    public final var symbolConfiguration: NSImage.SymbolConfiguration {
        SymbolConfiguration(symbol?.settings ?? NSImageSymbol.Settings())
    }
}

extension NSImage.SymbolScale {
    var shape: SymbolShapes.SymbolScale? { SymbolShapes.SymbolScale(rawValue: rawValue) }
}
