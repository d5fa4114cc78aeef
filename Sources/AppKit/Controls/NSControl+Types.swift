import QuartzCore

extension NSControl {
    public enum ControlSize: UInt, Sendable {
        case regular = 0
        case small = 1
        case mini = 2
        case large = 3
    }

    /// Whether something is on.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public init(_ rawValue: Int) { self.rawValue = rawValue }

        /// Some of what it stands for is on, some off.
        public static let mixed = StateValue(-1)
        public static let off = StateValue(0)
        public static let on = StateValue(1)
    }

    /// Where a control's image lies beside its title.
    public enum ImagePosition: UInt, Sendable {
        case noImage = 0
        case imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
    }

    /// Posted by a text field; the object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "NSControlTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "NSControlTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "NSControlTextDidEndEditingNotification")
}

extension NSFont {
    /// Of a control's text.
    public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
        switch controlSize {
        case .regular, .large: systemFontSize
        case .small: smallSystemFontSize
        case .mini: 9
        }
    }
}
