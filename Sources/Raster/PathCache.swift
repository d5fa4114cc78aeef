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
        var stored: StoredCoverage
    }

    private static let slots = 64
    private var entries = [Entry?](repeating: nil, count: slots)
    private var isEmpty = true

    mutating func clear() {
        if isEmpty { return }
        for index in entries.indices { entries[index] = nil }
        isEmpty = true
    }

    /// The coverage beside the origin.
    func coverage(_ key: Key) -> StoredCoverage? {
        let slot = Self.slot(key)
        guard let entry = entries[slot], entry.key == key else { return nil }
        return entry.stored
    }

    mutating func keep(_ stored: StoredCoverage, as key: Key) {
        entries[Self.slot(key)] = Entry(key: key, stored: stored)
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
