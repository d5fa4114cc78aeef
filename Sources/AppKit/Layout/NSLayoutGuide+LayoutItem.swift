import QuartzCore

extension NSLayoutGuide: LayoutItem {
    package final var layoutContainer: (any LayoutItem)? { owner }
    package final var layoutChildren: [any LayoutItem] { [] }
    package final var isLayoutGuide: Bool { true }
    package final var layoutDescription: String {
        let name = identifier.rawValue.isEmpty ? "" : " '\(identifier.rawValue)'"
        return "\(type(of: self))\(name)"
    }
    package final var isAutoresized: Bool { false }
    package final func givenSpan(_ axis: NSLayoutConstraint.Axis) -> LayoutSpan { LayoutSpan(start: 0, length: 0) }
    package final var presentSize: CGSize { .zero }
    package final var alignmentInsets: LayoutInsets { LayoutInsets() }
    package final func naturalSize(forWidth width: CGFloat?) -> CGSize { CGSize(width: -1, height: -1) }
    package final var hasHeightForWidth: Bool { false }
    package final func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    package final func resistancePriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
    package final var insetsInContainer: LayoutInsets? {
        guard let insets, let owner else { return nil }
        return LayoutInsets(insets(owner))
    }
    package final var marginInsets: LayoutInsets { LayoutInsets() }
    package final var isRightToLeft: Bool { owner?.isRightToLeft ?? false }
    package final func baselineItem(isFirst: Bool) -> any LayoutItem { self }
    package final func baselineOffset(isFirst: Bool) -> CGFloat { 0 }
    /// A guide has no frame to be set; nobody is told.
    package final func placeChanged() {}
}
