import QuartzCore

/// A finger on the screen. Touches are not produced yet; the type stands in the methods that take them.
@MainActor @preconcurrency open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    package final var position = CGPoint.zero
    package final var previousPosition = CGPoint.zero
    public package(set) final var phase = Phase.began
    public package(set) final var tapCount = 1
    public package(set) final var timestamp: TimeInterval = 0
    public package(set) final weak var view: UIView?
    public package(set) final weak var window: UIWindow?

    public override init() {
        super.init()
    }

    /// In the space of `view`, or of the window where that is nil.
    open func location(in view: UIView?) -> CGPoint { local(position, in: view) }

    /// Where the touch was before its last move.
    open func previousLocation(in view: UIView?) -> CGPoint { local(previousPosition, in: view) }

    private func local(_ point: CGPoint, in view: UIView?) -> CGPoint {
        view?.convert(point, from: window) ?? point
    }
}
