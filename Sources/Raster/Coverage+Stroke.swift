extension Coverage {
    /// What a stroke covers: in each pixel the area of the union of all that the line's width passes over.
    ///
    /// - Parameters:
    ///   - path: In its own space, where the style's lengths hold.
    ///   - transform: From that space to pixels, any affine map.
    ///   - within: The pixels asked for. Which they are does not change the byte of any of them.
    public static func ofStroke(
        _ path: PathData, style: StrokeStyle, transform: Affine, flatness: Flatness, isAntialiased: Bool,
        within: PixelRect
    ) -> Coverage {
        let arena = Arena()
        return arena.coverage(
            arena.store(
                path, style: style, transform: transform, flatness: flatness, isAntialiased: isAntialiased,
                within: within))
    }
}

extension PathData {
    /// The outline of the stroked path as polygons, to be filled by the non-zero rule: dashes and trim as the style
    /// says. Empty where the width is not a positive finite number.
    ///
    /// - Parameter tolerance: The largest distance between the outline and the true one, in the path's units.
    public func stroked(_ style: StrokeStyle, tolerance: Double) -> PathData {
        var strokes = Stroker()
        defer { strokes.free() }
        strokes.outline(
            self, style, transform: .identity, tolerance: tolerance > 1e-6 ? tolerance : 1e-6, quartzTolerance: nil,
            within: nil)
        var result = PathData()
        var first = 0
        for polygon in 0..<strokes.polygons.ends.count {
            let end = Int(strokes.polygons.ends.base[polygon])
            for index in first..<end {
                let point = strokes.polygons.points.base[index].point
                if index == first { result.move(to: point) } else { result.addLine(to: point) }
            }
            result.close()
            first = end
        }
        return result
    }
}

extension Affine {
    /// The larger singular value: how much the map stretches what it stretches most.
    var largestScale: Double {
        let sum = a * a + b * b + c * c + d * d
        let determinant = a * d - b * c
        let rest = (sum * sum - 4 * determinant * determinant)
        return ((sum + (rest > 0 ? rest.squareRoot() : 0)) / 2).squareRoot()
    }
}
