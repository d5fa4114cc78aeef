/// A gradient whose colours are mixed in a space of its own choice, or the soft gradient of one colour.
public struct AnyGradient: Hashable, ShapeStyle {
    enum Source: Hashable, Sendable {
        case color(Color)
        case gradient(Gradient)
    }

    let source: Source
    /// Nil: as other gradients.
    var space: Gradient.ColorSpace?

    init(color: Color) { source = .color(color) }

    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    /// The gradient with its colours mixed in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.space = space
        return gradient
    }

    /// The colours in an environment. Those of one colour go from a tint of it to itself, by eye; Apple gives no figure.
    func painted(_ geometry: PaintedGradient.Geometry, in environment: EnvironmentValues) -> PaintedGradient {
        let (colors, locations): ([CGColor], [CGFloat])
        switch source {
        case .gradient(let gradient): (colors, locations) = gradient.resolved(in: environment)
        case .color(let color):
            let base = color.resolved(in: environment)
            let (red, green, blue) = base.sRGB
            func lighter(_ value: Double) -> CGFloat { CGFloat(value + (1 - value) * 0.2) }
            let top = CGColor(
                red: lighter(Double(red)), green: lighter(Double(green)), blue: lighter(Double(blue)),
                alpha: base.alpha)
            (colors, locations) = ([top, base], [0, 1])
        }
        return PaintedGradient(
            colors: colors, locations: locations, geometry: geometry, isPerceptual: space?.isPerceptual ?? false)
    }
}

extension AnyGradient: PaintStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(painted(.linear(.top, .bottom), in: environment))
    }
}

extension AnyGradient: View { public typealias Body = _ShapeView<Rectangle, Self> }

extension Color {
    /// A soft gradient of the colour.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Gradient {
    /// In which space a gradient's colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool

        /// The space that is drawn in.
        public static let device = ColorSpace(isPerceptual: false)
        /// One of equal steps to the eye.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The gradient with its colours mixed in another space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

/// A gradient of whichever type along a line, on circles, ellipses or around a point.
struct PlacedGradient: ShapeStyle, PaintStyle {
    let gradient: AnyGradient
    let geometry: PaintedGradient.Geometry

    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(gradient.painted(geometry, in: environment))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> some ShapeStyle { PlacedGradient(gradient: gradient, geometry: .linear(startPoint, endPoint)) }

    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> some ShapeStyle {
        PlacedGradient(gradient: gradient, geometry: .radial(center, from: startRadius, to: endRadius))
    }

    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> some ShapeStyle {
        PlacedGradient(
            gradient: gradient, geometry: .elliptical(center, from: startRadiusFraction, to: endRadiusFraction))
    }

    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> some ShapeStyle {
        PlacedGradient(gradient: gradient, geometry: .angular(center, from: startAngle, to: endAngle))
    }
}
