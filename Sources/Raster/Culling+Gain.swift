extension Culling {
    /// So many items of a band tell what the others are like.
    private static let sample = 64
    /// A cover of so many pixels in a row spares more of a ground than the row's parts cost.
    private static let wide = 256

    /// Whether enough of the band is painted more than once to pay for a walk.
    static func pays(
        _ items: UnsafeBufferPointer<PreparedItem>, indices: [Int], rows: Range<Int>, width: Int
    ) -> Bool {
        var boxes: [PixelRect] = []
        var covers: [Int] = []
        var total = 0
        var overlap = 0
        var hasGround = false
        for index in indices {
            let item = items[index]
            if item.isHiddenByNext { return true }
            var box = item.bounds
            box.y0 = max(box.y0, rows.lowerBound)
            box.y1 = min(box.y1, rows.upperBound)
            let area = box.width * box.height
            if item.isOpaque, area * 10 >= width * rows.count * 9 {
                // A ground is only filled, and nothing is cheaper; but one above another hides all of it.
                if hasGround { return true }
                hasGround = true
                continue
            }
            total += area
            if item.isOpaque {
                if hasGround, box.width >= wide { overlap += area }
                covers.append(boxes.count)
            }
            boxes.append(box)
            if boxes.count >= sample { break }
        }
        if overlap * 8 > total { return true }
        for cover in covers {
            let box = boxes[cover]
            for other in boxes[..<cover] where other.intersects(box) {
                let shared = other.intersection(box)
                overlap += shared.width * shared.height
            }
            if overlap * 8 > total { return true }
        }
        return false
    }
}
