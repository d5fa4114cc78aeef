internal import Raster

/// About how much of a picture changes take in, known at each of them by a few operations: so that looking on ends as soon
/// as it can save nothing, before rectangles are brought together.
struct DamageEstimate {
    /// The side of a tile, in pixels.
    private static let tile = 64
    /// Fewer changes are drawn by themselves, however small the picture is.
    private static let few = 128

    private let picture: PixelRect
    private let columns, rows: Int
    /// What drawing each change by itself costs, in pixels.
    private var cost = 0
    private var count = 0
    /// How many tiles have changes in them: where those lie over each other, they cost no more than their tiles.
    private var tiles = 0
    private var isTouched: [Bool] = []

    init(of picture: PixelRect) {
        self.picture = picture
        columns = (picture.width + Self.tile - 1) / Self.tile
        rows = (picture.height + Self.tile - 1) / Self.tile
    }

    /// - Parameter rect: lies in the picture.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        count += 1
        cost += rect.area + DamageList.price
        if isTouched.isEmpty { isTouched = [Bool](repeating: false, count: columns * rows) }
        let (x0, x1) = ((rect.x0 - picture.x0) / Self.tile, (rect.x1 - 1 - picture.x0) / Self.tile)
        let (y0, y1) = ((rect.y0 - picture.y0) / Self.tile, (rect.y1 - 1 - picture.y0) / Self.tile)
        for y in y0...y1 {
            for place in y * columns + x0...y * columns + x1 where !isTouched[place] {
                isTouched[place] = true
                tiles += 1
            }
        }
    }

    /// Whether drawing the changes takes half as long as drawing the picture.
    var isMuch: Bool { count >= Self.few && pixels * 2 >= picture.area }

    /// Whether it seems to, where these are a sample of so many times as many changes: by a fourth more, as a sample may
    /// be off.
    func promisesMuch(times: Int) -> Bool {
        count * times >= Self.few && pixels * times * 2 >= picture.area + picture.area / 4
    }

    private var pixels: Int { min(cost, tiles * Self.tile * Self.tile) }
}
