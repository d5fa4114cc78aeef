/// How a view inside is told by what reads the screen out, where an action is one of its kinds.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Which way a value is to be changed.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// How high a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

// Nothing reads a picture out: what views say for that changes nothing that is drawn.
extension View {
    public nonisolated func accessibility(label: Text) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibility(value: Text) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibility(hint: Text) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibility(hidden: Bool) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibility(identifier: String) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibility(sortPriority: Double) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { modifier(EmptyModifier()) }
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        modifier(EmptyModifier())
    }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
    {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
}
