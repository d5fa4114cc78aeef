/// The paths that one worker drew last in a picture, whole: icons and borders are often the same at many places.
struct PathCache {
    struct Key: Equatable {
        var path: PathData
        var transform: Affine
        var style: StrokeStyle?
        var rule: FillRule
        var flatness: Flatness
        var isAntialiased: Bool
    }

    private struct Entry {
        var key: Key
        /// By the phase of a block's first pixel; empty where not made.
        var coverages: [StoredCoverage]
        /// Of the one that was scanned; the others are made of it.
        var phase: Int
    }

    private static let slots = 64
    private var entries = [Entry?](repeating: nil, count: slots)
    private var isEmpty = true

    mutating func clear() {
        if isEmpty { return }
        for index in entries.indices { entries[index] = nil }
        isEmpty = true
    }

    /// Where a path is kept, or would be.
    func place(_ key: Key) -> (slot: Int, isKnown: Bool) {
        let slot = Self.slot(key)
        return (slot, entries[slot].map { $0.key == key } ?? false)
    }

    /// The coverage of a known path that stands `phase` pixels from a block's begin, 0 ... 7; empty where it was not made.
    subscript(slot: Int, phase: Int) -> StoredCoverage {
        get { entries[slot]?.coverages[phase] ?? .empty }
        set { entries[slot]?.coverages[phase] = newValue }
    }

    /// What was scanned of a known path, and for which phase.
    func scanned(slot: Int) -> (coverage: StoredCoverage, phase: Int) {
        guard let entry = entries[slot] else { return (.empty, 0) }
        return (entry.coverages[entry.phase], entry.phase)
    }

    mutating func keep(_ stored: StoredCoverage, phase: Int, as key: Key, slot: Int) {
        var coverages = [StoredCoverage](repeating: .empty, count: 8)
        coverages[phase] = stored
        entries[slot] = Entry(key: key, coverages: coverages, phase: phase)
        isEmpty = false
    }

    private static func slot(_ key: Key) -> Int {
        var hash = UInt64(truncatingIfNeeded: key.path.verbs.count)
        func add(_ value: Double) { hash = (hash ^ value.bitPattern) &* 0x9e37_79b9_7f4a_7c15 }
        for point in key.path.points {
            add(point.x)
            add(point.y)
        }
        add(key.transform.tx)
        add(key.transform.ty)
        add(key.style?.width ?? 0)
        return Int(truncatingIfNeeded: hash >> 58)
    }
}
