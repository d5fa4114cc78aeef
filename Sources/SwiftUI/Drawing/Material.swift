import CoreGraphics
internal import CornerGeometry
import RenderTree

/// Frosted glass: what lies behind is seen blurred, under a veil.
public struct Material: ShapeStyle {
    let thickness: Thickness

    enum Thickness: Int, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    /// Of the system's bars.
    public static let bar = Material(thickness: .bar)
}

extension Material: PaintStyle {
    /// The blur and the veil are by eye: Apple gives no figures.
    func paint(in environment: EnvironmentValues) -> Paint {
        let alpha: CGFloat =
            switch thickness {
            case .ultraThin: 0.42
            case .thin: 0.58
            case .regular: 0.72
            case .thick: 0.82
            case .ultraThick: 0.9
            case .bar: 0.8
            }
        let isDark = environment.colorScheme == .dark
        let white: CGFloat = isDark ? 0.14 : 0.97
        return .material(
            PaintedMaterial(
                sigma: 20, saturation: isDark ? 1.5 : 1.8,
                veil: CGColor(red: white, green: white, blue: white, alpha: alpha)))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

/// A material as it is shown.
struct PaintedMaterial: Sendable {
    /// The blur's standard deviation, in points.
    let sigma: CGFloat
    let saturation: Double
    let veil: CGColor

    func fill(_ path: Path, _ style: FillStyle, in size: CGSize) -> RenderNode? {
        guard !path.isEmpty else { return nil }
        let shape = RenderShape.filled(path, CGColor(red: 0, green: 0, blue: 0, alpha: 1), style)
        return RenderNode(
            outline: CornerOutline(rect: CGRect(origin: .zero, size: size)), shape: .filled(path, veil, style),
            effects: RenderEffects(backdrop: RenderBackdrop(shape: shape, sigma: sigma, saturation: saturation)))
    }
}
