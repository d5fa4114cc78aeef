import QuartzCore

/// Finds one kind of movement in the touches on a view and those inside of it, and tells its targets.
///
/// A subclass overrides `touchesBegan(_:with:)` and the like, calls them of its superclass, and sets `state`.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The end of a gesture that is known at once, like a tap.
        public static var recognized: State { .ended }
    }

    final var actionTargets: [(selector: Selector, target: ActionTarget)] = []
    final weak var viewReference: UIView?
    /// Those that this one waits for.
    final var required: [WeakRecognizer] = []
    package final var progress = State.possible
    /// The touches that it follows, in the order in which they began.
    final var touches: [UITouch] = []
    /// What it came to while those that it waits for had not failed.
    package final var pending: State?
    /// The middle of the touches of the gesture before, in the window's space.
    final var lastPosition = CGPoint.zero
    /// Counts touch sequences, so that what waits for a time knows whether it is still meant.
    final var sequence = 0

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The target is not kept alive.
    open func addTarget(_ target: Any, action: Selector) {
        let added = ActionTarget(target)
        guard !actionTargets.contains(where: { $0.selector == action && $0.target.isSame(as: added) }) else {
            return
        }
        actionTargets.append((action, added))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let gone = target.map { ActionTarget($0) }
        actionTargets.removeAll { entry in
            (gone.map(entry.target.isSame) ?? true) && (action.map { $0 == entry.selector } ?? true)
        }
    }

    /// To be set by subclasses alone. Each time it is set to `began`, `changed`, `ended` or `cancelled` the targets are
    /// told, unless another gesture comes first.
    open var state: UIGestureRecognizer.State {
        get { progress }
        set {
            GestureArbiter.set(self, to: newValue)
            viewReference?.window?.touchDelivery.settleBetweenEvents()
        }
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// One that is turned off while it follows a gesture cancels that.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { stop() } }
    }

    open var view: UIView? { viewReference }

    /// Whether the view's touches are cancelled when the gesture is recognised.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only once this has failed.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of a touch only once this has failed.
    open var delaysTouchesEnded = true
    open var allowedTouchTypes: [NSNumber] = []
    open var allowedPressTypes: [NSNumber] = []
    open var requiresExclusiveTouchType = true
    open var name: String?
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }

    open var numberOfTouches: Int { activeTouches.count }

    /// The middle of all touches, in the space of `view`, or of the window where that is nil.
    open func location(in view: UIView?) -> CGPoint { middle(in: view) }

    /// The place of one touch; the middle of all where there is none of that number.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : middle(in: view)
    }

    /// This gesture waits until the other has failed, and fails where the other is recognised.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self,
            !required.contains(where: { $0.recognizer === otherGestureRecognizer })
        else { return }
        required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // For subclasses.

    /// Back to how it was before the first touch. Called when its touches are over.
    open func reset() {}

    /// Follows this touch no longer.
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

    /// Whether this gesture, when it is recognised, makes another one fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
