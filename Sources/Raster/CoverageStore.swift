import RasterKernels

/// The runs of one row: rows that are alike share them.
struct RowRuns: BitwiseCopyable {
    /// Counted from the coverage's `runBase` on.
    var first: Int32
    var count: Int32
}

/// A coverage inside an arena: the same runs and bytes as `Coverage`, by their place.
struct StoredCoverage: BitwiseCopyable {
    var bounds: PixelRect
    /// The first of bounds.height rows among the arena's.
    var rowBase: Int
    var runBase: Int
    /// What runs' offsets count from.
    var byteBase: Int

    static let empty = StoredCoverage(bounds: .empty, rowBase: 0, runBase: 0, byteBase: 0)
    var isEmpty: Bool { bounds.isEmpty }
}

/// Read access to an arena's coverages and floats.
///
/// `@unchecked Sendable`: the memory belongs to an arena that outlives all readers and is not written while they read.
struct ArenaReader: @unchecked Sendable {
    let rows: UnsafePointer<RowRuns>
    let runs: UnsafePointer<Coverage.Run>
    let bytes: UnsafePointer<UInt8>
    let floats: UnsafePointer<Float>
    let windows: UnsafePointer<rk_shadow_window>
    let outlines: UnsafePointer<OutlineRows>
    let sideRows: UnsafePointer<rk_side_row>
    let sideBytes: UnsafePointer<UInt8>

    /// The runs of row y, which must lie in the bounds.
    @inline(__always)
    func runs(of coverage: StoredCoverage, y: Int) -> UnsafeBufferPointer<Coverage.Run> {
        runs(row: coverage.rowBase + y - coverage.bounds.y0, runBase: coverage.runBase)
    }

    /// As kernels read a coverage's rows from y on.
    func rows(of coverage: StoredCoverage, y: Int, color: UInt32) -> rk_coverage {
        // Rows and runs lie in memory as kernels declare them.
        rk_coverage(
            rows: UnsafeRawPointer(rows + (coverage.rowBase + y - coverage.bounds.y0))
                .assumingMemoryBound(to: rk_row_runs.self),
            runs: UnsafeRawPointer(runs + coverage.runBase).assumingMemoryBound(to: rk_run.self),
            bytes: bytes + coverage.byteBase, color: color, visible: rk_visible())
    }

    @inline(__always)
    func runs(row: Int, runBase: Int) -> UnsafeBufferPointer<Coverage.Run> {
        let row = rows[row]
        return UnsafeBufferPointer(start: runs + (runBase + Int(row.first)), count: Int(row.count))
    }
}

/// The memory of what one worker prepares: plain values side by side, nothing freed before the picture is done.
///
/// `@unchecked Sendable`: one worker fills it; afterwards it is only read.
final class Arena: @unchecked Sendable {
    @exclusivity(unchecked) var rows = GrowingBuffer<RowRuns>(capacity: 1 << 12)
    @exclusivity(unchecked) var runs = GrowingBuffer<Coverage.Run>(capacity: 1 << 12)
    @exclusivity(unchecked) var bytes = GrowingBuffer<UInt8>(capacity: 1 << 14)
    @exclusivity(unchecked) var floats = GrowingBuffer<Float>(capacity: 1 << 12)
    /// Of shadows: which nodes of a corner act in a row.
    @exclusivity(unchecked) var windows = GrowingBuffer<rk_shadow_window>(capacity: 1 << 8)
    @exclusivity(unchecked) var outlines = GrowingBuffer<OutlineRows>(capacity: 64)
    /// What `outlines` are made of, kept for the next picture.
    let corners = CornerStore()
    /// What makes coverages of paths.
    let paths = PathScanner()
    @exclusivity(unchecked) private var rowIsOpen = false
    @exclusivity(unchecked) var shadows: [OutlineShadow] = []
    @exclusivity(unchecked) var gradients: [GradientSpan] = []
    @exclusivity(unchecked) var images: [ImageSpan] = []
    @exclusivity(unchecked) var planes: [ShadowPlane] = []
    @exclusivity(unchecked) var groups: [PreparedGroup] = []
    @exclusivity(unchecked) var pictures: [LayerPicture] = []
    @exclusivity(unchecked) var pictureBytes = 0
    @exclusivity(unchecked) var clips: [PreparedClip] = []

    deinit {
        rows.free()
        runs.free()
        bytes.free()
        floats.free()
        windows.free()
        outlines.free()
    }

    /// Empty again, with its memory kept.
    func clear() {
        rows.clear()
        runs.clear()
        bytes.clear()
        floats.clear()
        windows.clear()
        outlines.clear()
        corners.trim()
        paths.cache.clear()
        shadows.removeAll(keepingCapacity: true)
        gradients.removeAll()
        images.removeAll()
        planes.removeAll()
        groups.removeAll()
        pictures.removeAll()
        pictureBytes = 0
        clips.removeAll()
    }

    var memory: Int {
        8 * rows.capacity + 12 * runs.capacity + bytes.capacity + 4 * floats.capacity + paths.memory
            + MemoryLayout<rk_shadow_window>.stride * windows.capacity + MemoryLayout<OutlineRows>.stride
            * outlines.capacity + corners.memory
    }

    var reader: ArenaReader {
        ArenaReader(
            rows: rows.base, runs: runs.base, bytes: bytes.base, floats: floats.base, windows: windows.base,
            outlines: outlines.base, sideRows: corners.rows.base, sideBytes: corners.bytes.base)
    }

    /// Begins a coverage with these bounds; each row then begins with `beginRow`, and `endCoverage` closes the last.
    func beginCoverage(bounds: PixelRect) -> StoredCoverage {
        StoredCoverage(bounds: bounds, rowBase: rows.count, runBase: runs.count, byteBase: bytes.count)
    }

    @inline(__always)
    func beginRow(_ coverage: StoredCoverage) {
        endCoverage(coverage)
        rows.append(RowRuns(first: Int32(truncatingIfNeeded: runs.count - coverage.runBase), count: 0))
        rowIsOpen = true
    }

    @inline(__always)
    func endCoverage(_ coverage: StoredCoverage) {
        guard rowIsOpen else { return }
        let last = rows.base + (rows.count - 1)
        last.pointee.count = Int32(truncatingIfNeeded: runs.count - coverage.runBase) - last.pointee.first
        rowIsOpen = false
    }

    /// Rows with the runs of the one before.
    func repeatRow(_ coverage: StoredCoverage, count: Int) {
        endCoverage(coverage)
        rows.reserve(count)
        let last = rows.base[rows.count - 1]
        (rows.base + rows.count).update(repeating: last, count: count)
        rows.advance(count)
    }

    @inline(__always)
    func addSolid(x: Int, count: Int) {
        runs.append(
            Coverage.Run(x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: count), offset: -1))
    }

    /// A run of bytes that the caller then writes at the returned place.
    @inline(__always)
    func addBytes(_ coverage: StoredCoverage, x: Int, count: Int) -> UnsafeMutablePointer<UInt8> {
        bytes.reserve(count)
        let place = bytes.base + bytes.count
        runs.append(
            Coverage.Run(
                x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: count),
                offset: Int32(truncatingIfNeeded: bytes.count - coverage.byteBase)))
        bytes.advance(count)
        return place
    }

    /// The same coverage outside of the arena.
    func coverage(_ stored: StoredCoverage) -> Coverage {
        guard !stored.isEmpty else { return .empty }
        let reader = self.reader
        var starts: [Int32] = [0]
        var runs: [Coverage.Run] = []
        var byteCount = 0
        for y in stored.bounds.y0..<stored.bounds.y1 {
            runs += reader.runs(of: stored, y: y)
            starts.append(Int32(truncatingIfNeeded: runs.count))
        }
        for run in runs where run.offset >= 0 { byteCount = max(byteCount, Int(run.offset) + Int(run.count)) }
        let bytes = Array(UnsafeBufferPointer(start: self.bytes.base + stored.byteBase, count: byteCount))
        return Coverage(bounds: stored.bounds, rowStart: starts, runs: runs, bytes: bytes)
    }
}
