extension Coverage {
    /// What a path encloses: in each pixel the area of the flattened path by its true winding number, exact before it
    /// is rounded to a byte.
    ///
    /// - Parameters:
    ///   - path: In pixels, y downwards. Subpaths left open are closed. A segment with a point that is not finite is
    ///     dropped.
    ///   - isAntialiased: False: a pixel is in or out by its centre.
    ///   - within: The pixels asked for. Which they are does not change the byte of any of them.
    public static func ofPath(
        _ path: PathData, rule: FillRule, flatness: Flatness, isAntialiased: Bool, within: PixelRect
    ) -> Coverage {
        let arena = Arena()
        return arena.coverage(
            arena.store(path, rule: rule, flatness: flatness, isAntialiased: isAntialiased, within: within))
    }
}
