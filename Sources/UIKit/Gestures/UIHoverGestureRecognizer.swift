import QuartzCore

/// A pointer over a view. There is none here: it stays possible.
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {}
