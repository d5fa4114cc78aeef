import QuartzCore
import UIFoundation

/// A mouse that is dragged.
@MainActor @preconcurrency open class NSPanGestureRecognizer: NSGestureRecognizer {
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        buttons = 0x1
        delaysPrimaryMouseButtonEvents = true
    }

    /// A bit for each button that counts, the left one the lowest.
    open var buttonMask: Int {
        get { buttons ?? 0x1 }
        set { buttons = newValue }
    }

    /// How far the mouse moves before it is a drag, in points; by eye.
    private static let threshold: CGFloat = 3

    open var numberOfTouchesRequired = 1
    private var start = NSPoint.zero
    /// What was subtracted by `setTranslation(_:in:)`, in the window's space.
    private var origin = NSPoint.zero
    private var speed = PointerSpeed()

    /// How far the mouse has moved since it went down, or since the last `setTranslation(_:in:)`, in the view's space.
    open func translation(in view: NSView?) -> NSPoint {
        local(NSPoint(x: place.x - start.x - origin.x, y: place.y - start.y - origin.y), in: view)
    }

    /// Makes the present translation another one.
    open func setTranslation(_ translation: NSPoint, in view: NSView?) {
        let zero = view?.convert(NSPoint.zero, to: nil) ?? .zero
        let shift = view?.convert(translation, to: nil) ?? translation
        origin = NSPoint(
            x: place.x - start.x - (shift.x - zero.x), y: place.y - start.y - (shift.y - zero.y))
    }

    /// In points a second, in the view's space.
    open func velocity(in view: NSView?) -> NSPoint { local(speed.velocity, in: view) }

    /// A way in the window's space, in that of a view.
    private func local(_ way: NSPoint, in view: NSView?) -> NSPoint {
        guard let view else { return way }
        let (from, to) = (view.convert(NSPoint.zero, from: nil), view.convert(way, from: nil))
        return NSPoint(x: to.x - from.x, y: to.y - from.y)
    }

    override func pressed(_ event: NSEvent) {
        start = place
        speed.restart(at: place, event.timestamp)
    }

    override func dragged(_ event: NSEvent) {
        speed.add(place, event.timestamp)
        if progress != .possible || pending != nil {
            state = .changed
        } else if distance(from: start) >= Self.threshold {
            state = .began
        }
    }

    override func released(_ event: NSEvent) {
        speed.end(event.timestamp)
        state = progress == .possible && pending == nil ? .failed : .ended
    }

    open override func reset() {
        super.reset()
        (start, origin, speed) = (place, .zero, PointerSpeed())
    }
}
