import LayoutConstraints

// AppKit's names for what both frameworks have.
extension NSLayoutConstraint {
    public typealias Priority = UILayoutPriority
    public typealias Orientation = NSLayoutConstraint.Axis
}

extension NSLayoutConstraint.Priority {
    public static let dragThatCanResizeWindow = NSLayoutConstraint.Priority(510)
    public static let windowSizeStayPut = NSLayoutConstraint.Priority(500)
    public static let dragThatCannotResizeWindow = NSLayoutConstraint.Priority(490)
    public static let fittingSizeCompression = NSLayoutConstraint.Priority(50)
}
