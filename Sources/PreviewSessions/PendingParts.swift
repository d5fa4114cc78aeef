import Raster

/// The parts of a picture that a page has not been sent, never many.
struct PendingParts: Equatable {
    private static let most = 8

    private(set) var rects: [PixelRect] = []

    var isEmpty: Bool { rects.isEmpty }

    /// Parts that touch one another become one; beyond some number those two do that waste least.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        while let index = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
            rect = Self.union(rect, rects.remove(at: index))
        }
        rects.append(rect)
        if rects.count > Self.most { joinClosest() }
    }

    private mutating func joinClosest() {
        var best = (first: 0, second: 1, waste: Int.max)
        for second in rects.indices {
            for first in 0..<second {
                let (a, b) = (rects[first], rects[second])
                let waste = Self.area(Self.union(a, b)) - Self.area(a) - Self.area(b)
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let second = rects.remove(at: best.second)
        add(Self.union(rects.remove(at: best.first), second))
    }

    private static func area(_ rect: PixelRect) -> Int { rect.width * rect.height }

    private static func union(_ a: PixelRect, _ b: PixelRect) -> PixelRect {
        PixelRect(x0: min(a.x0, b.x0), y0: min(a.y0, b.y0), x1: max(a.x1, b.x1), y1: max(a.y1, b.y1))
    }
}
