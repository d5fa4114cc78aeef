import QuartzCore
import SymbolShapes

extension UIImage {
    /// How heavy a symbol is: as fonts of these weights.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// Regular where nothing is said.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified
        case small, medium, large
    }

    /// Size, weight, scale and colours of a symbol.
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        let settings: SymbolSettings

        init(_ settings: SymbolSettings) {
            self.settings = settings
            super.init()
        }

        /// Says nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolSettings()) }

        public convenience init(pointSize: CGFloat) { self.init(SymbolSettings(pointSize: pointSize)) }
        public convenience init(weight: UIImage.SymbolWeight) { self.init(SymbolSettings(weight: weight.shape)) }
        public convenience init(scale: UIImage.SymbolScale) { self.init(SymbolSettings(scale: scale.shape)) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(SymbolSettings(textStyle: textStyle)) }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(SymbolSettings(pointSize: pointSize, weight: weight.shape))
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(SymbolSettings(pointSize: pointSize, weight: weight.shape, scale: scale.shape))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(SymbolSettings(textStyle: textStyle, scale: scale.shape))
        }

        /// As large and heavy as the font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(
                SymbolSettings(
                    pointSize: font.pointSize, weight: SymbolShapes.SymbolWeight(number: font.instance.weight),
                    scale: scale.shape))
        }

        /// One colour, weaker on further levels.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolSettings(rendering: .hierarchical, ownColors: [hierarchicalColor]))
        }

        /// A colour for each level.
        public convenience init(paletteColors: [UIColor]) { self.init(SymbolSettings(ownColors: paletteColors)) }

        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(SymbolSettings(rendering: .monochrome))
        }
        public class func preferringHierarchical() -> SymbolConfiguration {
            SymbolConfiguration(SymbolSettings(rendering: .hierarchical))
        }
        /// Symbols have no colours of their own here: drawn in one.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(SymbolSettings(rendering: .multicolor))
        }

        public func configurationWithoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }
        public func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = nil } }
        public func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = nil } }
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            changed {
                $0.pointSize = nil
                $0.weight = nil
            }
        }

        private func changed(_ change: (inout SymbolSettings) -> Void) -> SymbolConfiguration {
            var settings = settings
            change(&settings)
            return SymbolConfiguration(settings)
        }

        public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
            settings == otherConfiguration?.settings
        }

        open override func isEqual(_ object: Any?) -> Bool { isEqual(to: object as? SymbolConfiguration) }
        open override var hash: Int { settings.hashValue }
    }
}

extension UIFont.Weight {
    /// The weight of symbols that goes with it.
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(rawValue: SymbolWeight(trait: rawValue).rawValue) ?? .regular
    }
}

extension UIImage.SymbolWeight {
    var shape: SymbolShapes.SymbolWeight? { SymbolShapes.SymbolWeight(rawValue: rawValue) }
}

extension UIImage.SymbolScale {
    var shape: SymbolShapes.SymbolScale? { SymbolShapes.SymbolScale(rawValue: rawValue) }
}
