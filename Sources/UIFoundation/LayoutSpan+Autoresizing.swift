import LayoutConstraints

extension LayoutSpan {
    /// What constraints are told of a frame that follows its superview.
    ///
    /// - Parameter follows: Whether the superview moves its subviews when its size changes.
    package init(_ span: FlexibleSpan, follows: Bool) {
        guard follows else {
            self.init(start: span.before, length: span.length)
            return
        }
        // Both ends change in proportion to the superview's length, so that one step tells how much.
        let more = span.resized(to: span.total + 1)
        let (startFactor, lengthFactor) = (more.start - span.before, more.length - span.length)
        self.init(
            start: span.before - startFactor * span.total, startFactor: startFactor,
            length: span.length - lengthFactor * span.total, lengthFactor: lengthFactor)
    }
}
