import CoreGraphics

/// What the controls set. Each mode has a minimum of its own, which waits while the other mode is on.
struct Settings: Equatable {
    /// Of the container, in points.
    var radius: CGFloat = 28
    var usesDifferentCorners = false
    private var uniformMinimum: CGFloat = 8
    private var independentMinimum: CGFloat = 0

    init(radius: CGFloat = 28, usesDifferentCorners: Bool = false) {
        self.radius = radius
        self.usesDifferentCorners = usesDifferentCorners
    }

    /// The smallest radius that the inner rectangle's corners may have in the present mode.
    var minimum: CGFloat {
        get { usesDifferentCorners ? independentMinimum : uniformMinimum }
        set {
            if usesDifferentCorners { independentMinimum = newValue } else { uniformMinimum = newValue }
        }
    }
}
