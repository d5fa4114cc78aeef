import CoreText
import QuartzCore
internal import Raster

extension UIFont {
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight, "UIFont.systemFont(ofSize:)")
    }

    /// - Parameter width: The system font has one width here, which is said once for another.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        if width != .standard {
            Notice.once("UIFont.systemFont(ofSize:weight:width:): drawn in the standard width")
        }
        return systemFont(ofSize: fontSize, weight: weight)
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(fontSize, .bold, "UIFont.boldSystemFont(ofSize:)")
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(fontSize, .regular, "UIFont.italicSystemFont(ofSize:)", isItalic: true)
    }

    /// All characters are equally wide.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight, "UIFont.monospacedSystemFont(ofSize:weight:)", design: .monospaced)
    }

    /// The system font with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var instance = system(fontSize, weight, "UIFont.monospacedDigitSystemFont(ofSize:weight:)").instance
        instance.features.append(FontFeature("tnum", 1))
        return UIFont(instance: instance)
    }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    /// Of all installed fonts.
    public class var familyNames: [String] { FontCatalogue.shared.familyNames }

    /// The PostScript names of a family's fonts, the thinnest first.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalogue.shared.faces(ofFamily: familyName).map(\.postScriptName)
    }

    private static func system(
        _ size: CGFloat, _ weight: Weight, _ name: String, design: SystemFont.Design = .default,
        isItalic: Bool = false
    ) -> UIFont {
        UIFont(
            instance: FontFinder.system(
                size: FontFinder.size(size, name), weight: FontTraitValue.weight(ofTrait: Double(weight.rawValue)),
                design: design, isItalic: isItalic))
    }
}
