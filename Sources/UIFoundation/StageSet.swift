import QuartzCore

/// What stands on a stage: a window with its content, and the ways in which it is touched.
@MainActor package struct StageSet {
    package let window: StageWindow
    /// Does what a touch or a key says; it is also handed the origin of the picture in the window.
    package let deliver: @MainActor (StageTouch, CGPoint) -> Void

    package init(window: StageWindow, deliver: @escaping @MainActor (StageTouch, CGPoint) -> Void) {
        (self.window, self.deliver) = (window, deliver)
    }
}
