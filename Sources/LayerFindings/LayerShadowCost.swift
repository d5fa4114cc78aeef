/// What drawing a layer's shadow takes.
package struct LayerShadowCost: Equatable, Sendable {
    /// Beside other shadows.
    package enum Rank: String, Sendable { case low, medium, high }

    package let layer: String
    /// `outline`, `path` or `content`.
    package let source: String
    /// The standard deviation, in pixels.
    package let sigma: Double
    /// How many pixels it may touch.
    package let pixels: Int

    /// By the work: a pixel of an outline's shadow is a product of two numbers; a path's is blurred, which takes some
    /// four times as long; content is drawn on a layer of its own first.
    package var rank: Rank {
        let work = pixels * (source == "outline" ? 1 : source == "path" ? 4 : 8)
        return work < 250_000 ? .low : work < 2_000_000 ? .medium : .high
    }
}
