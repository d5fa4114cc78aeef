import QuartzCore

/// A view that a user works with, and that tells its targets of it.
@MainActor @preconcurrency open class UIControl: UIView {
    final var actionList = ControlActionList()
    /// The touch that is followed from its beginning to its end.
    final weak var trackedTouch: UITouch?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// The action is done for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A disabled control takes no touches.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateChanged() } }
    }
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    /// While a touch is on the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }

    open var state: UIControl.State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }
    open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// `contentHorizontalAlignment` with `leading` and `trailing` as the sides that they are.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return switch contentHorizontalAlignment {
        case .leading: isLeftToRight ? .left : .right
        case .trailing: isLeftToRight ? .right : .left
        case let other: other
        }
    }

    /// Menus are kept, and not presented here.
    open var isContextMenuInteractionEnabled = false
    open var showsMenuAsPrimaryAction = false
    open var toolTip: String?

    /// Whether a touch is being followed.
    open internal(set) var isTracking = false
    /// Whether the followed touch is on the control, or near it.
    open internal(set) var isTouchInside = false

    /// - Returns: Whether the touch is to be followed.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// - Returns: Whether the touch is to be followed further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    open func cancelTracking(with event: UIEvent?) {}

    /// The target is not kept alive; nil means whoever in the responder chain has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        actionList.add(action, ActionTarget(target), for: controlEvents)
    }

    /// Nil as the target or the action takes away all that fit the other.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        let gone = target.map { ActionTarget($0) }
        actionList.remove(controlEvents) { entry in
            guard case .selector(let own, let ownTarget) = entry.kind else { return false }
            return (gone.map(ownTarget.isSame) ?? true) && (action.map { $0 == own } ?? true)
        }
    }

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actionList.add(action, for: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        actionList.remove(controlEvents) { $0.isSame(as: actionIdentifier) }
    }

    /// The chain stands among them as `NSNull`.
    open var allTargets: Set<AnyHashable> { targets() }

    open var allControlEvents: UIControl.Event {
        actionList.live.reduce([]) { $0.union($1.events) }
    }

    /// The names of the actions that a target has for an event; nil where there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        names(for: ActionTarget(target), controlEvent)
    }

    /// Has an action done; all of a control's targets are told through this.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Does what waits for the events, in the order in which it was added.
    open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, nil) }

    /// As if the user had done what the control is for.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches, event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches, event) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, event) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancel(touches, event) }

    /// Taps on a control are not for the recognisers of the views behind it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer.view !== self, isEnabled, takesTaps,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// For controls of ours: whether a single tap on it is its own.
    var takesTaps: Bool { false }

    /// For controls of ours that look otherwise in another state.
    func stateChanged() { setNeedsLayout() }

    /// For controls of ours: what comes with `touchUpInside`.
    var eventsOfTouchUp: UIControl.Event { [] }
}
