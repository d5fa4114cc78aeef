import CoreGraphics
internal import CornerGeometry
import RenderTree

/// Something that is done with what a style paints.
enum PaintEffect: Sendable {
    case opacity(Double)
    case blend(CGBlendMode)
    /// Outside of the path, below it.
    case dropShadow(CGColor, radius: CGFloat, offset: CGSize)
    /// Inside of the path, above it: as if the path were a hole.
    case innerShadow(CGColor, radius: CGFloat, offset: CGSize)

    func fill(_ path: Path, _ style: FillStyle, in size: CGSize, with paint: Paint) -> RenderNode? {
        guard let node = paint.fill(path, style, in: size) else { return nil }
        switch self {
        case .opacity(let opacity):
            return opacity > 0
                ? node.placed(by: node.transform, opacity: node.opacity * opacity, blendMode: node.blendMode) : nil
        case .blend(let mode): return node.blended(mode, size)
        case .dropShadow(let color, let radius, let offset):
            return node.shadowed(color: color, radius: radius, offset: offset, size)
        case .innerShadow(let color, let radius, let offset):
            guard let shade = Self.shade(of: path, style, color, radius, offset) else { return node }
            return .group(size, [node, shade])
        }
    }

    /// The shadow that what surrounds a path casts into it.
    private static func shade(
        of path: Path, _ style: FillStyle, _ color: CGColor, _ radius: CGFloat, _ offset: CGSize
    ) -> RenderNode? {
        let box = path.boundingRect
        guard color.alpha > 0, radius.isFinite, radius >= 0, offset.width.isFinite, offset.height.isFinite,
            !box.isNull, box.width.isFinite, box.height.isFinite
        else { return nil }
        let margin = 4 * radius + 2 + max(abs(offset.width), abs(offset.height))
        let around = CGPath(rect: box.insetBy(dx: -margin, dy: -margin), transform: nil)
        let ring = around.subtracting(path.cgPath, using: style.isEOFilled ? .evenOdd : .winding)
        return RenderNode(
            outline: CornerOutline(rect: box),
            shadow: RenderShadow(color: color, opacity: 1, radius: radius, offset: offset, path: ring),
            mask: .mask(path, style, in: box))
    }
}
