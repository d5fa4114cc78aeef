/// The corner tables that one worker made last: pictures hold few different corners.
struct CornerCache {
    private static let slots = 512
    /// A larger corner is made for each shape, and only the rows that show.
    private static let largest = 128

    private var entries: [(key: CornerTable.Key, table: CornerTable)] = []
    /// By slot, the place of an entry, or -1: most pictures have few.
    private var places = [Int16](repeating: -1, count: slots)

    /// - Parameters: the rows and the number of columns, from the corner on, that show.
    mutating func table(_ key: CornerTable.Key, rows: Range<Int>, columns: Int) -> CornerTable {
        let shape = key.shape
        guard shape.extentX < Double(Self.largest), shape.extentY < Double(Self.largest) else {
            return CornerTable(key, rows: rows, columns: columns)
        }
        var hash = shape.radius.bitPattern &* 0x9e37_79b9_7f4a_7c15
        hash ^= (hash >> 29) ^ key.fractionX.bitPattern &* 0xbf58_476d_1ce4_e5b9
        hash ^= (hash >> 31) ^ key.fractionY.bitPattern &* 0x94d0_49bb_1331_11eb
        hash ^= (hash >> 27) ^ (key.isMirrored ? 0x5bd1 : 0)
        let slot = Int(truncatingIfNeeded: (hash ^ (hash >> 33)) & UInt64(Self.slots - 1))
        let place = Int(places[slot])
        if place >= 0, entries[place].key == key { return entries[place].table }
        let table = CornerTable(key, rows: 0..<Int.max, columns: Int.max)
        if place >= 0 {
            entries[place] = (key, table)
        } else {
            places[slot] = Int16(truncatingIfNeeded: entries.count)
            entries.append((key, table))
        }
        return table
    }
}
