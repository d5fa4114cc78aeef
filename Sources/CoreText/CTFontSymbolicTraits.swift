/// What a font is like, by name and by class.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)

    public static let italicTrait = traitItalic
    public static let boldTrait = traitBold
    public static let monoSpaceTrait = traitMonoSpace
}

extension FontInstance {
    package var symbolicTraits: CTFontSymbolicTraits {
        var traits: CTFontSymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if weight >= 600 { traits.insert(.traitBold) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        if let width = face?.record.width, width < 90 { traits.insert(.traitCondensed) }
        if let width = face?.record.width, width > 110 { traits.insert(.traitExpanded) }
        if face?.record.hasColor == true { traits.insert(.traitColorGlyphs) }
        if system != nil { traits.insert(.traitUIOptimized) }
        return traits
    }
}
