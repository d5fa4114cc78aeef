internal import CornerGeometry
import QuartzCore

/// What a view remembers of its corners between two layouts.
struct ViewCorners {
    /// The radii that the view was last told of; nil without a configuration.
    var told: CornerRadii?
    /// Something that the radii depend on may have changed; a new view has not been told of any.
    var isMarked = true
    /// The view or one below it is marked; then all above it say so too.
    var waitsBelow = true
}
