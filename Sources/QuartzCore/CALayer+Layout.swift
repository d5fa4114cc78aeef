import CoreGraphics

extension CALayer {
    public final func setNeedsLayout() {
        layoutFlags.needsLayout = true
        markLayoutBelow()
    }

    public final func needsLayout() -> Bool { layoutFlags.needsLayout }

    /// Lays out now, from the topmost ancestor that needs it.
    public final func layoutIfNeeded() {
        var top = self
        var ancestor = superlayer
        while let current = ancestor {
            if current.layoutFlags.needsLayout { top = current }
            ancestor = current.superlayer
        }
        top.layoutTree()
    }

    public final func setNeedsDisplay() {
        layoutFlags.needsDisplay = true
        markDisplayBelow()
        invalidate()
    }

    /// The whole layer is drawn again, whatever the rectangle.
    public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    public final func needsDisplay() -> Bool { layoutFlags.needsDisplay }

    public final func displayIfNeeded() {
        guard layoutFlags.needsDisplay else { return }
        layoutFlags.needsDisplay = false
        display()
    }

    /// Layout, then display, of the whole subtree and its masks: what must have happened before a commit.
    ///
    /// Displaying may ask for layout again (a view that adds layers in `draw(_:)`), so both are repeated until
    /// neither is wanted; a tree that never comes to rest is drawn as it stands after 100 rounds.
    package final func prepareForCommit() {
        for _ in 0..<100 {
            guard layoutFlags.needsLayoutBelow || layoutFlags.needsDisplayBelow else { return }
            layoutTree()
            displayTree()
        }
    }

    private func layoutTree() {
        for _ in 0..<100 where layoutFlags.needsLayoutBelow {
            layoutFlags.needsLayoutBelow = false
            if layoutFlags.needsLayout {
                layoutFlags.needsLayout = false
                layoutSublayers()
            }
            for child in children { child.layoutTree() }
            maskLayer?.layoutTree()
        }
    }

    private func displayTree() {
        guard layoutFlags.needsDisplayBelow else { return }
        layoutFlags.needsDisplayBelow = false
        displayIfNeeded()
        for child in children { child.displayTree() }
        maskLayer?.displayTree()
    }

    final func markLayoutBelow() {
        var layer: CALayer? = self
        while let current = layer, !current.layoutFlags.needsLayoutBelow {
            current.layoutFlags.needsLayoutBelow = true
            layer = current.superlayer ?? current.maskedLayer
        }
    }

    final func markDisplayBelow() {
        var layer: CALayer? = self
        while let current = layer, !current.layoutFlags.needsDisplayBelow {
            current.layoutFlags.needsDisplayBelow = true
            layer = current.superlayer ?? current.maskedLayer
        }
    }
}
