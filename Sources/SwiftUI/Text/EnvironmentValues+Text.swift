import CoreGraphics

/// How the lines of a text stand to one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

/// What the surroundings say of a text's lines.
struct TextSettings: Equatable, Sendable {
    var lineLimit: Int?
    var lineSpacing: CGFloat = 0
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var minimumScale: CGFloat = 1
    var textCase: Text.Case?
    /// Changes to every text, outermost first.
    var changes: [TextChange] = []
}

extension EnvironmentValues {
    private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
    private enum TextSettingsKey: EnvironmentKey { static let defaultValue = TextSettings() }

    /// Nil: the body's.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    var textSettings: TextSettings {
        get { self[TextSettingsKey.self] }
        set { self[TextSettingsKey.self] = newValue }
    }

    /// At most so many lines; nil: as many as there are.
    public var lineLimit: Int? {
        get { textSettings.lineLimit }
        set { textSettings.lineLimit = newValue }
    }
    /// Points between lines.
    public var lineSpacing: CGFloat {
        get { textSettings.lineSpacing }
        set { textSettings.lineSpacing = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { textSettings.alignment }
        set { textSettings.alignment = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { textSettings.truncation }
        set { textSettings.truncation = newValue }
    }
    /// How far text may be made smaller to fit, as a part of its size.
    public var minimumScaleFactor: CGFloat {
        get { textSettings.minimumScale }
        set { textSettings.minimumScale = newValue }
    }
    public var textCase: Text.Case? {
        get { textSettings.textCase }
        set { textSettings.textCase = newValue }
    }
    /// Kept; letters are not moved together.
    public var allowsTightening: Bool {
        get { false }
        set {}
    }
}
