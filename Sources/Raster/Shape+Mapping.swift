import CornerGeometry
import Foundation

extension Shape {
    /// The same shape elsewhere.
    func moved(dx: Double, dy: Double) -> Shape {
        if dx == 0, dy == 0 { return self }
        return mapped(scale: 1, dx: dx, dy: dy)
    }

    /// The shape on a grid of pixels that is `factor` times as fine.
    func enlarged(by factor: Double) -> Shape { factor == 1 ? self : mapped(scale: factor, dx: 0, dy: 0) }

    private func mapped(scale: Double, dx: Double, dy: Double) -> Shape {
        let map = Affine(a: scale, b: 0, c: 0, d: scale, tx: dx, ty: dy)
        func outline(_ outline: CornerOutline) -> CornerOutline {
            if scale == 1 { return outline.offsetBy(dx: dx, dy: dy) }
            let rect = outline.rect
            return CornerOutline(
                rect: CGRect(
                    x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
                    height: rect.height * scale),
                radii: outline.radii.map { $0 * scale }, curve: outline.curve)
        }
        let mapped: Geometry =
            switch geometry {
            case .outline(let shape): .outline(outline(shape))
            case .ring(let outer, let inner): .ring(outer: outline(outer), inner: outline(inner))
            case .path(let path, let rule): .path(path.transformed(by: map), rule)
            case .stroke(let path, let style, let transform): .stroke(path, style, transform.concatenating(map))
            }
        return Shape(mapped, isAntialiased: isAntialiased, flatness: flatness)
    }
}
