import CoreGraphics
internal import CornerGeometry
import RenderTree

/// A change of the colours of what a view shows, or a blur of it.
protocol FilterEffect: ElementModifier {
    /// Nil where the picture stays as it is.
    @MainActor func filter(in environment: EnvironmentValues) -> RenderFilter?
}

@MainActor extension FilterEffect {
    func draw(_ inner: RenderNode?, _ element: LayoutElement, _ size: CGSize) -> RenderNode? {
        guard let inner, let filter = filter(in: element.environment) else { return inner }
        return inner.filtered([filter], size)
    }
}

extension RenderNode {
    /// The finished picture of the node, through filters.
    func filtered(_ filters: [RenderFilter], _ size: CGSize) -> RenderNode {
        RenderNode(
            outline: CornerOutline(rect: CGRect(origin: .zero, size: size)),
            effects: RenderEffects(filters: filters),
            children: [self])
    }
}

/// A view that is blurred.
public nonisolated struct _BlurEffect: ViewModifier, Animatable {
    public typealias Body = Never

    /// The Gaussian's standard deviation, in points.
    public var radius: CGFloat
    public var isOpaque: Bool

    public init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius
        self.isOpaque = isOpaque
    }

    public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
}

@MainActor extension _BlurEffect: FilterEffect {
    func filter(in environment: EnvironmentValues) -> RenderFilter? {
        radius > 0 && radius.isFinite
            ? .blur(sigma: min(radius, RenderFilter.largestSigma), isOpaque: isOpaque) : nil
    }
}

/// A view whose colours are changed by an amount.
public nonisolated struct _ColorAmountEffect: ViewModifier, Animatable {
    public typealias Body = Never

    enum Kind { case brightness, contrast, saturation, hueRotation }

    let kind: Kind
    var amount: Double
    let neutral: Double

    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

@MainActor extension _ColorAmountEffect: FilterEffect {
    func filter(in environment: EnvironmentValues) -> RenderFilter? {
        guard amount.isFinite, amount != neutral else { return nil }
        switch kind {
        case .brightness: return .color(.brightness(amount))
        case .contrast: return .color(.contrast(amount))
        case .saturation: return .color(.saturation(amount))
        case .hueRotation:
            let (sin, cos) = Trigonometry.sinCos(amount)
            return .color(.hueRotation(sin: sin, cos: cos))
        }
    }
}

/// A view whose colours are turned into their opposites, or into a mask.
public nonisolated struct _ColorSwapEffect: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    enum Kind { case inversion, luminanceToAlpha }

    let kind: Kind
}

@MainActor extension _ColorSwapEffect: FilterEffect {
    func filter(in environment: EnvironmentValues) -> RenderFilter? {
        kind == .inversion ? .color(.inversion) : .luminanceToAlpha
    }
}

/// A view whose colours are multiplied by another one.
public nonisolated struct _ColorMultiplyEffect: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    public var color: Color

    public init(color: Color) { self.color = color }
}

@MainActor extension _ColorMultiplyEffect: FilterEffect {
    func filter(in environment: EnvironmentValues) -> RenderFilter? {
        let color = color.resolved(in: environment)
        let (red, green, blue) = color.sRGB
        return .color(.multiplication(red: red, green: green, blue: blue, alpha: Double(color.alpha)))
    }
}

extension View {
    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the blur, in points.
    ///   - opaque: The view stays opaque up to its edges.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Makes the view lighter: 0 leaves it as it is, 1 is white.
    public nonisolated func brightness(_ amount: Double) -> some View {
        modifier(_ColorAmountEffect(kind: .brightness, amount: amount, neutral: 0))
    }

    /// Moves colours away from the middle grey: 1 leaves them as they are; negative values swap light and dark.
    public nonisolated func contrast(_ amount: Double) -> some View {
        modifier(_ColorAmountEffect(kind: .contrast, amount: amount, neutral: 1))
    }

    /// How colourful the view is: 0 is grey, 1 as it is.
    public nonisolated func saturation(_ amount: Double) -> some View {
        modifier(_ColorAmountEffect(kind: .saturation, amount: amount, neutral: 1))
    }

    /// Takes the colours away: 0 leaves them, 1 is grey.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        modifier(_ColorAmountEffect(kind: .saturation, amount: 1 - amount, neutral: 1))
    }

    /// Turns all hues by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(_ColorAmountEffect(kind: .hueRotation, amount: angle.radians, neutral: 0))
    }

    /// Turns the colours into their opposites.
    public nonisolated func colorInvert() -> some View { modifier(_ColorSwapEffect(kind: .inversion)) }

    /// Multiplies the view by a colour.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorMultiplyEffect(color: color))
    }

    /// Makes a mask of the view: the lighter it is, the more opaque.
    public nonisolated func luminanceToAlpha() -> some View {
        modifier(_ColorSwapEffect(kind: .luminanceToAlpha))
    }
}
