import CornerGeometry
import QuartzCore

/// What a view remembers of its corners between two layouts.
struct ViewCorners {
    /// The radii that the view was last told of; nil without a configuration.
    var told: CornerRadii?
    /// Something that the radii depend on may have changed.
    var isMarked = false
    /// The view or one below it is marked.
    var waitsBelow = false
}
