/// What a key for the end of a line says.
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

/// What ends with a line.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters are large by themselves.
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// Whether text can be chosen.
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

// Kept by name: nothing here types.
extension View {
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { modifier(EmptyModifier()) }
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { modifier(EmptyModifier()) }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { modifier(EmptyModifier()) }
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { modifier(EmptyModifier()) }
}
