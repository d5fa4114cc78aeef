import CoreText
import QuartzCore

/// What is known of a font, by attributes, from which one is made.
///
/// `@unchecked Sendable`: open, as Apple's is, but nothing in it changes.
open class NSFontDescriptor: CTFontDescriptor, NSCopying, @unchecked Sendable {
    public struct AttributeName: RawRepresentable, Hashable, Sendable, FontAttributeName {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let italic = SymbolicTraits(rawValue: 1 << 0)
        public static let bold = SymbolicTraits(rawValue: 1 << 1)
        public static let expanded = SymbolicTraits(rawValue: 1 << 5)
        public static let condensed = SymbolicTraits(rawValue: 1 << 6)
        public static let monoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    package override init(values: [String: Any]) { super.init(values: values) }

    public init(fontAttributes attributes: [AttributeName: Any]?) {
        super.init(
            values: Dictionary(uniqueKeysWithValues: (attributes ?? [:]).map { ($0.key.rawValue, $0.value) }))
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    open var postscriptName: String? { asked.instance(size: 0).postScriptName }
    /// 0 where none is said.
    open var pointSize: CGFloat { CGFloat(asked.size ?? 0) }

    open var symbolicTraits: SymbolicTraits {
        SymbolicTraits(rawValue: asked.instance(size: 0).symbolicTraits.rawValue)
    }

    open var fontAttributes: [AttributeName: Any] {
        Dictionary(uniqueKeysWithValues: values.map { (AttributeName(rawValue: $0.key), $0.value) })
    }

    /// These attributes, and over them the new ones.
    open func addingAttributes(_ attributes: [AttributeName: Any]) -> NSFontDescriptor {
        NSFontDescriptor(
            values: values.merging(attributes.map { ($0.key.rawValue, $0.value) }) { $1 })
    }

    open func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor { addingAttributes([.size: newPointSize]) }

    /// The family's font that comes nearest to having these traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
        var description = asked
        description.traits = CTFontSymbolicTraits(rawValue: symbolicTraits.rawValue)
        description.weight = nil
        return NSFontDescriptor(values: values.merging(description.instance(size: 0).descriptorValues) { $1 })
    }

    /// The system font in another design, where there is one.
    open func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
        guard let kind = FontDescription.Key.design(of: design.rawValue) else { return nil }
        let found = asked.instance(size: 0)
        guard let system = found.system else { return nil }
        let other = FontFinder.system(
            size: found.size, weight: system.weight, design: kind, isItalic: system.isItalic)
        return NSFontDescriptor(values: values.merging(other.descriptorValues) { $1 })
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
