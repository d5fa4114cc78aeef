import QuartzCore

/// The screen that everything is drawn for. There is one; whoever draws sets its size and scale.
@MainActor @preconcurrency public final class UIScreen: NSObject {
    public static let main = UIScreen()

    public package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels a point.
    public package(set) var scale: CGFloat = 2

    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    public var nativeScale: CGFloat { scale }
    public var traitCollection: UITraitCollection { .current }
}
