import CoreGraphics
import RenderTree

/// A view that is drawn less opaque, as a whole.
public nonisolated struct _OpacityEffect: ViewModifier, Animatable {
    public typealias Body = Never

    public var opacity: Double

    public init(opacity: Double) { self.opacity = opacity }

    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
}

@MainActor extension _OpacityEffect: ElementModifier {
    func draw(_ inner: RenderNode?, _ element: LayoutElement, _ size: CGSize) -> RenderNode? {
        let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        guard let inner, opacity > 0 else { return nil }
        return opacity == 1
            ? inner
            : inner.placed(by: inner.transform, opacity: inner.opacity * opacity, blendMode: inner.blendMode)
    }
}

extension View {
    /// Draws the view less opaque, as a whole; 0 is clear, 1 as it is.
    public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

    /// Has the view keep its place, but not be seen.
    public nonisolated func hidden() -> some View { opacity(0).allowsHitTesting(false) }
}
