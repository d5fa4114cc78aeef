internal import CornerGeometry
import QuartzCore

/// The screen that everything is drawn for. There is one; whoever draws sets its size and scale.
@MainActor @preconcurrency open class UIScreen: NSObject {
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    /// In points.
    public internal(set) final var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels a point.
    public internal(set) final var scale: CGFloat = 2

    /// The rounded corners of the screen, in points; square unless a device is shown. They are the outermost ones that
    /// concentric corners follow; nothing is clipped by them.
    final var cornerRadii = CornerRadii.zero
    final var cornerContainer: CornerContainer { CornerContainer(box: bounds, radii: cornerRadii) }

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
