/// Why what a view says is not shown.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is not there yet: plates stand for texts and pictures.
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    private enum RedactionKey: EnvironmentKey { static let defaultValue = RedactionReasons() }

    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
}

extension View {
    /// Shows plates in the place of the view's texts and pictures.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows what the view says, whatever the surroundings say of that.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Kept by name: nothing is private here.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { modifier(EmptyModifier()) }
}
