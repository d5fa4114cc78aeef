import CoreGraphics

/// Lets touches of a view through, or not.
public nonisolated struct _AllowsHitTestingModifier: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    public var allowsHitTesting: Bool

    public init(allowsHitTesting: Bool) { self.allowsHitTesting = allowsHitTesting }
}

extension _AllowsHitTestingModifier: Animatable {}

@MainActor extension _AllowsHitTestingModifier: ElementModifier {
    func hitRule(_ point: CGPoint, _ size: CGSize) -> HitRule { allowsHitTesting ? .asInside : .blocked }
}

extension View {
    /// Whether the view can be touched.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }
}
