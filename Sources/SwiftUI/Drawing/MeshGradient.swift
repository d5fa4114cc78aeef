import CoreGraphics

/// Colours at the points of a net, mixed between them.
public struct MeshGradient: ShapeStyle, Equatable {
    /// Where the net's points lie, in the unit space of the frame.
    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        /// With the handles of the lines through them; the lines are drawn straight here.
        case bezierPoints([BezierPoint])
    }

    /// The colours at the points.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
    }

    /// A point and the handles of the lines through it.
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// Outside of the net.
    public var background: Color
    /// Whether colours go on smoothly at the net's lines.
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }
}

extension MeshGradient: PaintStyle {
    /// Nothing where there are too few points or colours for the net.
    func paint(in environment: EnvironmentValues) -> Paint {
        let points: [SIMD2<Float>] =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        guard case .colors(let colors) = colors, width >= 2, height >= 2,
            width.multipliedReportingOverflow(by: height) == (points.count, false), colors.count == points.count
        else { return .none }
        return .mesh(
            PaintedMesh(
                width: width, height: height, points: points, colors: colors.map { $0.resolved(in: environment) },
                background: background.resolved(in: environment), smoothsColors: smoothsColors,
                isPerceptual: colorSpace.isPerceptual, scale: environment.displayScale))
    }
}

extension MeshGradient: View { public typealias Body = _ShapeView<Rectangle, Self> }
