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
            quartzTolerance: quartzTolerance, within: within)
        return ofPath(outline, rule: .nonZero, flatness: .exact, isAntialiased: isAntialiased, within: within)
    }
}

extension PathData {
    /// The outline of the stroked path as polygons, to be filled by the non-zero rule: dashes and trim as the style
    /// says. Empty where the width is not a positive finite number.
    ///
    /// - Parameter tolerance: The largest distance between the outline and the true one, in the path's units.
    public func stroked(_ style: StrokeStyle, tolerance: Double) -> PathData {
        outline(
            style, transform: .identity, tolerance: tolerance > 1e-6 ? tolerance : 1e-6, quartzTolerance: nil,
            within: nil)
    }

    fileprivate func outline(
        _ style: StrokeStyle, transform: Affine, tolerance: Double, quartzTolerance: Double?, within: PixelRect?
    ) -> PathData {
        guard
            var stroker = Stroker(
                style: style, transform: transform, tolerance: tolerance, quartzTolerance: quartzTolerance)
        else { return PathData() }
        let dash = DashPattern(style.dash, phase: style.dashPhase)
        let reach = style.reach * transform.largestScale + 1
        // Some fifteen dashes to a pixel are as good as any number.
        for contour in strokedPieces(trim: style.trim, dash: dash, leastPeriod: tolerance * 16) {
            // Of a long line most dashes may lie outside, and each may be a thousand points.
            if let within, contour.isOutside(within, transform: transform, reach: reach) { continue }
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

extension StrokeStyle {
    /// How far a stroke goes from its path, in the path's space: never too little.
    fileprivate var reach: Double {
        let mitre = join == .miter && miterLimit > 1 ? miterLimit : 1
        return width / 2 * max(mitre, cap == .square ? 1.5 : 1)
    }
}

extension PathContour {
    /// Whether nothing within some pixels of this subpath is in a rectangle: a curve lies inside of its control points.
    fileprivate func isOutside(_ rect: PixelRect, transform: Affine, reach: Double) -> Bool {
        var least = SIMD2(repeating: Double.infinity)
        var most = -least
        func add(_ point: SIMD2<Double>) {
            let pixel = SIMD2(transform.apply(to: point.point))
            least = pointwiseMin(least, pixel)
            most = pointwiseMax(most, pixel)
        }
        add(start)
        for segment in segments {
            add(segment.p1)
            add(segment.p2)
            add(segment.p3)
        }
        return most.x + reach < Double(rect.x0) || least.x - reach > Double(rect.x1)
            || most.y + reach < Double(rect.y0) || least.y - reach > Double(rect.y1)
    }
}
