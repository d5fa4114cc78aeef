extension Bitmap {
    /// Makes the pixels of a rectangle clear; what lies outside of the bitmap is left out.
    package func clear(_ rect: PixelRect) {
        let area = bounds.intersection(rect)
        guard !area.isEmpty else { return }
        for y in area.y0..<area.y1 {
            (pixels + y * stride + area.x0).update(repeating: 0, count: area.width)
        }
    }
}
