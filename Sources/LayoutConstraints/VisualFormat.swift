import CoreGraphics

/// A visual format as it was read: views in a row, with spaces between them.
struct VisualFormat {
    /// A relation of a space or a length.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        /// Nil where a view is named.
        var constant: CGFloat?
        var view: String?
        var multiplier: CGFloat = 1
        var offset: CGFloat = 0
        var priority = UILayoutPriority.required
        /// Where it begins in the text.
        var place = 0
    }

    /// What lies between two things.
    enum Space {
        /// They touch.
        case none
        /// What the system leaves.
        case standard
        case given([Predicate])
    }

    struct View {
        var name: String
        var lengths: [Predicate] = []
        var place = 0
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// From the superview's edge to the first view; nil where the format does not begin there.
    var leading: Space?
    var views: [View] = []
    /// Between one view and the next.
    var spaces: [Space] = []
    var trailing: Space?
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error {
    var reason: String
    var place: Int
}
