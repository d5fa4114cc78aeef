internal import Raster

/// A few rectangles that take in many: two become one where that wastes little, and when there are too many.
struct DamageList {
    /// More would cost more walks of the tree than they save pixels.
    static let capacity = 8
    /// What a rectangle of its own costs, in pixels.
    private static let price = 1024

    private(set) var rects: [PixelRect] = []

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        // A union may reach another one.
        while let index = rects.firstIndex(where: { Self.waste($0, rect) <= Self.price }) {
            rect = rects.remove(at: index).enclosing(rect)
        }
        rects.append(rect)
        if rects.count > Self.capacity { joinClosest() }
    }

    private mutating func joinClosest() {
        var best = (first: 0, second: 1, waste: Int.max)
        for second in rects.indices {
            for first in 0..<second {
                let waste = Self.waste(rects[first], rects[second])
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let joined = rects.remove(at: best.second).enclosing(rects.remove(at: best.first))
        add(joined)
    }

    /// How many pixels more one rectangle has than the two; less than none where they overlap much.
    private static func waste(_ first: PixelRect, _ second: PixelRect) -> Int {
        first.enclosing(second).area - first.area - second.area
    }
}

extension PixelRect {
    /// Farther out nothing is drawn.
    static let everything = PixelRect(x0: -far, y0: -far, x1: far, y1: far)
    private static let far = 1 << 23

    var area: Int { width * height }

    func enclosing(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    func grown(by reach: Int, dx: Int, dy: Int) -> PixelRect {
        if isEmpty { return self }
        return PixelRect(x0: x0 + dx - reach, y0: y0 + dy - reach, x1: x1 + dx + reach, y1: y1 + dy + reach)
            .intersection(.everything)
    }
}
