import CoreGraphics
internal import Raster
import RenderTree

extension GraphicsContext {
    /// What paths on a canvas are filled with.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case style(any ShapeStyle)
            /// Places are points of the space that is drawn in.
            case gradient(Gradient, PaintedGradient.Geometry)
            indirect case palette([Shading])
        }

        private let kind: Kind

        public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style; its gradients extend over the box around the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// The first of several.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            note(options)
            return Shading(
                kind: .gradient(
                    gradient,
                    .linear(UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y))))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            note(options)
            return Shading(
                kind: .gradient(
                    gradient, .radial(UnitPoint(x: center.x, y: center.y), from: startRadius, to: endRadius)))
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            note(options)
            return Shading(
                kind: .gradient(
                    gradient,
                    .angular(
                        UnitPoint(x: center.x, y: center.y), from: angle, to: angle + Angle(radians: 2 * .pi))))
        }

        private static func note(_ options: GradientOptions) {
            if !options.isDisjoint(with: [.repeat, .mirror]) {
                Notice.once("GraphicsContext.Shading: gradients are not repeated; their last colours go on")
            }
        }

        /// Nil for gradients between points.
        var style: (any ShapeStyle)? {
            switch kind {
            case .style(let style): style
            case .palette(let shadings): shadings.first?.style
            case .gradient: nil
            }
        }

        func fill(_ path: Path, _ style: FillStyle, in context: GraphicsContext) -> RenderNode? {
            switch kind {
            case .palette(let shadings): return shadings.first?.fill(path, style, in: context)
            case .gradient(let gradient, let geometry):
                let (colors, locations) = gradient.resolved(in: context.environment)
                // In a frame of one point the places are points.
                return Paint.gradient(PaintedGradient(colors: colors, locations: locations, geometry: geometry))
                    .fill(path, style, in: CGSize(width: 1, height: 1))
            case .style(let shape):
                let box = path.boundingRect
                guard !box.isNull, box.width.isFinite, box.height.isFinite else { return nil }
                let moved = path.applying(CGAffineTransform(translationX: -box.minX, y: -box.minY))
                return shape.resolvedPaint(in: context.environment).fill(moved, style, in: box.size)?
                    .moved(by: box.origin)
            }
        }
    }
}
