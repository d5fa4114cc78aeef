import CoreGraphics
import CoreText
import Foundation

/// How the lines of a paragraph are laid out. All lengths are in points.
///
/// `@unchecked Sendable`: this class does not change; its mutable subclass does, and is copied by those who keep it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private final let foundationMark = FoundationMark.word
    /// What `ParagraphSettings` leaves to be kept here, and read by no layout.
    struct Extras {
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsTightening = false
        var tightening: Float = 0.05
    }

    final var settings = ParagraphSettings()
    final var mode = NSLineBreakMode.byWordWrapping
    final var extras = Extras()
    final var tabs = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    final var strategy: LineBreakStrategy = []

    public override init() { super.init() }

    /// Archives are not read here: the default style is made.
    public required init?(coder: NSCoder) { super.init() }

    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {}

    public class var `default`: NSParagraphStyle { shared }

    private static let shared = NSParagraphStyle()

    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init)
        return ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(language ?? "")
            ? .rightToLeft : .leftToRight
    }

    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// Between the lines of the paragraph.
    open var lineSpacing: CGFloat { settings.lineSpacing }
    /// After the paragraph.
    open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
    open var alignment: NSTextAlignment { NSTextAlignment(settings.alignment) }
    open var headIndent: CGFloat { settings.headIndent }
    /// From the leading side where positive, else from the trailing side.
    open var tailIndent: CGFloat { settings.tailIndent }
    open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
    open var lineBreakMode: NSLineBreakMode { mode }
    open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
    /// 0 for no limit.
    open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
    open var baseWritingDirection: NSWritingDirection { NSWritingDirection(settings.direction) }
    /// 0 for the font's line height as it is.
    open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
    open var tabStops: [NSTextTab]! { tabs }
    open var defaultTabInterval: CGFloat { settings.defaultTabInterval }
    /// Words are not hyphenated.
    open var hyphenationFactor: Float { extras.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { extras.usesDefaultHyphenation }
    /// Kept; letters are not moved together.
    open var allowsDefaultTighteningForTruncation: Bool { extras.allowsTightening }
    open var tighteningFactorForTruncation: Float { extras.tightening }
    /// Kept; lines break by Unicode's rules.
    open var lineBreakStrategy: LineBreakStrategy { strategy }

    public func copy(with zone: NSZone? = nil) -> Any { copied(NSParagraphStyle()) }

    public func mutableCopy(with zone: NSZone? = nil) -> Any { copied(NSMutableParagraphStyle()) }

    final func take(_ other: NSParagraphStyle) {
        settings = other.settings
        mode = other.mode
        extras = other.extras
        tabs = other.tabs
        strategy = other.strategy
    }

    private func copied<Style: NSParagraphStyle>(_ copy: Style) -> Style {
        copy.take(self)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return settings == other.settings && mode == other.mode && tabs == other.tabs && strategy == other.strategy
            && extras.hyphenationFactor == other.extras.hyphenationFactor
    }

    open override var hash: Int { settings.hashValue }
}

extension NSParagraphStyle: ParagraphSettingsSource {
    package final var paragraphSettings: ParagraphSettings {
        var result = settings
        result.lineBreak = mode.settings
        result.tabs = tabs.map(\.settings)
        return result
    }
}

extension NSTextAlignment {
    init(_ settings: ParagraphSettings.Alignment) {
        self =
            switch settings {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension NSWritingDirection {
    init(_ direction: ParagraphSettings.Direction) {
        self =
            switch direction {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
    }

    var settings: ParagraphSettings.Direction {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
