import QuartzCore
import Synchronization

/// The screen that everything is drawn for. There is one; whoever draws sets its size and scale.
@MainActor @preconcurrency open class NSScreen: NSObject {
    private static let only = NSScreen()

    public class var main: NSScreen? { only }
    public class var screens: [NSScreen] { [only] }
    public class var deepest: NSScreen? { only }
    public class var screensHaveSeparateSpaces: Bool { false }

    /// In points, y upwards.
    public internal(set) final var frame = NSRect(x: 0, y: 0, width: 1440, height: 900)
    /// Pixels a point.
    public final var backingScaleFactor: CGFloat { ScreenScale.ofMain }

    open var visibleFrame: NSRect { frame }
    open var localizedName: String { "Screen" }
    open var colorSpace: NSColorSpace? { .sRGB }
    open var maximumFramesPerSecond: Int { 60 }
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsetsZero }

    open func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
        let scale = backingScaleFactor
        let scaled = NSRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
        let whole = NSIntegralRectWithOptions(scaled, options)
        return NSRect(
            x: whole.minX / scale, y: whole.minY / scale, width: whole.width / scale, height: whole.height / scale)
    }

    open func convertRectToBacking(_ rect: NSRect) -> NSRect {
        let scale = backingScaleFactor
        return NSRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    }

    open func convertRectFromBacking(_ rect: NSRect) -> NSRect {
        let scale = backingScaleFactor
        return NSRect(
            x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale)
    }

    static var shared: NSScreen { only }
}
