import CornerGeometry
import Foundation

/// The pixels that something may touch, without drawing it: never too small.
enum Extent {
    /// Farther out nothing is drawn.
    static let everything = PixelRect(
        x0: -Int(OutlineCoverage.reach), y0: -Int(OutlineCoverage.reach), x1: Int(OutlineCoverage.reach),
        y1: Int(OutlineCoverage.reach))

    static func of(_ items: [DrawItem], depth: Int = 0) -> PixelRect {
        var result = PixelRect.empty
        for item in items {
            result = result.union(of(item, depth: depth))
        }
        return result
    }

    static func of(_ item: DrawItem, depth: Int) -> PixelRect {
        var result: PixelRect
        switch item.content {
        case .fill(let shape, _):
            result = of(shape)
        case .shadow(let shape, let shadow):
            result = of(shadow, casting: of(shape))
        case .group(let group):
            guard depth < Preparer.deepestGroup else { return .empty }
            result = of(group.items, depth: depth + 1)
            if let clip = group.contentClip { result = result.intersection(of(clip)) }
            if let shadow = group.shadow { result = result.union(of(shadow, casting: result)) }
            if let mask = group.mask { result = result.intersection(of(mask, depth: depth + 1)) }
        }
        if let clip = item.clip { result = result.intersection(of(clip)) }
        return result.isEmpty ? .empty : result
    }

    static func of(_ clip: Clip) -> PixelRect {
        var result = everything
        for shape in clip.shapes { result = result.intersection(of(shape)) }
        return result
    }

    static func of(_ shadow: Shadow, casting bounds: PixelRect) -> PixelRect {
        guard !bounds.isEmpty else { return .empty }
        let reach = blurReach(shadow.sigma)
        return bounds.grown(by: reach, dx: held(shadow.dx), dy: held(shadow.dy)).intersection(everything)
    }

    /// How far, in pixels, a blur and a fraction of an offset may carry something.
    static func blurReach(_ sigma: Double) -> Int {
        sigma > 0 ? Int((min(sigma, Preparer.largestSigma) * 5).rounded(.up)) + 3 : 2
    }

    static func held(_ value: Double) -> Int {
        value.isFinite ? Int(min(max(value, -OutlineCoverage.reach), OutlineCoverage.reach).rounded(.down)) : 0
    }

    static func of(_ shape: Shape) -> PixelRect {
        switch shape.geometry {
        case .outline(let outline), .ring(let outline, _):
            return OutlineCoverage.pixels(of: outline)
        case .path(let path, _):
            return of(path.points, margin: 1)
        case .stroke(let path, let style, let transform):
            guard transform.isFinite else { return .empty }
            let scale =
                (transform.a * transform.a + transform.b * transform.b + transform.c * transform.c
                + transform.d * transform.d).squareRoot()
            let reach = max(0, style.width) * max(2, style.join == .miter ? style.miterLimit : 0) * scale
            return of(path.points.map { transform.apply(to: $0) }, margin: reach.isNaN ? 1 : reach + 1)
        }
    }

    private static func of(_ points: [CGPoint], margin: Double) -> PixelRect {
        var (minX, minY) = (Double.infinity, Double.infinity)
        var (maxX, maxY) = (-Double.infinity, -Double.infinity)
        for point in points where point.x.isFinite && point.y.isFinite {
            minX = min(minX, Double(point.x))
            maxX = max(maxX, Double(point.x))
            minY = min(minY, Double(point.y))
            maxY = max(maxY, Double(point.y))
        }
        guard minX <= maxX else { return .empty }
        func pixel(_ value: Double) -> Int {
            Int(min(max(value, -OutlineCoverage.reach), OutlineCoverage.reach).rounded(.down))
        }
        return PixelRect(
            x0: pixel(minX - margin), y0: pixel(minY - margin), x1: pixel(maxX + margin) + 1,
            y1: pixel(maxY + margin) + 1)
    }
}
