import CornerGeometry
import Foundation

/// Coverage and shadows of outlines by brute force: the outline is cut into thin strips, each with exact ends.
struct ExactPicture {
    let outline: CornerOutline
    let width, height: Int

    /// How far a side is from the rectangle's at depth v of a corner, from the curve's equation.
    private func inset(_ corner: Corner, _ v: Double) -> Double {
        let shape = outline.shape(at: corner)
        guard shape.radius > 0, v >= 0, v < shape.extentY else { return 0 }
        if shape.curve == .circular {
            let h = shape.radius - v
            return shape.radius - (shape.radius * shape.radius - h * h).squareRoot()
        }
        var result = 0.0
        shape.forEachCubic { a, b, c, d in
            guard v >= a.y, v < d.y else { return }
            func at(_ t: Double, _ p: [CGFloat]) -> Double {
                let s = 1 - t
                return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3]
            }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<40 {
                let t = (low + high) / 2
                if at(t, [a.y, b.y, c.y, d.y]) < v { low = t } else { high = t }
            }
            result = at(low, [a.x, b.x, c.x, d.x])
        }
        return result
    }

    /// Strips of the outline: upper and lower end, left and right end in the middle.
    private func strips(_ perPixel: Int) -> [(y0: Double, y1: Double, left: Double, right: Double)] {
        let rect = outline.rect
        let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
        var cuts = Set<Double>([top, bottom])
        // Strips are thinner near the top and the bottom, where the curves run flat.
        let count = max(1, Int(((bottom - top) * Double(perPixel)).rounded(.up)))
        for index in 0...count {
            let t = Double(index) / Double(count)
            cuts.insert(top + (bottom - top) * t * t * (3 - 2 * t))
        }
        for y in 0...height where Double(y) > top && Double(y) < bottom { cuts.insert(Double(y)) }
        let sorted = cuts.sorted()
        return zip(sorted, sorted.dropFirst()).compactMap { y0, y1 in
            let y = (y0 + y1) / 2
            let left = Double(rect.minX) + max(inset(.topLeft, y - top), inset(.bottomLeft, bottom - y))
            let right = Double(rect.maxX) - max(inset(.topRight, y - top), inset(.bottomRight, bottom - y))
            return right > left ? (y0, y1, left, right) : nil
        }
    }

    func coverage(perPixel: Int = 128) -> [Double] {
        var out = [Double](repeating: 0, count: width * height)
        for strip in strips(perPixel) {
            let y = Int(((strip.y0 + strip.y1) / 2).rounded(.down))
            guard y >= 0, y < height else { continue }
            let first = min(max(0, Int(strip.left.rounded(.down))), width)
            for x in first..<max(first, min(width, Int(strip.right.rounded(.up)))) {
                let part = min(Double(x + 1), strip.right) - max(Double(x), strip.left)
                out[y * width + x] += max(0, part) * (strip.y1 - strip.y0)
            }
        }
        return out
    }

    /// Each strip is a rectangle, whose Gaussian is a product of two differences, averaged over the pixel.
    func shadow(sigma: Double, perPixel: Int) -> [Double] {
        func second(_ t: Double) -> Double {
            t * erfc(-t / 2.0.squareRoot()) / 2 + exp(-t * t / 2) / (2 * Double.pi).squareRoot()
        }
        func edge(_ t: Double) -> Double {
            let (a, b) = ((t - 0.5) / sigma, (t + 0.5) / sigma)
            if a > 9 { return 1 }
            if b < -9 { return 0 }
            return sigma * (second(b) - second(a))
        }
        var out = [Double](repeating: 0, count: width * height)
        let beyond = 9 * sigma + 2
        for strip in strips(perPixel) where strip.y1 > -beyond && strip.y0 < Double(height) + beyond {
            let across = (0..<width).map {
                edge(Double($0) + 0.5 - strip.left) - edge(Double($0) + 0.5 - strip.right)
            }
            for y in 0..<height {
                let down = edge(Double(y) + 0.5 - strip.y0) - edge(Double(y) + 0.5 - strip.y1)
                if down < 1e-10 { continue }
                for x in 0..<width { out[y * width + x] += down * across[x] }
            }
        }
        return out
    }
}
