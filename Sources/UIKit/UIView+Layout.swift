import QuartzCore
internal import Raster
import UIFoundation

extension UIView {
    /// Changes the layer's rectangle, then what depends on the size: subviews by their autoresizing masks, the drawing
    /// of a view that redraws, and the layout of the superview, unless it is just that which resizes the view.
    final func resize(_ name: String, _ rect: CGRect, _ change: () -> Void) {
        guard isFinite(name, rect.minX, rect.minY, rect.maxX, rect.maxY, rect.width, rect.height) else { return }
        let (old, oldPlace) = (layer.bounds.size, layer.position)
        change()
        let new = layer.bounds.size
        if new != old || oldPlace != layer.position { givenFrameChanged() }
        guard new != old else { return }
        if autoresizesSubviews {
            for subview in subviewList where subview.constraintUse.isAutoresized {
                subview.placing { subview.autoresize(from: old, to: new) }
            }
        }
        if let superviewReference, !superviewReference.isLayingOut { superviewReference.setNeedsLayout() }
        contentSurroundingsChanged()
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// What is not finite is refused, and said.
    final func isFinite(_ name: String, _ values: CGFloat...) -> Bool {
        if values.allSatisfy(\.isFinite) { return true }
        Notice.once("UIView.\(name): a value that is not finite; ignored")
        return false
    }

    /// Splits a change of the superview's size over the flexible parts, in proportion to their lengths. The rectangle
    /// is that of the view before its transform.
    private func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let mask = autoresizingMask
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        let horizontal = FlexibleSpan(
            before: center.x - anchor.x * size.width, length: size.width, total: old.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ))
        let vertical = FlexibleSpan(
            before: center.y - anchor.y * size.height, length: size.height, total: old.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
        let (x, width) = horizontal.resized(to: new.width)
        let (y, height) = vertical.resized(to: new.height)
        bounds = CGRect(x: bounds.minX, y: bounds.minY, width: width, height: height)
        center = CGPoint(x: x + anchor.x * width, y: y + anchor.y * height)
    }
}
