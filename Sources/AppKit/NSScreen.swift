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
        BackingPixels.aligned(rect, scale: backingScaleFactor, options: options)
    }

    open func convertRectToBacking(_ rect: NSRect) -> NSRect { BackingPixels.scaled(rect, by: backingScaleFactor) }

    open func convertRectFromBacking(_ rect: NSRect) -> NSRect {
        BackingPixels.scaled(rect, by: 1 / backingScaleFactor)
    }

    static var shared: NSScreen { only }
}
