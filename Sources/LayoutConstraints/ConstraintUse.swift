/// What a view keeps of its part in Auto Layout, with the guides of its framework.
package struct ConstraintUse<Guides> {
    /// `translatesAutoresizingMaskIntoConstraints`.
    package var isAutoresized = true
    /// Horizontally and vertically.
    package var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
    package var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    /// `updateConstraints()` is to be called, of this view or one below.
    package var needsUpdate = true
    package var needsUpdateBelow = true
    /// Its frame is being set by the layout, not by its owner.
    package var isBeingPlaced = false
    /// The places of subviews have changed since they were last set.
    package var hasUnplaced = false
    /// Hidden, but seen until the animation ends that it goes in.
    package var isHiding = false
    package var guides: Guides

    package init(guides: Guides) { self.guides = guides }
}
