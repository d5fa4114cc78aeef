import UIFoundation

/// A keyboard before a window: its keys go to the window's first responder, where that takes keys.
@MainActor struct KeyboardInput {
    let window: UIWindow

    func press(_ key: StageKey) {
        (window.firstResponder as? any KeyReceiver)?.receive(key)
    }
}
