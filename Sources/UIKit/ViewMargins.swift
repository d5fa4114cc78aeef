import QuartzCore

/// What a view keeps of its margins.
struct ViewMargins {
    var insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var preservesSuperview = false
    var followsSafeArea = true
    /// The safe area that the view was last told of.
    var seenSafeArea = UIEdgeInsets.zero
}
