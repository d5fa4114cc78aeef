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
}
