import QuartzCore

/// What events of some types carry beside a place and a time.
struct EventDetails {
    var characters: String?
    var charactersIgnoringModifiers: String?
    var isARepeat = false
    var keyCode: UInt16 = 0
    /// Added to a magnification of 1, and in degrees counter-clockwise.
    var magnification: CGFloat = 0
    var rotation: Float = 0
    /// In points.
    var scroll = CGSize.zero
    var phase: NSEvent.Phase = []
    var trackingArea: NSTrackingArea?
}
