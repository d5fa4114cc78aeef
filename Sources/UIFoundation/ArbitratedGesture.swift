/// How far a gesture has come; the names are those of both frameworks.
package protocol GesturePhase: Equatable, Sendable {
    static var possible: Self { get }
    static var began: Self { get }
    static var changed: Self { get }
    static var ended: Self { get }
    static var cancelled: Self { get }
    static var failed: Self { get }
}

/// A recogniser of either framework, as `GestureArbiter` sees it.
@MainActor package protocol ArbitratedGesture: AnyObject {
    associatedtype Phase: GesturePhase
    /// The framework's class of recognisers.
    associatedtype Gesture: ArbitratedGesture where Gesture.Gesture == Gesture, Gesture.Phase == Phase

    var isEnabled: Bool { get }
    /// To be set by the arbiter alone.
    var progress: Phase { get set }
    /// What it came to while those that it waits for had not failed.
    var pending: Phase? { get set }
    /// Those that follow the same touches or the same press.
    var rivals: [Gesture] { get }
    /// Whether all that it follows is over.
    var hasEnded: Bool { get }

    /// Whether this one, when it is recognised, makes the other fail: by itself, and by the delegates.
    func prevents(_ other: Gesture) -> Bool
    /// Whether the other has to fail before this one.
    func waits(for other: Gesture) -> Bool
    /// Asks those who have a say in whether it may begin.
    func mayBegin() -> Bool
    /// It was recognised: the views hear no more of what it follows.
    func takeOver()
    func tellTargets()
}

extension ArbitratedGesture {
    package var isUnderWay: Bool { progress == .began || progress == .changed }

    /// Whether it has come to an end and waits for its touches to be over.
    package var isOver: Bool { progress == .ended || progress == .cancelled || progress == .failed }
}
