import CoreGraphics
internal import CornerGeometry
import RenderTree

/// What is painted: nothing, one colour, a gradient over a frame, an image, what lies behind, or one with an effect.
indirect enum Paint: Sendable {
    case none
    case color(CGColor)
    case gradient(PaintedGradient)
    case image(PaintedImage)
    case mesh(PaintedMesh)
    case material(PaintedMaterial)
    case effect(Paint, PaintEffect)

    /// The paint inside of a path.
    ///
    /// - Parameter size: The frame over which a gradient extends.
    func fill(_ path: Path, _ style: FillStyle, in size: CGSize) -> RenderNode? {
        let frame = CGRect(origin: .zero, size: size)
        switch self {
        case .none: return nil
        case .color(let color):
            return RenderNode(outline: CornerOutline(rect: frame), shape: .filled(path, color, style))
        case .gradient(let gradient):
            let covered = path.boundingRect
            guard !covered.isNull, !covered.isEmpty else { return nil }
            let area = covered.union(frame)
            return RenderNode(
                outline: CornerOutline(rect: area), gradient: gradient.render(over: frame, in: area),
                mask: .mask(path, style, in: area))
        case .image(let image): return image.fill(path, style, in: size)
        case .mesh(let mesh): return mesh.fill(path, style, in: size)
        case .material(let material): return material.fill(path, style, in: size)
        case .effect(let paint, let effect): return effect.fill(path, style, in: size, with: paint)
        }
    }

    /// The paint as one colour, where it is one.
    var color: CGColor? {
        switch self {
        case .color(let color): color
        case .effect(let paint, .opacity(let opacity)):
            paint.color.flatMap { $0.copy(alpha: $0.alpha * CGFloat(opacity)) }
        default: nil
        }
    }

    /// The paint, less opaque.
    func faded(_ opacity: Double) -> Paint {
        opacity == 1 ? self : .effect(self, .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }
}

extension RenderNode {
    /// What lets through what lies in a path.
    static func mask(_ path: Path, _ style: FillStyle, in area: CGRect) -> RenderNode {
        RenderNode(
            outline: CornerOutline(rect: area),
            shape: .filled(path, CGColor(red: 0, green: 0, blue: 0, alpha: 1), style))
    }
}

extension RenderShape {
    static func filled(_ path: Path, _ color: CGColor, _ style: FillStyle) -> RenderShape {
        RenderShape(
            path: path.cgPath, fillColor: color, fillRule: style.isEOFilled ? .evenOdd : .winding, strokeColor: nil,
            lineWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dashPattern: [], dashPhase: 0,
            strokeStart: 0, strokeEnd: 1)
    }
}
