/// How the views inside one are told by what reads the screen out.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is, for what reads the screen out.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 6)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 8)
}

// Nothing reads a picture out: what views say for that changes nothing that is drawn.
extension View {
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityValue(_ value: Text) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { modifier(EmptyModifier()) }
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(EmptyModifier())
    }
}
