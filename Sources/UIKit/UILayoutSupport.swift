import QuartzCore

/// The edge of a bar, as the guides of controllers before iOS 11 gave it. Nothing here gives one; the safe area takes its
/// place.
@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
    /// How far the bar reaches into the view, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}
