import QuartzCore

/// The screen that everything is drawn for. There is one; whoever draws sets its size and scale.
@MainActor @preconcurrency open class UIScreen: NSObject {
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    /// In points.
    public internal(set) final var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels a point.
    public internal(set) final var scale: CGFloat = 2

    /// In pixels.
    public final var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    public final var nativeScale: CGFloat { scale }
    public final var maximumFramesPerSecond: Int { 60 }
    public final var traitCollection: UITraitCollection { .ofScreen }

    override init() {
        super.init()
    }
}
