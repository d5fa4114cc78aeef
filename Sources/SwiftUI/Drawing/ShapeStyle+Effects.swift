import CoreGraphics

/// A style that is made of another one.
struct EffectStyle<Base: ShapeStyle>: PaintStyle {
    enum Effect: Sendable {
        case opacity(Double)
        case blend(BlendMode)
        case shadow(ShadowStyle)
    }

    let base: Base
    let effect: Effect

    func paint(in environment: EnvironmentValues) -> Paint {
        let paint = base.resolvedPaint(in: environment)
        switch effect {
        case .opacity(let opacity): return paint.faded(opacity)
        case .blend(let mode): return .effect(paint, .blend(mode.core))
        case .shadow(let shadow): return .effect(paint, shadow.effect(in: environment))
        }
    }
}

/// A shadow of what is painted, outside of it or inside.
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// Below what is painted.
    ///
    /// - Parameter radius: The standard deviation of the blur, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// Inside what is painted, as if it were a hole.
    ///
    /// - Parameter radius: The standard deviation of the blur, in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    func effect(in environment: EnvironmentValues) -> PaintEffect {
        let color = color.resolved(in: environment)
        return isInner
            ? .innerShadow(color, radius: radius, offset: offset)
            : .dropShadow(color, radius: radius, offset: offset)
    }
}

extension ShapeStyle {
    /// The style, less opaque.
    public func opacity(_ opacity: Double) -> some ShapeStyle { EffectStyle(base: self, effect: .opacity(opacity)) }

    /// The style, combined in another way with what lies behind it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { EffectStyle(base: self, effect: .blend(mode)) }

    /// The style with a shadow of what is painted with it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { EffectStyle(base: self, effect: .shadow(style)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// What is in front, less opaque.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    /// What is in front, combined in another way with what lies behind it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

    /// What is in front, with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A style whose type is not known where it is used.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = style }
}

extension AnyShapeStyle: PaintStyle {
    func paint(in environment: EnvironmentValues) -> Paint { style.resolvedPaint(in: environment) }
}
