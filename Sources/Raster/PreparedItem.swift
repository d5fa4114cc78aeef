/// An item ready to be painted: what it may touch, and where in its arena the rest lies.
struct PreparedItem: BitwiseCopyable, Sendable {
    /// `outline` is a colour over an outline's own rows, `color` one over any other coverage.
    enum Kind: UInt8, BitwiseCopyable { case outline, color, gradient, image, outlineShadow, plane, group, picture }

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
    /// Place in the arena's outlines, gradients, images, shadows, planes, groups or pictures.
    var payload: Int32 = 0
    /// Place in the arena's clips, or -1. Of fills only the masks are left in it.
    var clip: Int32 = -1
    var bounds: PixelRect
    /// Of fills but outlines: their coverage, whose bounds are the item's.
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

    /// The runs of row y, of a fill that has them.
    @inline(__always)
    func runs(_ reader: ArenaReader, y: Int) -> UnsafeBufferPointer<Coverage.Run> {
        reader.runs(row: rowBase + y - bounds.y0, runBase: runBase)
    }

    /// The blocks of 8 pixels that row y of a fill with runs covers fully.
    @inline(__always)
    func forEachSolid(_ reader: ArenaReader, y: Int, _ body: (_ begin: Int, _ end: Int) -> Void) {
        for run in runs(reader, y: y) where run.offset < 0 {
            let (begin, end) = ((Int(run.x) + 7) >> 3, (Int(run.x) + Int(run.count)) >> 3)
            if begin < end { body(begin, end) }
        }
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
