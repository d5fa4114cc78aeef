import CoreGraphics
import Raster

/// A layer whose contents are drawn by `draw(in:)`. Its tiles are drawn all at once, as one picture in full detail.
open class CATiledLayer: CALayer {
    private final var tiles = (size: CGSize(width: 256, height: 256), levels: 1, bias: 0)

    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
        setNeedsDisplay()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CATiledLayer { tiles = other.tiles }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// In seconds; nothing fades in here.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// A hint; the layer is drawn at `contentsScale` alone.
    public final var levelsOfDetail: Int {
        get { tiles.levels }
        set { tiles.levels = newValue }
    }

    /// A hint, as `levelsOfDetail` is.
    public final var levelsOfDetailBias: Int {
        get { tiles.bias }
        set { tiles.bias = newValue }
    }

    /// A hint, in pixels: the layer is drawn in one piece.
    public final var tileSize: CGSize {
        get { tiles.size }
        set { tiles.size = newValue }
    }
}
