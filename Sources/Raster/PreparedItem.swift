/// An item ready to be painted: what it may touch, and where in its arena the rest lies.
struct PreparedItem: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable { case color, gradient, image, outlineShadow, plane, group, picture }

    var kind: Kind
    /// A fill that hides what is behind its fully covered pixels.
    var isOpaque = false
    /// The next item is opaque, and what it covers fully need not be painted here.
    var isHiddenByNext = false
    /// Of shadows: multiplies their coverage.
    var opacity: UInt8 = 255
    var color: UInt32 = 0
    /// Which of the picture's arenas.
    var arena: Int32
    /// Place in the arena's gradients, images, shadows, planes, groups or pictures.
    var payload: Int32 = 0
    /// Place in the arena's clips, or -1. Of fills only the masks are left in it.
    var clip: Int32 = -1
    var bounds: PixelRect
    /// Of fills alone: their coverage, whose bounds are the item's.
    private var rowBase = 0
    private(set) var runBase = 0
    private(set) var byteBase = 0

    init(kind: Kind, arena: Int32, bounds: PixelRect) {
        self.kind = kind
        self.arena = arena
        self.bounds = bounds
    }

    var coverage: StoredCoverage {
        get { StoredCoverage(bounds: bounds, rowBase: rowBase, runBase: runBase, byteBase: byteBase) }
        set {
            bounds = newValue.bounds
            rowBase = newValue.rowBase
            runBase = newValue.runBase
            byteBase = newValue.byteBase
        }
    }

    /// The runs of row y, of a fill.
    @inline(__always)
    func runs(_ reader: ArenaReader, y: Int) -> UnsafeBufferPointer<Coverage.Run> {
        reader.runs(row: rowBase + y - bounds.y0, runBase: runBase)
    }
}

/// What multiplies coverage: the product of shapes, and images' alpha.
struct PreparedClip: Sendable {
    /// Nil: the shapes leave everything.
    var coverage: StoredCoverage?
    var masks: [ImageSpan]
}

/// A group ready to be painted: one layer, put over what is there as one thing.
final class PreparedGroup: Sendable {
    let items: [PreparedItem]
    /// Of the items, within `contentClip`.
    let contentBounds: PixelRect
    let contentClip: PreparedClip?
    let opacity: UInt8
    let blendMode: BlendMode
    let mask: [PreparedItem]?

    init(
        items: [PreparedItem], contentBounds: PixelRect, contentClip: PreparedClip? = nil, opacity: UInt8 = 255,
        blendMode: BlendMode = .normal, mask: [PreparedItem]? = nil
    ) {
        self.items = items
        self.contentBounds = contentBounds
        self.contentClip = contentClip
        self.opacity = opacity
        self.blendMode = blendMode
        self.mask = mask
    }
}
