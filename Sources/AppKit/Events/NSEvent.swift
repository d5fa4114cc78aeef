import QuartzCore

/// Something that happened to the interface. A script makes those of the mouse's left button; a program may make events
/// of the mouse and of keys and send them to a window.
@MainActor @preconcurrency open class NSEvent: NSObject {
    public final let type: NSEvent.EventType
    /// In the window's space, y upwards.
    public final let locationInWindow: NSPoint
    public final let modifierFlags: NSEvent.ModifierFlags
    /// In seconds.
    public final let timestamp: TimeInterval
    public final let windowNumber: Int
    public final let eventNumber: Int
    public final let clickCount: Int
    /// 0 ... 1.
    public final let pressure: Float
    package final weak var windowReference: NSWindow?
    final var details = EventDetails()

    package init(
        type: NSEvent.EventType, location: NSPoint, modifierFlags: NSEvent.ModifierFlags = [],
        timestamp: TimeInterval = CACurrentMediaTime(), window: NSWindow? = nil, windowNumber: Int = 0,
        eventNumber: Int = 0, clickCount: Int = 1, pressure: Float = 1
    ) {
        self.type = type
        locationInWindow = location
        self.modifierFlags = modifierFlags
        self.timestamp = timestamp
        windowReference = window
        self.windowNumber = window?.windowNumber ?? windowNumber
        self.eventNumber = eventNumber
        self.clickCount = clickCount
        self.pressure = pressure
        super.init()
    }

    open var window: NSWindow? { windowReference ?? NSApplication.shared.window(withWindowNumber: windowNumber) }

    /// 0 the left button, 1 the right one, 2 another.
    open var buttonNumber: Int {
        switch type {
        case .rightMouseDown, .rightMouseUp, .rightMouseDragged: 1
        case .otherMouseDown, .otherMouseUp, .otherMouseDragged: 2
        default: 0
        }
    }

    /// A mouse event; nil for a type that is none of the mouse's.
    ///
    /// - Parameter location: In the window's space.
    open class func mouseEvent(
        with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags,
        timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
        eventNumber eNum: Int, clickCount cNum: Int, pressure: Float
    ) -> NSEvent? {
        guard type.isOfMouse else { return nil }
        return NSEvent(
            type: type, location: location, modifierFlags: flags, timestamp: time, windowNumber: wNum,
            eventNumber: eNum, clickCount: cNum, pressure: pressure)
    }
}
