import CoreGraphics
internal import CornerGeometry
internal import Raster
import RenderTree

extension GraphicsContext {
    /// A change to the picture of what is drawn.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat, ShadowOptions)
            case blur(radius: CGFloat)
            case color(FilterMatrix)
            case multiply(Color)
            case luminanceToAlpha
        }

        let kind: Kind

        /// - Parameter radius: The standard deviation of the blur, in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            if blendMode != .normal || !options.isDisjoint(with: [.shadowOnly, .invertsAlpha]) {
                Notice.once(
                    "GraphicsContext.Filter.shadow: blend modes, shadowOnly and invertsAlpha are passed over")
            }
            return Filter(kind: .shadow(color, radius: radius, x: x, y: y, options))
        }

        /// - Parameter radius: The standard deviation, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: radius))
        }

        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .color(.brightness(amount))) }
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .color(.contrast(amount))) }
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .color(.saturation(amount))) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .color(.saturation(1 - amount))) }
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let (a, rest) = (Float(amount), Float(1 - 2 * amount))
            return Filter(
                kind: .color(
                    FilterMatrix(
                        red: [rest, 0, 0, 0], green: [0, rest, 0, 0], blue: [0, 0, rest, 0], constant: [a, a, a, 0])
                ))
        }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
        public static func hueRotation(_ angle: Angle) -> Filter {
            let (sin, cos) = Trigonometry.sinCos(angle.radians)
            return Filter(kind: .color(.hueRotation(sin: sin, cos: cos)))
        }
        public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }

        /// - Parameter transform: The context's when the filter was added: lengths are meant in it.
        func apply(
            to node: RenderNode, _ size: CGSize, _ transform: CGAffineTransform, _ environment: EnvironmentValues
        ) -> RenderNode {
            let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
            switch kind {
            case .shadow(let color, let radius, let x, let y, _):
                let offset = CGSize(
                    width: x * transform.a + y * transform.c, height: x * transform.b + y * transform.d)
                return node.shadowed(
                    color: color.resolved(in: environment), radius: radius * scale, offset: offset, size)
            case .blur(let radius):
                guard radius > 0, (radius * scale).isFinite else { return node }
                return node.filtered(
                    [.blur(sigma: min(radius * scale, RenderFilter.largestSigma), isOpaque: false)], size)
            case .color(let matrix): return node.filtered([.color(matrix)], size)
            case .multiply(let color):
                let color = color.resolved(in: environment)
                let (red, green, blue) = color.sRGB
                return node.filtered(
                    [.color(.multiplication(red: red, green: green, blue: blue, alpha: Double(color.alpha)))], size)
            case .luminanceToAlpha: return node.filtered([.luminanceToAlpha], size)
            }
        }
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }
}
