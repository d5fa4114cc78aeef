import QuartzCore

/// A part of a view whose owner is to hear of the mouse. All windows count as active here.
open class NSTrackingArea: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mouseEnteredAndExited = Options(rawValue: 0x01)
        public static let mouseMoved = Options(rawValue: 0x02)
        public static let cursorUpdate = Options(rawValue: 0x04)
        public static let activeWhenFirstResponder = Options(rawValue: 0x10)
        public static let activeInKeyWindow = Options(rawValue: 0x20)
        public static let activeInActiveApp = Options(rawValue: 0x40)
        public static let activeAlways = Options(rawValue: 0x80)
        public static let assumeInside = Options(rawValue: 0x100)
        public static let inVisibleRect = Options(rawValue: 0x200)
        public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
    }

    public final let rect: NSRect
    public final let options: NSTrackingArea.Options
    public final weak var owner: AnyObject?
    /// That it was added to.
    final weak var view: NSView?
    /// Whether the mouse was inside it the last time.
    final var isEntered: Bool
    public final let userInfo: [AnyHashable: Any]?

    public init(
        rect: NSRect, options: NSTrackingArea.Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.rect = rect
        self.options = options
        self.owner = owner as AnyObject?
        self.userInfo = userInfo
        isEntered = options.contains(.assumeInside)
        super.init()
    }
}
