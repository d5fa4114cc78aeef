internal import Raster

/// Some rectangles that take in many: two become one where that wastes little, and the more there are, the more may be
/// wasted.
struct DamageList {
    /// More would take longer to keep apart than they save.
    static let capacity = 512
    /// What a rectangle of its own costs, in pixels: a walk of the tree, and the beginning of a picture.
    static let price = 2048

    private(set) var rects: [PixelRect] = []
    /// How many pixels two may waste to become one.
    private var allowance = price

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        insert(rect)
        while rects.count > Self.capacity {
            // Soon there are half as many, so this seldom happens.
            allowance *= 4
            let all = rects
            rects.removeAll(keepingCapacity: true)
            for rect in all { insert(rect) }
        }
    }

    private mutating func insert(_ rect: PixelRect) {
        var rect = rect
        // A union may reach another one.
        while let index = rects.firstIndex(where: { Self.waste($0, rect) <= allowance }) {
            let other = rects[index]
            rects[index] = rects[rects.count - 1]
            rects.removeLast()
            rect = other.enclosing(rect)
        }
        rects.append(rect)
    }

    /// Whether drawing each rectangle takes half as long as drawing a whole picture, of which `seen` can be damage.
    func isMuch(of picture: PixelRect, seen: PixelRect) -> Bool {
        var cost = 0
        for rect in rects {
            let part = rect.intersection(seen)
            if !part.isEmpty { cost += part.area + Self.price }
        }
        return cost * 2 >= picture.area
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
