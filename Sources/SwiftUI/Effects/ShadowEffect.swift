import CoreGraphics
internal import CornerGeometry
import RenderTree

/// A view that casts a shadow of all that it shows.
public nonisolated struct _ShadowEffect: ViewModifier, Animatable {
    public typealias Body = Never

    public var color: Color
    /// The standard deviation of the blur, in points: what Core Animation calls `shadowRadius`.
    public var radius: CGFloat
    public var offset: CGSize

    public init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    public var animatableData:
        AnimatablePair<
            AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>,
            AnimatablePair<CGFloat, CGSize.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                color.resolved(in: EnvironmentValues()).animatableData,
                AnimatablePair(radius, offset.animatableData))
        }
        set {
            color = Color(cgColor: .moved(newValue.first))
            radius = newValue.second.first
            offset.animatableData = newValue.second.second
        }
    }
}

@MainActor extension _ShadowEffect: ElementModifier {
    func resolved(in environment: EnvironmentValues) -> _ShadowEffect {
        _ShadowEffect(color: Color(cgColor: color.resolved(in: environment)), radius: radius, offset: offset)
    }

    func draw(_ inner: RenderNode?, _ element: LayoutElement, _ size: CGSize) -> RenderNode? {
        inner?.shadowed(color: color.resolved(in: element.environment), radius: radius, offset: offset, size)
    }
}

extension RenderNode {
    /// The node with its shadow.
    func shadowed(color: CGColor, radius: CGFloat, offset: CGSize, _ size: CGSize) -> RenderNode {
        guard color.alpha > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return self }
        return RenderNode(
            outline: CornerOutline(rect: CGRect(origin: .zero, size: size)),
            shadow: RenderShadow(color: color, opacity: 1, radius: max(0, radius), offset: offset, path: nil),
            children: [self])
    }
}

extension View {
    /// A shadow of what the view shows.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of its blur, in points.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies below, in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
