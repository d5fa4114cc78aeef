import UIKit

/// A line of text that is bound to a value. It is shown; nothing here types.
public struct TextField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    @Environment(\.textFieldHasBorder) private var hasBorder

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    public var body: some View {
        FieldLine(text: text.wrappedValue, prompt: prompt, label: label, hasBorder: hasBorder)
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// A line of text whose letters are not shown.
public struct SecureField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    @Environment(\.textFieldHasBorder) private var hasBorder

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    public var body: some View {
        FieldLine(
            text: String(repeating: "\u{2022}", count: text.wrappedValue.count), prompt: prompt, label: label,
            hasBorder: hasBorder)
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// What fields show: the text, or what is asked for in a shade of it.
private struct FieldLine<Label: View>: View {
    let text: String
    let prompt: Text?
    let label: Label
    let hasBorder: Bool

    var body: some View {
        HStack(spacing: 0) {
            if !text.isEmpty {
                Text(verbatim: text)
            } else if let prompt {
                prompt.foregroundColor(Color(uiColor: .placeholderText))
            } else {
                label.foregroundColor(Color(uiColor: .placeholderText))
            }
            Spacer(minLength: 0)
        }
        .lineLimit(1)
        .padding(.horizontal, hasBorder ? 7 : 0)
        .padding(.vertical, hasBorder ? 6 : 0)
        .background(
            RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground)).opacity(hasBorder ? 1 : 0)
        )
        .overlay(
            RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .separator), lineWidth: 0.5)
                .opacity(hasBorder ? 1 : 0))
    }
}

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    var _hasBorder: Bool { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public var _hasBorder: Bool { false }
}
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public var _hasBorder: Bool { false }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
    private enum TextFieldBorderKey: EnvironmentKey { static let defaultValue = false }

    var textFieldHasBorder: Bool {
        get { self[TextFieldBorderKey.self] }
        set { self[TextFieldBorderKey.self] = newValue }
    }
}

extension View {
    /// How text fields in the view look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldHasBorder, style._hasBorder)
    }
}
