import CoreGraphics

/// What constraints can be about: a view or a guide of any framework. Coordinates grow rightwards and downwards from the
/// corner of the container, in points.
@MainActor package protocol LayoutItem: AnyObject {
    var layoutState: LayoutState { get }
    /// A view's superview, a guide's view.
    var layoutContainer: (any LayoutItem)? { get }
    /// The guides and views inside; a guide has none.
    var layoutChildren: [any LayoutItem] { get }
    /// Nil for a guide: what can hold constraints.
    var isLayoutGuide: Bool { get }
    /// For messages.
    var layoutDescription: String { get }

    /// The frame is given, and follows the container by the autoresizing mask; otherwise constraints decide.
    var isAutoresized: Bool { get }
    /// The given frame on an axis, of the alignment rectangle.
    func givenSpan(_ axis: NSLayoutConstraint.Axis) -> LayoutSpan
    /// The size that the alignment rectangle has now.
    var presentSize: CGSize { get }
    /// What the frame reaches beyond the alignment rectangle.
    var alignmentInsets: LayoutInsets { get }
    /// The size that the content would like, -1 where it does not care.
    ///
    /// - Parameter width: The width that the layout gives the item, for content whose height depends on it; nil if it is
    ///   not known yet.
    func naturalSize(forWidth width: CGFloat?) -> CGSize
    /// Whether the natural height depends on the width.
    var hasHeightForWidth: Bool { get }
    func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    func resistancePriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    /// For a guide that lies inside its view at these distances from the view's frame; nil where constraints decide.
    var insetsInContainer: LayoutInsets? { get }
    var marginInsets: LayoutInsets { get }
    var isRightToLeft: Bool { get }
    /// The item that a baseline is taken of: itself, or one inside.
    func baselineItem(isFirst: Bool) -> any LayoutItem
    /// From the alignment rectangle's top to the first baseline, from the last to its bottom.
    func baselineOffset(isFirst: Bool) -> CGFloat

    /// What constraints say of the item has changed since it was last placed: its container is to lay out.
    func placeChanged()
}

extension LayoutItem {
    package var layoutRoot: any LayoutItem {
        var item: any LayoutItem = self
        while let next = item.layoutContainer { item = next }
        return item
    }

    /// The view itself, or the view of a guide.
    var layoutView: (any LayoutItem)? { isLayoutGuide ? layoutContainer : self }

    package func isLaidOut(inside ancestor: any LayoutItem) -> Bool {
        var item: (any LayoutItem)? = self
        while let current = item {
            if current === ancestor { return true }
            item = current.layoutContainer
        }
        return false
    }
}
