import QuartzCore

/// A finger on the screen, from when it comes down until it is lifted.
@MainActor @preconcurrency open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        case regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static var stylus: TouchType { .pencil }
    }

    /// In the window's space.
    package final var position = CGPoint.zero
    package final var previousPosition = CGPoint.zero
    /// Where the touch began, in the window's space.
    final var firstPosition = CGPoint.zero
    /// The views' share: whether the view still hears of the touch.
    final var isCancelledInView = false

    public package(set) final var phase = Phase.began
    public package(set) final var tapCount = 1
    public package(set) final var timestamp: TimeInterval = 0
    public package(set) final weak var view: UIView?
    public package(set) final weak var window: UIWindow?
    /// Those that follow the touch.
    public package(set) final var gestureRecognizers: [UIGestureRecognizer]?

    public override init() {
        super.init()
    }

    open var type: UITouch.TouchType { .direct }
    /// In points.
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    /// 1 is an ordinary touch; the screen here does not feel more.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    open var maximumPossibleForce: CGFloat { 1 }

    /// In the space of `view`, or of the window where that is nil.
    open func location(in view: UIView?) -> CGPoint { local(position, in: view) }

    /// Where the touch was before its last move.
    open func previousLocation(in view: UIView?) -> CGPoint { local(previousPosition, in: view) }

    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func local(_ point: CGPoint, in view: UIView?) -> CGPoint {
        view?.convert(point, from: window) ?? point
    }
}
