import CoreGraphics

extension CTLine {
    /// A unit of the text; 0 past its end.
    func unit(_ index: Int) -> UInt16 { text.units.indices.contains(index) ? text.units[index] : 0 }

    /// Where the caret stands before a unit of the text, from the line's origin.
    package func offset(of unit: Int) -> Double {
        guard unit > range.lowerBound || !runs.isEmpty else { return 0 }
        if unit >= range.upperBound { return isRightToLeft ? 0 : width }
        for run in runs where run.range.contains(unit) { return edge(of: unit, in: run) }
        return isRightToLeft ? width : 0
    }

    /// The side of a unit at which reading comes in.
    private func edge(of unit: Int, in run: CTRun) -> Double {
        guard !run.glyphs.isEmpty else { return run.isRightToLeft ? run.x + run.width : run.x }
        let span = cluster(of: unit, in: run)
        let count = Double(max(span.units.count, 1))
        let part = Double(unit - span.units.lowerBound) / count * (span.end - span.start)
        return run.isRightToLeft ? span.end - part : span.start + part
    }

    /// The cluster that holds a unit: its units, and from where to where it lies.
    private func cluster(of unit: Int, in run: CTRun) -> (units: Range<Int>, start: Double, end: Double) {
        let first = run.glyphs.map(\.cluster).filter { $0 <= unit }.max() ?? run.range.lowerBound
        let next = run.glyphs.map(\.cluster).filter { $0 > unit }.min() ?? run.range.upperBound
        var (start, end) = (Double.infinity, -Double.infinity)
        var pen = run.x
        for glyph in run.glyphs {
            if glyph.cluster == first {
                start = min(start, pen)
                end = max(end, pen + glyph.advance)
            }
            pen += glyph.advance
        }
        if start > end { (start, end) = (run.x, run.x) }
        return (first..<max(next, first + 1), start, end)
    }

    /// The unit before which a caret stands nearest to a place.
    package func unit(at x: Double) -> Int {
        guard x.isFinite else { return x > 0 ? range.upperBound : range.lowerBound }
        let paragraph = text.paragraph(text.paragraphIndex(at: range.lowerBound))
        var best = (unit: range.lowerBound, distance: Double.infinity)
        for unit in range.lowerBound...max(range.upperBound, range.lowerBound)
        where paragraph.isCharacterStart(unit) {
            let distance = (offset(of: unit) - x).magnitude
            if distance < best.distance { best = (unit, distance) }
        }
        return best.unit
    }

    /// Around what the letters paint, from the line's origin; null where nothing is.
    package var imageBounds: CGRect {
        var result = CGRect.null
        for run in runs { result = result.union(run.imageBounds(run.glyphs.indices)) }
        return result
    }
}

extension CTRun {
    /// Around what some glyphs paint, from the line's origin.
    func imageBounds(_ range: Range<Int>) -> CGRect {
        var result = CGRect.null
        for glyph in glyphs[range.clamped(to: 0..<glyphs.count)] {
            let box = font.bounds(of: glyph.glyph)
            guard !box.isNull else { continue }
            result = result.union(
                box.offsetBy(dx: glyph.position.x, dy: glyph.position.y + CGFloat(style.baselineOffset)))
        }
        return result
    }
}

extension FontInstance {
    /// Around what a glyph paints, from its origin, in points; null for a space.
    package func bounds(of glyph: UInt16) -> CGRect {
        guard let face else { return .null }
        let transform = unitTransform
        if case .image(let image, let left, let top, let pixels) = face.picture(
            of: glyph, pixelsPerEm: Int(min(size, 4096)))
        {
            let unit = CGFloat(face.metrics.unitsPerEm) / CGFloat(pixels)
            return CGRect(
                x: CGFloat(left) * unit, y: CGFloat(top - image.height) * unit, width: CGFloat(image.width) * unit,
                height: CGFloat(image.height) * unit
            ).applying(transform)
        }
        let outline = face.outline(of: glyph)
        guard !outline.isEmpty else { return .null }
        return CGPath(data: outline.transformed(by: transform.affine)).boundingBoxOfPath
    }
}
