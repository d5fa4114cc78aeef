import CornerGeometry
import RasterKernels

/// A corner and the straight side beyond it as they lie in blocks of 8 pixels, by their place in a `CornerStore`.
struct StoredCorner: BitwiseCopyable {
    /// The first of count + 1 rows; the last is the straight side's.
    var rowBase: Int32
    /// Rows that the corner or the edge's fraction touches.
    var count: Int32
    /// The first block and the block after the last that has bytes in any row.
    var first, end: Int32
}

/// The corners that one worker made, ready to be painted, for this picture and the next ones.
///
/// Blocks count from that of the vertical edge: the one whose first pixel the edge lies at or right of.
final class CornerStore {
    struct Key: BitwiseCopyable, Equatable {
        var radius, extentX, extentY: Double
        var fractionX, fractionY: Double
        var isContinuous, isLeft: Bool
        /// How many whole pixels lie between the block's begin and the edge's pixel.
        var phase: UInt8

        fileprivate var slot: Int {
            var hash = radius.bitPattern &* 0x9e37_79b9_7f4a_7c15
            hash ^= (hash >> 29) ^ fractionX.bitPattern &* 0xbf58_476d_1ce4_e5b9
            hash ^= (hash >> 31) ^ fractionY.bitPattern &* 0x94d0_49bb_1331_11eb
            hash ^= (hash >> 27) ^ extentX.bitPattern &* 0xd6e8_feb8_6659_fd93
            hash = (hash ^ (hash >> 32) ^ UInt64(phase) << 1 ^ (isLeft ? 1 : 0)) &* 0x9e37_79b9_7f4a_7c15
            return Int(truncatingIfNeeded: hash >> 52)
        }
    }

    private struct Entry: BitwiseCopyable {
        var key: Key
        var corner: StoredCorner
    }

    /// As many as a slot's number has values.
    private static let slots = 1 << 12
    /// Kept between pictures, in bytes.
    private static let largest = 1 << 20
    /// Within a picture, in bytes: offsets are 32 bits wide.
    private static let most = 1 << 30

    @exclusivity(unchecked) private(set) var rows = GrowingBuffer<rk_side_row>(capacity: 1 << 8)
    @exclusivity(unchecked) private(set) var bytes = GrowingBuffer<UInt8>(capacity: 1 << 10)
    @exclusivity(unchecked) private var entries = GrowingBuffer<Entry>(capacity: 16)
    /// By slot, one more than the place of an entry.
    private let places = UnsafeMutablePointer<Int32>.allocate(capacity: slots)

    init() { places.initialize(repeating: 0, count: Self.slots) }

    deinit {
        rows.free()
        bytes.free()
        entries.free()
        places.deallocate()
    }

    var memory: Int {
        MemoryLayout<rk_side_row>.stride * rows.capacity + bytes.capacity
            + MemoryLayout<Entry>.stride * entries.capacity + 4 * Self.slots
    }

    /// Between pictures: what was made stays, unless it is much.
    func trim() {
        guard 8 * rows.count + bytes.count + MemoryLayout<Entry>.stride * entries.count > Self.largest else {
            return
        }
        rows.clear()
        bytes.clear()
        entries.clear()
        places.update(repeating: 0, count: Self.slots)
    }

    /// No more can be added.
    var isFull: Bool { bytes.count > Self.most || rows.count > Self.most }

    /// - Parameter table: the corner's own; nil where the corner is square.
    @inline(__always)
    func corner(_ key: Key, table: () -> CornerTable?) -> StoredCorner {
        let slot = key.slot
        let place = Int(places[slot])
        if place > 0, entries.base[place - 1].key == key { return entries.base[place - 1].corner }
        let made = make(key, table())
        entries.append(Entry(key: key, corner: made))
        places[slot] = Int32(truncatingIfNeeded: entries.count)
        return made
    }

    private func make(_ key: Key, _ table: CornerTable?) -> StoredCorner {
        let count = table?.rowCount ?? (key.fractionY > 0 ? 1 : 0)
        var corner = StoredCorner(
            rowBase: Int32(truncatingIfNeeded: rows.count), count: Int32(truncatingIfNeeded: count), first: .max,
            end: .min)
        for row in 0...count {
            let height = row == 0 ? 1 - key.fractionY : 1
            // The edge's own column, or none.
            var (lead, end) = (0, key.fractionX > 0 ? 1 : 0)
            var source: UnsafePointer<UInt8>?
            if let table, row < count {
                let entry = table.rowBase[row]
                (lead, end) = (Int(entry.lead), Int(entry.end))
                source = table.base + Int(entry.offset)
            }
            let added = add(
                key, lead: lead, end: end, source, edge: CornerTable.byte((1 - key.fractionX) * height),
                inner: height == 1 ? 255 : CornerTable.byte(height))
            corner.first = min(corner.first, Int32(added.first))
            corner.end = max(corner.end, Int32(added.end))
        }
        return corner
    }

    /// One row: columns lead ..< end from the edge inwards have bytes of their own, `edge` where there is no source.
    private func add(
        _ key: Key, lead: Int, end: Int, _ source: UnsafePointer<UInt8>?, edge: UInt8, inner: UInt8
    ) -> rk_side_row {
        let phase = Int(key.phase)
        // Pixels from the block's begin on, from left to right.
        let own = key.isLeft ? phase + lead..<phase + end : phase - end..<phase - lead
        let (first, last) = (own.lowerBound >> 3, (own.upperBound + 7) >> 3)
        let row = rk_side_row(
            first: Int16(truncatingIfNeeded: first), end: Int16(truncatingIfNeeded: last),
            offset: Int32(truncatingIfNeeded: bytes.count))
        let count = 8 * (last - first)
        bytes.reserve(count)
        // By pixel.
        let out = bytes.base + (bytes.count - 8 * first)
        let (before, after): (UInt8, UInt8) = key.isLeft ? (0, inner) : (inner, 0)
        for pixel in 8 * first..<own.lowerBound { out[pixel] = before }
        if let source {
            (out + own.lowerBound).update(from: source, count: own.count)
        } else {
            (out + own.lowerBound).update(repeating: edge, count: own.count)
        }
        for pixel in own.upperBound..<8 * last { out[pixel] = after }
        bytes.advance(count)
        rows.append(row)
        return row
    }
}
