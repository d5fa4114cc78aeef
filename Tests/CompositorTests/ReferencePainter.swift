import CoreGraphics
import CornerGeometry
import Raster
import RenderTree

/// The rules of composition without any short way: every shape a path, every layer its groups.
struct ReferencePainter {
    func items(for node: RenderNode, in parent: CGAffineTransform, isFlipped: Bool = false) -> [DrawItem] {
        let transform = node.transform.concatenating(parent)
        let isFlipped = isFlipped != node.isGeometryFlipped
        guard node.opacity > 0, abs(transform.affine.determinant) > 1e-12 else { return [] }
        let content = content(of: node, transform, isFlipped)
        var items: [DrawItem] = []
        if let shadow = node.shadow, !node.masksToBounds {
            let scale = abs(transform.affine.determinant).squareRoot()
            let offset = shadow.offset.applying(transform)
            func cast(_ opacity: Double) -> Shadow {
                Shadow(
                    sigma: shadow.radius * scale, dx: offset.width, dy: offset.height,
                    color: shadow.color.pixel(alpha: shadow.color.alpha * opacity))
            }
            if let path = shadow.path {
                items.append(
                    DrawItem(.shadow(shape(path.data, transform), cast(shadow.opacity * node.opacity))))
            } else if !content.isEmpty {
                items.append(
                    DrawItem(
                        .group(
                            Group(
                                items: content, opacity: node.opacity, shadow: cast(shadow.opacity),
                                drawsShadowOnly: true))))
            }
        }
        items.append(DrawItem(.group(Group(items: content, opacity: node.opacity))))
        guard let mask = node.mask else { return items }
        let maskItems = self.items(for: mask, in: transform, isFlipped: isFlipped)
        return [DrawItem(.group(Group(items: items, mask: maskItems)))]
    }

    private func content(of node: RenderNode, _ transform: CGAffineTransform, _ isFlipped: Bool) -> [DrawItem] {
        var items: [DrawItem] = []
        let isClipped = node.masksToBounds
        let rect = CornerOutline(rect: node.outline.rect)
        let edge = isClipped ? rect : node.outline
        if let color = node.background, !edge.isEmpty {
            items.append(DrawItem(.fill(shape(PathData(edge), transform), .color(color.pixel))))
        }
        if let shape = node.shape {
            if let color = shape.fillColor {
                items.append(DrawItem(.fill(self.shape(shape.path.data, transform), .color(color.pixel))))
            }
            if let color = shape.strokeColor {
                let style = StrokeStyle(
                    width: shape.lineWidth, dash: shape.dashPattern, trim: shape.strokeStart...shape.strokeEnd)
                items.append(
                    DrawItem(.fill(Shape(.stroke(shape.path.data, style, transform.affine)), .color(color.pixel))))
            }
        }
        for child in node.children {
            let inner = node.childTransform?.concatenating(transform) ?? transform
            items += self.items(for: child, in: inner, isFlipped: isFlipped)
        }
        if let border = node.border, !edge.isEmpty {
            var path = PathData(edge)
            let inner = node.outline.inset(by: border.width)
            if !inner.isEmpty { path.append(PathData(inner)) }
            let ring = Shape(.path(path.transformed(by: transform.affine), .evenOdd))
            items.append(DrawItem(.fill(ring, .color(border.color.pixel))))
        }
        guard isClipped, !items.isEmpty else { return items }
        let clip = Clip(shapes: [shape(PathData(node.outline), transform)])
        return [DrawItem(.group(Group(items: items, contentClip: clip)))]
    }

    private func shape(_ path: PathData, _ transform: CGAffineTransform) -> Shape {
        Shape(.path(path.transformed(by: transform.affine), .nonZero))
    }
}
