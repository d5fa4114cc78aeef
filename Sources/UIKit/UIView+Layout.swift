import QuartzCore

extension UIView {
    /// Changes the layer's rectangle, then what depends on the size: subviews by their autoresizing masks, and the
    /// drawing of a view that redraws.
    final func resize(_ change: () -> Void) {
        let old = layer.bounds.size
        change()
        let new = layer.bounds.size
        guard new != old else { return }
        if autoresizesSubviews {
            for subview in subviewList { subview.autoresize(from: old, to: new) }
        }
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Splits a change of the superview's size over the flexible parts, in proportion to their lengths.
    private func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let mask = autoresizingMask
        let horizontal = FlexibleSpan(
            before: frame.minX, length: frame.width, total: old.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let vertical = FlexibleSpan(
            before: frame.minY, length: frame.height, total: old.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        let (x, width) = horizontal.resized(to: new.width)
        let (y, height) = vertical.resized(to: new.height)
        frame = CGRect(x: x, y: y, width: width, height: height)
    }
}
