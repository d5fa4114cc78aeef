import QuartzCore

/// What stands on a stage: a window with its content, and the ways in which it is touched.
@MainActor package struct StageSet {
    package let window: StageWindow
    /// Does what a touch says; it is also handed the origin of the picture in the window.
    package let deliver: @MainActor (StageTouch, CGPoint) -> Void
    /// Brings a key of a keyboard to whoever has the focus.
    package let type: @MainActor (StageKey) -> Void

    package init(
        window: StageWindow, deliver: @escaping @MainActor (StageTouch, CGPoint) -> Void,
        type: @escaping @MainActor (StageKey) -> Void
    ) {
        (self.window, self.deliver, self.type) = (window, deliver, type)
    }
}
