import Foundation

extension EnvironmentValues {
    private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
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

    /// Shows no labels of controls.
    public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
