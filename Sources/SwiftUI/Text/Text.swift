import Foundation

/// Some text.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey)
        case attributed(AttributedString)
        case formatted(FormattedText)
        case joined(Text, Text)
    }

    let storage: Storage
    var changes: [TextChange] = []

    init(_ storage: Storage) { self.storage = storage }

    /// A text that stands as it is.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// A text that stands as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// A text by its key. There are no tables to look it up in here, so that the key itself is shown.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .localized(key)
    }

    /// A text with attributes of its own.
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// A value as a format writes it in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(FormattedText { locale in format.locale(locale).format(input) })
    }

    /// A value as a formatter writes it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        let string = formatter.string(for: subject) ?? ""
        storage = .verbatim(string)
    }

    /// A date in a style.
    public init(_ date: Date, style: DateStyle) { storage = .formatted(FormattedText { style.text(date, $0) }) }

    func changed(_ change: TextChange) -> Text {
        var text = self
        text.changes.append(change)
        return text
    }

    /// Both texts, one after the other.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}

/// A text that is written when it is shown.
struct FormattedText: Equatable, Sendable {
    nonisolated(unsafe) let write: (Locale) -> String

    /// What cannot be compared is written again; texts that come out alike are drawn alike.
    static func == (lhs: FormattedText, rhs: FormattedText) -> Bool { false }
}
