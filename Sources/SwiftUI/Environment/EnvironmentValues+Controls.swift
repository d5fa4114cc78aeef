import Foundation

extension EnvironmentValues {
    private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
    private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
    private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
    private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// By which numbers and dates are written. American English unless set, so that pictures are the same everywhere.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The colour of what can be touched; nil: the accent colour.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// Whether controls show no labels.
    var hidesLabels: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Whether controls in the view cannot be used; they cannot either where a view around says so.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// The colour of what can be touched; nil: the accent colour.
    public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// The colour of what can be touched; nil: the usual one.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }

    /// Shows no labels of controls.
    public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
