/// Closed polygons, one after the other.
struct PolygonList {
    private(set) var points = GrowingBuffer<SIMD2<Double>>(capacity: 256)
    /// The place after each polygon's last point.
    private(set) var ends = GrowingBuffer<Int32>(capacity: 16)
    /// For each polygon: it is known that its sides do not meet.
    private(set) var simple = GrowingBuffer<Bool>(capacity: 16)

    func free() {
        points.free()
        ends.free()
        simple.free()
    }

    var memory: Int { 16 * points.capacity + 4 * ends.capacity }

    mutating func clear() {
        points.clear()
        ends.clear()
        simple.clear()
    }

    @inline(__always)
    mutating func add(_ point: SIMD2<Double>) { points.append(point) }

    mutating func add(_ other: borrowing GrowingBuffer<SIMD2<Double>>) {
        points.reserve(other.count)
        let target = points.base + points.count
        for index in 0..<other.count { target[index] = other.base[index] }
        points.advance(other.count)
    }

    mutating func addReversed(_ other: borrowing GrowingBuffer<SIMD2<Double>>) {
        points.reserve(other.count)
        let (target, source) = (points.base + points.count, other.base + (other.count - 1))
        for index in 0..<other.count { target[index] = source[-index] }
        points.advance(other.count)
    }

    /// Ends a polygon.
    ///
    /// - Parameters:
    ///   - isOriented: it turns right already, as seen with y growing upwards; if not known, it is turned so.
    ///   - isSimple: its sides do not meet.
    mutating func close(isOriented: Bool, isSimple: Bool = false) {
        let first = ends.count > 0 ? Int(ends.base[ends.count - 1]) : 0
        let count = points.count - first
        guard count > 0 else { return }
        if !isOriented {
            let polygon = points.base + first
            var area = 0.0
            for index in 1..<max(1, count - 1) {
                area += (polygon[index] - polygon[0]).cross(polygon[index + 1] - polygon[0])
            }
            if area > 0 {
                for index in 0..<count / 2 { swap(&polygon[index], &polygon[count - 1 - index]) }
            }
        }
        ends.append(Int32(truncatingIfNeeded: points.count))
        simple.append(isSimple)
    }
}
