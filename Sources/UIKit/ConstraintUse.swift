import LayoutConstraints

/// What a view keeps of its part in Auto Layout.
struct ConstraintUse {
    /// `translatesAutoresizingMaskIntoConstraints`.
    var isAutoresized = true
    /// Horizontally and vertically.
    var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
    var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    /// `updateConstraints()` is to be called, of this view or one below.
    var needsUpdate = true
    var needsUpdateBelow = true
    /// Its frame is being set by the layout, not by its owner.
    var isBeingPlaced = false
    /// The places of subviews have changed since they were last set.
    var hasUnplaced = false
    /// Hidden, but seen until the animation ends that it goes in.
    var isHiding = false
    var guides = ViewGuides()
}
