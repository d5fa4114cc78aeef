internal import Raster

extension DrawItem {
    /// How many pixels are made to blur what casts the shadows that show in a part of a picture.
    func blurredPixels(within part: PixelRect) -> Int {
        func pixels(_ shadow: Shadow) -> Int {
            let reach = 5 * shadow.sigma
            return part.grown(by: reach < 10_000 ? Int(max(0, reach)) : 10_000, dx: 0, dy: 0).area
        }
        switch content {
        case .fill: return 0
        case .shadow(let shape, let shadow):
            // An outline's shadow is computed where it shows, without a blur.
            if case .outline = shape.geometry { return 0 }
            return pixels(shadow)
        case .group(let group):
            let inside = (group.items + (group.mask ?? [])).reduce(0) { $0 + $1.blurredPixels(within: part) }
            return inside + (group.shadow.map(pixels) ?? 0)
        }
    }
}
