import QuartzCore
import UIFoundation

// Constraints count from the top left corner, y downwards; frames count as the superview does.
extension NSView: LayoutItem {
    package final var layoutContainer: (any LayoutItem)? { superviewReference }
    package final var layoutChildren: [any LayoutItem] { constraintUse.guides.all + subviewList }
    package final var isLayoutGuide: Bool { false }
    package final var layoutDescription: String {
        identifier.map { "\(type(of: self)) '\($0.rawValue)'" } ?? "\(type(of: self))"
    }

    /// A window's content has the window's size whatever it says.
    package final var isAutoresized: Bool {
        constraintUse.isAutoresized || superviewReference == nil && windowReference != nil
    }

    package final func givenSpan(_ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
        let rect = superviewReference?.toTopLeft(alignmentRect(forFrame: frameRect)) ?? frameRect
        let (outer, mask) = (superviewReference?.boundsRect.size ?? .zero, autoresizingMask)
        let follows = superviewReference?.autoresizesSubviews == true
        guard axis == .vertical else {
            return LayoutSpan(
                FlexibleSpan(
                    before: rect.minX, length: rect.width, total: outer.width,
                    flexible: (mask.contains(.minXMargin), mask.contains(.width), mask.contains(.maxXMargin))),
                follows: follows)
        }
        let isFlipped = superviewReference?.isFlipped ?? false
        let (low, high) = (mask.contains(.minYMargin), mask.contains(.maxYMargin))
        // Without a mask a frame keeps its distance to where its superview's space begins: the bottom, unless flipped.
        let isFixed = !low && !high && !mask.contains(.height)
        return LayoutSpan(
            FlexibleSpan(
                before: rect.minY, length: rect.height, total: outer.height,
                flexible: (
                    isFlipped ? low : high || isFixed || !follows, mask.contains(.height) && follows,
                    isFlipped ? high : low && follows
                )), follows: follows || !isFlipped)
    }

    package final var presentSize: CGSize { alignmentRect(forFrame: frameRect).size }
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
    package final var marginInsets: LayoutInsets { LayoutInsets() }
    package final var isRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }
    package final func baselineItem(isFirst: Bool) -> any LayoutItem { self }

    package final func baselineOffset(isFirst: Bool) -> CGFloat {
        isFirst ? firstBaselineOffsetFromTop : lastBaselineOffsetFromBottom
    }

    package final func placeChanged() {
        guard let superview = superviewReference else { return needsLayout = true }
        if superview.isLayingOut {
            superview.constraintUse.hasUnplaced = true
        } else {
            superview.needsLayout = true
        }
    }

    /// A rectangle of the view's space, counted from the top left corner of its bounds, y downwards.
    final func toTopLeft(_ rect: NSRect) -> CGRect {
        CGRect(
            x: rect.minX - boundsRect.minX,
            y: isFlipped ? rect.minY - boundsRect.minY : boundsRect.maxY - rect.maxY, width: rect.width,
            height: rect.height)
    }

    /// The other way.
    final func fromTopLeft(_ rect: CGRect) -> NSRect {
        NSRect(
            x: rect.minX + boundsRect.minX,
            y: isFlipped ? rect.minY + boundsRect.minY : boundsRect.maxY - rect.maxY, width: rect.width,
            height: rect.height)
    }

    final var pixelScale: CGFloat { windowReference?.backingScaleFactor ?? ScreenScale.ofMain }
}
