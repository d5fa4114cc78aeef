import QuartzCore

extension UIView: @preconcurrency LayoutItem {
    package final var layoutContainer: (any LayoutItem)? { superviewReference }
    package final var layoutChildren: [any LayoutItem] { constraintUse.guides.all + subviewList }
    package final var isLayoutGuide: Bool { false }

    package final var layoutDescription: String {
        accessibilityIdentifier.map { "\(type(of: self)) '\($0)'" } ?? "\(type(of: self))"
    }

    package final var isAutoresized: Bool { constraintUse.isAutoresized }

    package final func givenSpan(_ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
        let (rect, mask) = (alignmentRect(forFrame: untransformedFrame), autoresizingMask)
        let outer = superviewReference?.bounds ?? .zero
        let isHorizontal = axis == .horizontal
        let span = FlexibleSpan(
            before: isHorizontal ? rect.minX - outer.minX : rect.minY - outer.minY,
            length: isHorizontal ? rect.width : rect.height, total: isHorizontal ? outer.width : outer.height,
            flexible: isHorizontal
                ? (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                )
                : (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
        return LayoutSpan(span, follows: superviewReference?.autoresizesSubviews == true)
    }

    package final var presentSize: CGSize { alignmentRect(forFrame: untransformedFrame).size }

    package final var alignmentInsets: LayoutInsets { LayoutInsets(alignmentRectInsets) }

    package final func naturalSize(forWidth width: CGFloat?) -> CGSize {
        if let width, hasHeightForWidth { return intrinsicContentSize(forWidth: width) }
        return intrinsicContentSize
    }

    package final func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentHuggingPriority(for: axis)
    }

    package final func resistancePriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentCompressionResistancePriority(for: axis)
    }

    package final var insetsInContainer: LayoutInsets? { nil }
    package final var marginInsets: LayoutInsets { LayoutInsets(layoutMargins) }
    package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    package final func baselineItem(isFirst: Bool) -> any LayoutItem {
        let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
        return view !== self && view.isInside(self) ? view.baselineItem(isFirst: isFirst) : self
    }

    package final func baselineOffset(isFirst: Bool) -> CGFloat {
        guard let baselineDistances else { return 0 }
        return isFirst ? baselineDistances.first : baselineDistances.last
    }

    package final func placeChanged() {
        guard let superview = superviewReference else { return setNeedsLayout() }
        if superview.isLayingOut {
            superview.constraintUse.hasUnplaced = true
        } else {
            superview.setNeedsLayout()
        }
    }
}

extension LayoutInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
