import QuartzCore

// There is one screen, whose frames are those of the common clock; whatever a link was made for, it hears of all of them.

extension NSView {
    /// A link that calls the target with each frame of the screen that the view is on; it runs once it is added to a
    /// run loop.
    @MainActor public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
        CADisplayLink(target: target, selector: selector)
    }
}

extension NSWindow {
    /// A link that calls the target with each frame of the window's screen.
    @MainActor public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
        CADisplayLink(target: target, selector: selector)
    }
}

extension NSScreen {
    /// A link that calls the target with each frame of the screen.
    @MainActor public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
        CADisplayLink(target: target, selector: selector)
    }
}
