import CoreText
import QuartzCore
internal import Raster

/// A font at a size in points.
///
/// `@unchecked Sendable`: open, as Apple's is, but nothing in it changes. It is a `CTFont`, which on Apple's systems is
/// bridged without a cast.
open class NSFont: CTFont, NSCopying, @unchecked Sendable {
    package override init(instance: FontInstance) {
        super.init(instance: instance)
    }

    /// By PostScript, full or family name; nil where no installed font is called so. For the names of fonts that every
    /// system of Apple's has another font stands, which is said once.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = FontFinder.named(fontName, size: FontFinder.size(fontSize, "NSFont(name:size:)")) else {
            Notice.once("NSFont(name: \"\(fontName)\"): no installed font is called so; nil")
            return nil
        }
        super.init(instance: found)
    }

    /// The font that comes nearest to what the descriptor says.
    ///
    /// - Parameter fontSize: 0 for the descriptor's own.
    public init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
        let size = fontSize == 0 ? 0 : FontFinder.size(fontSize, "NSFont(descriptor:size:)")
        super.init(instance: fontDescriptor.asked.instance(size: size))
    }

    /// The same font at another size.
    open func withSize(_ fontSize: CGFloat) -> NSFont {
        NSFont(instance: instance.with(size: FontFinder.size(fontSize, "NSFont.withSize(_:)")))
    }

    open var pointSize: CGFloat { CGFloat(instance.size) }
    open var fontName: String { instance.postScriptName }
    open var familyName: String? { instance.familyName }
    open var displayName: String? { instance.postScriptName }
    /// How far letters reach above the baseline, in points.
    open var ascender: CGFloat { CGFloat(instance.ascent) }
    /// How far letters reach below the baseline: negative.
    open var descender: CGFloat { CGFloat(-instance.descent) }
    open var capHeight: CGFloat { CGFloat(instance.capHeight) }
    open var xHeight: CGFloat { CGFloat(instance.xHeight) }
    open var leading: CGFloat { CGFloat(instance.leading) }
    open var isFixedPitch: Bool { fontDescriptor.symbolicTraits.contains(.monoSpace) }
    open var fontDescriptor: NSFontDescriptor { NSFontDescriptor(values: instance.descriptorValues) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { "\"\(fontName) \(pointSize) pt.\"" }
}
