import CoreText
import QuartzCore
internal import Raster

/// A font at a size in points.
///
/// `@unchecked Sendable`: open, as Apple's is, but nothing in it changes. It is a `CTFont`, which on Apple's systems is
/// bridged without a cast.
open class UIFont: CTFont, NSCopying, @unchecked Sendable {
    /// The style that the font was asked for by.
    final let textStyle: TextStyle?

    package override init(instance: FontInstance) {
        textStyle = nil
        super.init(instance: instance)
    }

    init(instance: FontInstance, textStyle: TextStyle?) {
        self.textStyle = textStyle
        super.init(instance: instance)
    }

    /// By PostScript, full or family name; nil where no installed font is called so. For the names of fonts that every
    /// system of Apple's has another font stands, which is said once.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = FontFinder.named(fontName, size: FontFinder.size(fontSize, "UIFont(name:size:)")) else {
            Notice.once("UIFont(name: \"\(fontName)\"): no installed font is called so; nil")
            return nil
        }
        textStyle = nil
        super.init(instance: found)
    }

    /// The font that comes nearest to what the descriptor says.
    ///
    /// - Parameter pointSize: 0 for the descriptor's own.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize == 0 ? 0 : FontFinder.size(pointSize, "UIFont(descriptor:size:)")
        textStyle = nil
        super.init(instance: descriptor.asked.instance(size: size))
    }

    /// The same font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(instance: instance.with(size: FontFinder.size(fontSize, "UIFont.withSize(_:)")))
    }

    open var pointSize: CGFloat { CGFloat(instance.size) }
    open var fontName: String { instance.postScriptName }
    open var familyName: String { instance.familyName }
    /// How far letters reach above the baseline, in points.
    open var ascender: CGFloat { CGFloat(instance.ascent) }
    /// How far letters reach below the baseline: negative.
    open var descender: CGFloat { CGFloat(-instance.descent) }
    open var capHeight: CGFloat { CGFloat(instance.capHeight) }
    open var xHeight: CGFloat { CGFloat(instance.xHeight) }
    /// The height of a line of text.
    open var lineHeight: CGFloat { CGFloat(instance.lineHeight) }
    open var leading: CGFloat { CGFloat(instance.leading) }

    open var fontDescriptor: UIFontDescriptor {
        var values = instance.descriptorValues
        if let textStyle { values[UIFontDescriptor.AttributeName.textStyle.rawValue] = textStyle.rawValue }
        return UIFontDescriptor(values: values)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(instance.weight >= 600 ? "bold" : "normal"); "
            + "font-style: \(instance.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt"
    }
}
