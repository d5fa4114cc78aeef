import QuartzCore
import UIFoundation

/// Finds one kind of movement in the events of the mouse on a view and those inside of it, and tells its target.
///
/// A subclass overrides `mouseDown(with:)` and the like, and sets `state`.
@MainActor @preconcurrency open class NSGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The end of a gesture that is known at once, like a click.
        public static var recognized: State { .ended }
    }

    /// A bit for each of the mouse's buttons that a gesture of ours is made with; nil for other gestures.
    final var buttons: Int?
    final weak var viewReference: NSView?
    package final var progress = State.possible
    package final var pending: State?
    /// The last place of the mouse, in the window's space.
    final var place = NSPoint.zero
    /// Whether it waits for more of the gesture though no button is down.
    final var isWaiting = false
    /// Counts presses, so that what waits for a time knows whether it is still meant.
    final var sequence = 0

    public init(target: Any?, action: Selector?) {
        super.init()
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Not retained.
    open weak var target: AnyObject?
    open var action: Selector?

    /// To be set by subclasses alone. Each time it is set to `began`, `changed`, `ended` or `cancelled` the target is
    /// told, unless another gesture comes first.
    open var state: NSGestureRecognizer.State {
        get { progress }
        set {
            GestureArbiter.set(self, to: newValue)
            viewReference?.windowReference?.mouse.settle()
        }
    }

    open weak var delegate: (any NSGestureRecognizerDelegate)?

    /// One that is turned off while it follows a gesture cancels that.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { stop() } }
    }

    open var view: NSView? { viewReference }

    /// Whether the view hears of a button only once this has failed.
    open var delaysPrimaryMouseButtonEvents = false
    open var delaysSecondaryMouseButtonEvents = false
    open var delaysOtherMouseButtonEvents = false
    open var delaysKeyEvents = false
    open var delaysMagnificationEvents = false
    open var delaysRotationEvents = false
    open var name: String?
    open private(set) var modifierFlags: NSEvent.ModifierFlags = []

    /// Where the mouse is, in the view's space, or the window's where that is nil.
    open func location(in view: NSView?) -> NSPoint { view?.convert(place, from: nil) ?? place }

    // For subclasses.

    /// Back to how it was before the first event. Called when the gesture is over.
    open func reset() {}

    /// Whether this gesture, when it is recognised, makes another one fail.
    open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }

    open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }

    open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }

    open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }

    open func mouseDown(with event: NSEvent) { if counts(event) { pressed(event) } }
    open func mouseDragged(with event: NSEvent) { if counts(event) { dragged(event) } }
    open func mouseUp(with event: NSEvent) { if counts(event) { released(event) } }
    open func rightMouseDown(with event: NSEvent) { if counts(event) { pressed(event) } }
    open func rightMouseDragged(with event: NSEvent) { if counts(event) { dragged(event) } }
    open func rightMouseUp(with event: NSEvent) { if counts(event) { released(event) } }
    open func otherMouseDown(with event: NSEvent) { if counts(event) { pressed(event) } }
    open func otherMouseDragged(with event: NSEvent) { if counts(event) { dragged(event) } }
    open func otherMouseUp(with event: NSEvent) { if counts(event) { released(event) } }
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func magnify(with event: NSEvent) {}
    open func rotate(with event: NSEvent) {}

    // For gestures of ours of one button: whichever it is, its events come by these.

    func pressed(_ event: NSEvent) {}
    func dragged(_ event: NSEvent) {}
    func released(_ event: NSEvent) {}

    private func counts(_ event: NSEvent) -> Bool {
        guard let buttons else { return false }
        if buttons & (1 << min(max(event.buttonNumber, 0), 31)) != 0 { return true }
        state = .failed
        return false
    }

    final func hear(_ event: NSEvent) {
        place = event.locationInWindow
        modifierFlags = event.modifierFlags
        switch event.type {
        case .leftMouseDown: mouseDown(with: event)
        case .leftMouseDragged: mouseDragged(with: event)
        case .leftMouseUp: mouseUp(with: event)
        case .rightMouseDown: rightMouseDown(with: event)
        case .rightMouseDragged: rightMouseDragged(with: event)
        case .rightMouseUp: rightMouseUp(with: event)
        case .otherMouseDown: otherMouseDown(with: event)
        case .otherMouseDragged: otherMouseDragged(with: event)
        case .otherMouseUp: otherMouseUp(with: event)
        case .magnify: magnify(with: event)
        case .rotate: rotate(with: event)
        default: break
        }
    }
}
