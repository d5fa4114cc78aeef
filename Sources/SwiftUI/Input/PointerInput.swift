import CoreGraphics

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// What a pointer does to a view below it.
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// What a device does that is felt.
public struct SensoryFeedback: Equatable, Sendable {
    let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    /// How heavy what meets is.
    public struct Weight: Equatable, Sendable {
        public static let light = Weight()
        public static let medium = Weight()
        public static let heavy = Weight()
    }

    /// How soft what meets is.
    public struct Flexibility: Equatable, Sendable {
        public static let rigid = Flexibility()
        public static let solid = Flexibility()
        public static let soft = Flexibility()
    }

    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { .impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { .impact }
}

/// How views take the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

// Kept by name: there are fingers alone, nothing is felt, and nothing takes the focus.
extension View {
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { modifier(EmptyModifier()) }
    public nonisolated func help(_ text: Text) -> some View { modifier(EmptyModifier()) }
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { modifier(EmptyModifier()) }
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { modifier(EmptyModifier()) }
    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { modifier(EmptyModifier()) }
    public nonisolated func focusSection() -> some View { modifier(EmptyModifier()) }
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(EmptyModifier()) }
    public nonisolated func statusBar(hidden: Bool) -> some View { modifier(EmptyModifier()) }
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { modifier(EmptyModifier()) }
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func allowsWindowActivationEvents(_ value: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { modifier(EmptyModifier()) }
}
