import QuartzCore

extension NSEvent {
    /// Where a gesture on a trackpad stands.
    public struct Phase: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let began = Phase(rawValue: 1 << 0)
        public static let stationary = Phase(rawValue: 1 << 1)
        public static let changed = Phase(rawValue: 1 << 2)
        public static let ended = Phase(rawValue: 1 << 3)
        public static let cancelled = Phase(rawValue: 1 << 4)
        public static let mayBegin = Phase(rawValue: 1 << 5)
    }

    /// Keys that type nothing, by the characters that stand for them.
    public struct SpecialKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let upArrow = SpecialKey(rawValue: 0xF700)
        public static let downArrow = SpecialKey(rawValue: 0xF701)
        public static let leftArrow = SpecialKey(rawValue: 0xF702)
        public static let rightArrow = SpecialKey(rawValue: 0xF703)
        public static let deleteForward = SpecialKey(rawValue: 0xF728)
        public static let home = SpecialKey(rawValue: 0xF729)
        public static let end = SpecialKey(rawValue: 0xF72B)
        public static let pageUp = SpecialKey(rawValue: 0xF72C)
        public static let pageDown = SpecialKey(rawValue: 0xF72D)
        public static let enter = SpecialKey(rawValue: 0x03)
        public static let backspace = SpecialKey(rawValue: 0x08)
        public static let tab = SpecialKey(rawValue: 0x09)
        public static let newline = SpecialKey(rawValue: 0x0A)
        public static let carriageReturn = SpecialKey(rawValue: 0x0D)
        public static let backTab = SpecialKey(rawValue: 0x19)
        public static let delete = SpecialKey(rawValue: 0x7F)

        static let all: Set<SpecialKey> = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .deleteForward, .home, .end, .pageUp, .pageDown, .enter,
            .backspace, .tab, .newline, .carriageReturn, .backTab, .delete,
        ]
    }

    /// In seconds: how long after a click the next one still belongs to it.
    public nonisolated class var doubleClickInterval: TimeInterval { 0.5 }

    public final var characters: String? { details.characters }
    public final var charactersIgnoringModifiers: String? { details.charactersIgnoringModifiers }
    public final var isARepeat: Bool { details.isARepeat }
    public final var keyCode: UInt16 { details.keyCode }

    /// The key that typed no text; nil for others.
    public final var specialKey: NSEvent.SpecialKey? {
        guard let scalar = details.charactersIgnoringModifiers?.unicodeScalars.first else { return nil }
        let key = SpecialKey(rawValue: Int(scalar.value))
        return SpecialKey.all.contains(key) ? key : nil
    }

    public final var magnification: CGFloat { details.magnification }
    public final var rotation: Float { details.rotation }
    public final var phase: NSEvent.Phase { details.phase }
    public final var momentumPhase: NSEvent.Phase { [] }
    public final var scrollingDeltaX: CGFloat { details.scroll.width }
    public final var scrollingDeltaY: CGFloat { details.scroll.height }
    public final var deltaX: CGFloat { details.scroll.width }
    public final var deltaY: CGFloat { details.scroll.height }
    public final var hasPreciseScrollingDeltas: Bool { true }
    public final var isDirectionInvertedFromDevice: Bool { false }
    /// The area whose edge the mouse has crossed.
    public final var trackingArea: NSTrackingArea? { details.trackingArea }

    /// An event of a key; nil for a type that is none of the keyboard's.
    public class func keyEvent(
        with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags,
        timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
        characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool,
        keyCode code: UInt16
    ) -> NSEvent? {
        guard [.keyDown, .keyUp, .flagsChanged].contains(type) else { return nil }
        let event = NSEvent(
            type: type, location: location, modifierFlags: flags, timestamp: time, windowNumber: wNum, clickCount: 0
        )
        event.details.characters = keys
        event.details.charactersIgnoringModifiers = ukeys
        event.details.isARepeat = flag
        event.details.keyCode = code
        return event
    }

    /// An event of a wheel or of two fingers on a trackpad, which the system alone makes on macOS.
    ///
    /// - Parameters:
    ///   - scroll: By how much the content is to move, rightwards and downwards, in points.
    ///   - rotation: In degrees.
    package static func gesture(
        _ type: NSEvent.EventType, at location: NSPoint, in window: NSWindow, _ phase: NSEvent.Phase = [],
        magnification: CGFloat = 0, rotation: Float = 0, scroll: CGSize = .zero
    ) -> NSEvent {
        let event = NSEvent(type: type, location: location, window: window, clickCount: 0)
        event.details.phase = phase
        event.details.magnification = magnification
        event.details.rotation = rotation
        event.details.scroll = scroll
        return event
    }
}
