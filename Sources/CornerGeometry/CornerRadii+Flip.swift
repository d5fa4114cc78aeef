extension CornerRadii {
    /// The radii of the mirrored rectangle: `x` changes left and right, `y` top and bottom.
    public func flipped(x: Bool, y: Bool) -> CornerRadii {
        var (tl, tr, br, bl) = (topLeft, topRight, bottomRight, bottomLeft)
        if x { (tl, tr, br, bl) = (tr, tl, bl, br) }
        if y { (tl, tr, br, bl) = (bl, br, tr, tl) }
        return CornerRadii(topLeft: tl, topRight: tr, bottomRight: br, bottomLeft: bl)
    }
}
