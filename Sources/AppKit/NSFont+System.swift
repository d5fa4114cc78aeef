import CoreText
import QuartzCore

extension NSFont {
    /// How heavy letters are, -1 ... 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// - Parameter fontSize: 0 for the system's size.
    public class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
        system(fontSize, weight, "NSFont.systemFont(ofSize:)")
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
        system(fontSize, .bold, "NSFont.boldSystemFont(ofSize:)")
    }

    /// All characters are equally wide.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
        system(fontSize, weight, "NSFont.monospacedSystemFont(ofSize:weight:)", design: .monospaced)
    }

    /// The system font with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
        var instance = system(fontSize, weight, "NSFont.monospacedDigitSystemFont(ofSize:weight:)").instance
        instance.features.append(FontFeature("tnum", 1))
        return NSFont(instance: instance)
    }

    public class func userFont(ofSize fontSize: CGFloat) -> NSFont? {
        systemFont(ofSize: fontSize == 0 ? 12 : fontSize)
    }

    public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
        monospacedSystemFont(ofSize: fontSize == 0 ? 12 : fontSize, weight: .regular)
    }

    public class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
        systemFont(ofSize: fontSize == 0 ? labelFontSize : fontSize)
    }

    public class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }

    public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }

    public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public class var systemFontSize: CGFloat { 13 }
    public class var smallSystemFontSize: CGFloat { 11 }
    public class var labelFontSize: CGFloat { 10 }

    private static func system(
        _ size: CGFloat, _ weight: Weight, _ name: String, design: SystemFont.Design = .default
    ) -> NSFont {
        NSFont(
            instance: FontFinder.system(
                size: FontFinder.size(size == 0 ? systemFontSize : size, name),
                weight: FontTraitValue.weight(ofTrait: Double(weight.rawValue)), design: design))
    }
}
