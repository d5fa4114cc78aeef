/// What of a picture is to be prepared, told by the items' bounds alone: those that show, in portions of bounded
/// memory.
///
/// An item outside of the area, or one that opaque fills in front of it cover, is left out. A portion is prepared,
/// painted and let go before the next one. Neither changes a byte.
struct PictureSurvey {
    /// Places of the items that show, in the order of drawing.
    private(set) var shown: [Int32] = []
    /// Stretches of `shown`.
    private(set) var portions: [Range<Int>] = []

    /// What is prepared at a time shall take about as many bytes at most; one item may take more.
    static let budget = 16 << 20

    init(_ items: [DrawItem], within area: PixelRect, budget: Int = budget) {
        var weights: [Int32] = []
        shown.reserveCapacity(items.count)
        weights.reserveCapacity(items.count)
        var map = OcclusionMap(area)
        items.withUnsafeBufferPointer { items in
            guard let first = items.baseAddress else { return }
            for index in items.indices.reversed() {
                let item = first + index
                let outline = ItemOutline(item)
                let bounds = (outline?.bounds ?? Extent.of(item.pointee, depth: 0)).intersection(area)
                if bounds.isEmpty || map.hides(bounds) { continue }
                shown.append(Int32(truncatingIfNeeded: index))
                let size =
                    outline?.preparedSize(showing: bounds) ?? PreparedSize.bytes(of: item.pointee, showing: bounds)
                weights.append(Int32(truncatingIfNeeded: min(size, Int(Int32.max))))
                if index > 0, let outline, outline.isOpaque { outline.cover(&map) }
            }
        }
        shown.reverse()
        var first = 0
        var sum = 0
        for (place, weight) in weights.reversed().enumerated() {
            sum += Int(weight)
            if sum > budget, place > first {
                portions.append(first..<place)
                (first, sum) = (place, Int(weight))
            }
        }
        if first < shown.count { portions.append(first..<shown.count) }
    }
}
