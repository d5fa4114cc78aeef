import QuartzCore

extension LayoutInsets {
    init(_ insets: NSEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension NSRect {
    /// Without the insets, whose top is the one that is seen; those that are larger than the rectangle leave an empty
    /// one.
    func inset(by insets: NSEdgeInsets, isFlipped: Bool) -> NSRect {
        NSRect(
            x: minX + insets.left, y: minY + (isFlipped ? insets.top : insets.bottom),
            width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
    }

    /// With the insets around it.
    func outset(by insets: NSEdgeInsets, isFlipped: Bool) -> NSRect {
        NSRect(
            x: minX - insets.left, y: minY - (isFlipped ? insets.top : insets.bottom),
            width: max(0, width + insets.left + insets.right), height: max(0, height + insets.top + insets.bottom))
    }
}
