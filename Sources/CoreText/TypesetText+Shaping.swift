extension TypesetText {
    /// Shapes a part of an item.
    func shape(_ range: Range<Int>, as item: TextItem) -> [ShapedGlyph] {
        let style = styles[item.style]
        guard let face = item.font.face else { return [] }
        return face.shape(
            shapedUnits, range, isRightToLeft: item.isRightToLeft, script: item.script, language: style.language,
            features: style.features)
    }

    /// The glyphs of an item's part: cut out where that changes nothing, else shaped again.
    func glyphs(of item: TextItem, in range: Range<Int>) -> [ShapedGlyph] {
        let part = range.clamped(to: item.range)
        guard item.kind == .text, !part.isEmpty else { return [] }
        if part == item.range { return item.glyphs }
        func isSafe(_ unit: Int) -> Bool {
            if unit == item.range.lowerBound || unit == item.range.upperBound { return true }
            return item.glyphs.contains { $0.cluster == unit && $0.isSafeToBreak }
        }
        if isSafe(part.lowerBound), isSafe(part.upperBound) {
            return item.glyphs.filter { part.contains($0.cluster) }
        }
        return shape(part, as: item)
    }
}
