import CoreText
import QuartzCore

/// What is known of a font, by attributes, from which one is made.
///
/// `@unchecked Sendable`: open, as Apple's is, but nothing in it changes.
open class UIFontDescriptor: CTFontDescriptor, NSCopying, @unchecked Sendable {
    package override init(values: [String: Any]) { super.init(values: values) }

    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        super.init(values: Self.values(attributes))
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    /// The system font of a style, at the current text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open var postscriptName: String { asked.instance(size: 0).postScriptName }
    /// 0 where none is said.
    open var pointSize: CGFloat { CGFloat(asked.size ?? 0) }
    open var matrix: CGAffineTransform { asked.matrix ?? .identity }
    open var symbolicTraits: SymbolicTraits {
        SymbolicTraits(rawValue: asked.instance(size: 0).symbolicTraits.rawValue)
    }

    open var fontAttributes: [AttributeName: Any] {
        Dictionary(uniqueKeysWithValues: values.map { (AttributeName(rawValue: $0.key), $0.value) })
    }

    /// An attribute, also of those that say how the found font is.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        if let value = values[anAttribute.rawValue] { return value }
        let font = CTFont(instance: asked.instance(size: 0))
        switch anAttribute {
        case .name, .family, .face, .visibleName: return CTFontCopyAttribute(font, anAttribute.rawValue)
        case .traits:
            let traits = FontTraitValue.trait(ofWeight: font.instance.weight)
            return [
                TraitKey.symbolic: NSNumber(value: font.instance.symbolicTraits.rawValue),
                TraitKey.weight: NSNumber(value: traits),
                TraitKey.slant: NSNumber(value: font.instance.isItalic ? 0.07 : 0),
                TraitKey.width: NSNumber(value: 0),
            ]
        default: return nil
        }
    }

    /// These attributes, and over them the new ones.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(values: values.merging(Self.values(attributes)) { $1 })
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// In that family; a name would contradict it and is dropped.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var values = values
        values[AttributeName.name.rawValue] = nil
        values[AttributeName.family.rawValue] = newFamily
        return UIFontDescriptor(values: values)
    }

    /// The family's font with these traits; nil where there is none.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var description = asked
        description.traits = CTFontSymbolicTraits(rawValue: symbolicTraits.rawValue)
        description.weight = nil
        let instance = description.instance(size: 0)
        let wished = symbolicTraits.intersection([.traitBold, .traitItalic, .traitMonoSpace])
        guard SymbolicTraits(rawValue: instance.symbolicTraits.rawValue).isSuperset(of: wished) else { return nil }
        return UIFontDescriptor(values: values.merging(instance.descriptorValues) { $1 })
    }

    /// The system font in another design, where there is one.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard let kind = FontDescription.Key.design(of: design.rawValue) else { return nil }
        let found = asked.instance(size: 0)
        guard let system = found.system else { return nil }
        let other = FontFinder.system(
            size: found.size, weight: system.weight, design: kind, isItalic: system.isItalic)
        return UIFontDescriptor(values: values.merging(other.descriptorValues) { $1 })
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    private static func values(_ attributes: [AttributeName: Any]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
    }
}
