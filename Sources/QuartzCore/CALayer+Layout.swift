import CoreGraphics
import Raster

extension CALayer {
    public final func setNeedsLayout() {
        layoutFlags.needsLayout = true
        markLayoutBelow()
    }

    public final func needsLayout() -> Bool { layoutFlags.needsLayout }

    /// Lays out now: from here, or from the topmost of the layers above that need it without a gap.
    public final func layoutIfNeeded() {
        var top = self
        while let parent = top.superlayer, parent.layoutFlags.needsLayout { top = parent }
        top.settleLayout()
    }

    public final func setNeedsDisplay() {
        layoutFlags.needsDisplay = true
        markDisplayBelow()
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
        for _ in 0..<Self.maximumRounds {
            guard needsSettling || layoutFlags.needsDisplayBelow else { return }
            let rests = settleLayout()
            displayTree(depth: 0)
            guard rests else { break }
        }
        Notice.once(
            "CALayer: layout or display that asks for itself again was stopped after \(Self.maximumRounds) rounds")
    }

    private static var maximumRounds: Int { 100 }

    /// Lays out until no layer of the tree wants it any more. False where that never comes.
    ///
    /// Rounds are those of the whole tree: counted for each layer, those of layers inside one another would multiply.
    @discardableResult private func settleLayout() -> Bool {
        for _ in 0..<Self.maximumRounds where needsSettling {
            updateTree(depth: 0)
            layoutTree(depth: 0)
        }
        return !needsSettling
    }

    private var needsSettling: Bool { layoutFlags.needsLayoutBelow || layoutFlags.needsUpdateBelow }

    private func layoutTree(depth: Int) {
        guard layoutFlags.needsLayoutBelow else { return }
        layoutFlags.needsLayoutBelow = false
        guard depth <= Self.maximumDepth else { return Self.sayTooDeep() }
        if layoutFlags.needsLayout {
            layoutFlags.needsLayout = false
            layoutSublayers()
        }
        for child in children { child.layoutTree(depth: depth + 1) }
        maskLayer?.layoutTree(depth: depth + 1)
    }

    private func displayTree(depth: Int) {
        guard layoutFlags.needsDisplayBelow else { return }
        layoutFlags.needsDisplayBelow = false
        guard depth <= Self.maximumDepth else { return Self.sayTooDeep() }
        displayIfNeeded()
        for child in children { child.displayTree(depth: depth + 1) }
        maskLayer?.displayTree(depth: depth + 1)
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
