import QuartzCore

extension UIView {
    /// Draws the view with its subviews, as on the screen, into the current context, its bounds laid into `rect`. Layout and drawing that
    /// wait are done first, whatever `afterUpdates` says.
    ///
    /// - Returns: Whether it was drawn: false where there is no current context.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
            isFinite("drawHierarchy(in:afterScreenUpdates:)", rect.minX, rect.minY, rect.width, rect.height)
        else { return false }
        windowReference?.settle()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.renderAsOnScreen(in: context)
        context.restoreGState()
        return true
    }

    /// A view that shows what this one shows now; nil for a view without a size.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows a part of this one; where it is resized, what lies within the insets is stretched alone.
    public final func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0,
            isFinite("snapshotView(afterScreenUpdates:)", rect.minX, rect.minY, rect.width, rect.height)
        else { return nil }
        let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
            let place = CGRect(
                x: bounds.minX - rect.minX, y: bounds.minY - rect.minY, width: bounds.width, height: bounds.height)
            drawHierarchy(in: place, afterScreenUpdates: afterUpdates)
        }
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.layer.contents = image.cgImage
        snapshot.layer.contentsScale = image.scale
        let (left, top) = (capInsets.left / rect.width, capInsets.top / rect.height)
        snapshot.layer.contentsCenter = CGRect(
            x: left, y: top, width: max(1 - left - capInsets.right / rect.width, 0),
            height: max(1 - top - capInsets.bottom / rect.height, 0))
        return snapshot
    }
}
