/// Which parts of a picture opaque fills cover fully, in tiles of some pixels.
///
/// It is asked from the front to the back, before anything is prepared. What is covered is painted over later, so what
/// is left out beneath does not change a byte.
struct OcclusionMap {
    /// The side of a tile, in pixels.
    private static let tile = 16

    private let area: PixelRect
    private let columns, rows, words: Int
    /// A bit for each tile, `words` words a row of tiles; none before anything is covered.
    private var covered: [UInt64] = []

    /// - Parameter area: the pixels that show; not empty.
    init(_ area: PixelRect) {
        self.area = area
        columns = (area.width + Self.tile - 1) / Self.tile
        rows = (area.height + Self.tile - 1) / Self.tile
        words = (columns + 63) / 64
    }

    /// All pixels of a rectangle are covered from now on; tiles that it covers in part do not count.
    mutating func cover(_ rect: PixelRect) {
        let (x0, y0) = (Self.tiles(upTo: rect.x0 - area.x0), Self.tiles(upTo: rect.y0 - area.y0))
        // The last tiles may reach beyond the area.
        let x1 = rect.x1 >= area.x1 ? columns : max(0, rect.x1 - area.x0) / Self.tile
        let y1 = rect.y1 >= area.y1 ? rows : max(0, rect.y1 - area.y0) / Self.tile
        guard x0 < x1, y0 < y1 else { return }
        if covered.isEmpty { covered = [UInt64](repeating: 0, count: words * rows) }
        for word in x0 >> 6...(x1 - 1) >> 6 {
            let mask = Self.mask(x0, x1, word: word)
            for y in y0..<y1 { covered[y * words + word] |= mask }
        }
    }

    /// Whether nothing of a rectangle shows, which has pixels in the area.
    func hides(_ rect: PixelRect) -> Bool {
        guard !covered.isEmpty else { return false }
        let x0 = max(0, rect.x0 - area.x0) / Self.tile
        let y0 = max(0, rect.y0 - area.y0) / Self.tile
        let x1 = min(columns, Self.tiles(upTo: rect.x1 - area.x0))
        let y1 = min(rows, Self.tiles(upTo: rect.y1 - area.y0))
        guard x0 < x1, y0 < y1 else { return false }
        for word in x0 >> 6...(x1 - 1) >> 6 {
            let mask = Self.mask(x0, x1, word: word)
            for y in y0..<y1 where covered[y * words + word] & mask != mask { return false }
        }
        return true
    }

    /// How many tiles begin before a place.
    private static func tiles(upTo place: Int) -> Int { (max(0, place) + tile - 1) / tile }

    /// The bits of a word that stand for tiles begin ..< end.
    private static func mask(_ begin: Int, _ end: Int, word: Int) -> UInt64 {
        let low = max(0, begin - word << 6)
        let high = min(64, end - word << 6)
        return (~0 << UInt64(low)) & (~0 >> UInt64(64 - high))
    }
}
