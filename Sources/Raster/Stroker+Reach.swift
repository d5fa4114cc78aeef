extension StrokeStyle {
    /// How far a stroke goes from its path, in the path's space: never too little.
    var reach: Double {
        let mitre = join == .miter && miterLimit > 1 ? miterLimit : 1
        return width / 2 * max(mitre, cap == .square ? 1.5 : 1)
    }
}

extension PathContour {
    /// Whether nothing within some pixels of this subpath is in a rectangle: a curve lies inside of its control points.
    func isOutside(_ rect: PixelRect, transform: Affine, reach: Double) -> Bool {
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
