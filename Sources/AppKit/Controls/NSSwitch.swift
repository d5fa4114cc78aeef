internal import CornerGeometry
import QuartzCore

/// A value that is on or off.
@MainActor @preconcurrency open class NSSwitch: NSControl {
    private final var ownState = StateValue.off

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        if frameRect.isEmpty { setFrameSize(fittingSize) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Setting it tells nobody.
    open var state: NSControl.StateValue {
        get { ownState }
        set {
            let value: StateValue = newValue == .off ? .off : .on
            guard value != ownState else { return }
            ownState = value
            contentChanged()
        }
    }

    open override var objectValue: Any? {
        get { ownState.rawValue }
        set { state = StateValue((newValue as? NSNumber)?.intValue ?? newValue as? Int ?? 0) }
    }

    open override var isFlipped: Bool { true }

    /// Reported as 38 × 21 points; smaller ones are by eye.
    open override var intrinsicContentSize: NSSize {
        switch controlSize {
        case .regular, .large: NSSize(width: 38, height: 21)
        case .small: NSSize(width: 32, height: 18)
        case .mini: NSSize(width: 26, height: 15)
        }
    }

    open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 2, left: 2, bottom: 2, right: 2) }

    override func clicked() {
        state = ownState == .on ? .off : .on
        super.clicked()
    }

    open override func keyDown(with event: NSEvent) {
        if event.characters == " " { performClick(nil) } else { super.keyDown(with: event) }
    }

    private var trackRect: NSRect {
        let size = intrinsicContentSize
        return NSRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    open override func draw(_ dirtyRect: NSRect) {
        let (track, isOn) = (trackRect, ownState == .on)
        (isOn ? ControlInk.accent(isPressed: isHighlighted, isEnabled: isEnabled) : ControlInk.track).setFill()
        ControlShapes.rounded(track, track.height / 2).fill()
        let side = track.height - 2
        let x = isOn ? track.maxX - side - 1 : track.minX + 1
        ControlShapes.drawKnob(
            NSRect(x: x, y: track.minY + 1, width: side, height: side), isPressed: isHighlighted,
            isEnabled: isEnabled)
    }

    override var focusOutline: CornerOutline {
        CornerOutline(rect: trackRect, radii: CornerRadii(trackRect.height / 2))
    }
}
