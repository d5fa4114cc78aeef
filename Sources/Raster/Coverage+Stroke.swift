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
        guard !within.isEmpty else { return .empty }
        let scale = transform.largestScale
        guard scale > 0, scale.isFinite else { return .empty }
        var quartzTolerance: Double?
        if case .quartz(let tolerance) = flatness { quartzTolerance = tolerance }
        let outline = path.outline(
            style, transform: transform, tolerance: EdgeList.exactTolerance / scale,
            quartzTolerance: quartzTolerance)
        return ofPath(outline, rule: .nonZero, flatness: .exact, isAntialiased: isAntialiased, within: within)
    }
}

extension PathData {
    /// The outline of the stroked path as polygons, to be filled by the non-zero rule: dashes and trim as the style
    /// says. Empty where the width is not a positive finite number.
    ///
    /// - Parameter tolerance: The largest distance between the outline and the true one, in the path's units.
    public func stroked(_ style: StrokeStyle, tolerance: Double) -> PathData {
        outline(style, transform: .identity, tolerance: tolerance > 1e-6 ? tolerance : 1e-6, quartzTolerance: nil)
    }

    fileprivate func outline(
        _ style: StrokeStyle, transform: Affine, tolerance: Double, quartzTolerance: Double?
    ) -> PathData {
        guard
            var stroker = Stroker(
                style: style, transform: transform, tolerance: tolerance, quartzTolerance: quartzTolerance)
        else { return PathData() }
        let dash = DashPattern(style.dash, phase: style.dashPhase)
        // Quartz measures dashes along coarse chords, though it draws them on the curve. Whether the chords' bound is in
        // the path's units or in pixels is not known; in units, a dash stays where it is at any scale.
        let coarseness = quartzTolerance != nil && dash != nil ? 0.6 : nil
        // Some fifteen dashes to a pixel are as good as any number.
        for contour in strokedPieces(
            trim: style.trim, dash: dash, leastPeriod: tolerance * 16, coarseness: coarseness)
        {
            stroker.add(contour)
        }
        return stroker.outline
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
