import QuartzCore

/// What helps people to use a program. Nothing reads programs out here, and nothing is switched on but what traits say.
public enum UIAccessibility {
    /// What a program tells the one that reads it out.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
    }

    /// Heard by nobody.
    @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {}

    @MainActor public static var isVoiceOverRunning: Bool { false }
    @MainActor public static var isSwitchControlRunning: Bool { false }
    @MainActor public static var isAssistiveTouchRunning: Bool { false }
    @MainActor public static var isGuidedAccessEnabled: Bool { false }
    @MainActor public static var isBoldTextEnabled: Bool { false }
    @MainActor public static var buttonShapesEnabled: Bool { false }
    @MainActor public static var isReduceTransparencyEnabled: Bool { false }
    @MainActor public static var isReduceMotionEnabled: Bool { false }
    @MainActor public static var prefersCrossFadeTransitions: Bool { false }
    @MainActor public static var isInvertColorsEnabled: Bool { false }
    @MainActor public static var isGrayscaleEnabled: Bool { false }
    @MainActor public static var isClosedCaptioningEnabled: Bool { false }
    @MainActor public static var isMonoAudioEnabled: Bool { false }
    @MainActor public static var isSpeakSelectionEnabled: Bool { false }
    @MainActor public static var isSpeakScreenEnabled: Bool { false }
    @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
    @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
    @MainActor public static var isVideoAutoplayEnabled: Bool { true }
    @MainActor public static var isShakeToUndoEnabled: Bool { true }

    /// Whether the traits of now ask for high contrast.
    @MainActor public static var isDarkerSystemColorsEnabled: Bool {
        UITraitCollection.current.accessibilityContrast == .high
    }

    // Posted by nothing.
    public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
    public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
    public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
    public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
    public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
    public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
    public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
    public static let elementFocusedNotification = name("ElementFocused")

    private static func name(_ event: String) -> NSNotification.Name {
        NSNotification.Name("UIAccessibility\(event)Notification")
    }

    /// A rectangle of a view's space, in that of its window.
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// A path of a view's space, in that of its window.
    @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath
    {
        let (origin, right) = (view.convert(CGPoint.zero, to: nil), view.convert(CGPoint(x: 1, y: 0), to: nil))
        let down = view.convert(CGPoint(x: 0, y: 1), to: nil)
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
                tx: origin.x, ty: origin.y))
        return moved
    }
}
