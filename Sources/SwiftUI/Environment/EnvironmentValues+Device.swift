import UIKit

/// Whether a side of the screen is short.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// Whether colours are set off more strongly.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// How prominent the next thing is.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
    private enum HorizontalClassKey: EnvironmentKey {
        static let defaultValue: UserInterfaceSizeClass? = .compact
    }
    private enum VerticalClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
    private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
    private enum CalendarKey: EnvironmentKey {
        static let defaultValue: Calendar = {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = Locale(identifier: "en_US")
            return calendar
        }()
    }
    private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone(secondsFromGMT: 0) ?? .current }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalClassKey.self] }
        set { self[HorizontalClassKey.self] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalClassKey.self] }
        set { self[VerticalClassKey.self] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// Greenwich's unless set, so that pictures are the same everywhere.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var legibilityWeight: LegibilityWeight? { nil }
    public var isFocused: Bool { false }
    public var isLuminanceReduced: Bool { false }
    public var supportsMultipleWindows: Bool { false }
}

/// Whether letters are bolder.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension View {
    /// The scheme of the view. On Apple's systems that of all that is presented with it.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
    }

    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
