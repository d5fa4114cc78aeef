import Raster

/// The parts of a picture that a page has not been sent, never many.
struct PendingParts: Equatable {
    private static let most = 8

    private(set) var rects: [PixelRect] = []

    var isEmpty: Bool { rects.isEmpty }

    /// Parts that touch one another become one; beyond some number all do.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        while let index = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
            rect = Self.union(rect, rects.remove(at: index))
        }
        rects.append(rect)
        if rects.count > Self.most { rects = [rects.dropFirst().reduce(rects[0], Self.union)] }
    }

    private static func union(_ a: PixelRect, _ b: PixelRect) -> PixelRect {
        PixelRect(x0: min(a.x0, b.x0), y0: min(a.y0, b.y0), x1: max(a.x1, b.x1), y1: max(a.y1, b.y1))
    }
}
