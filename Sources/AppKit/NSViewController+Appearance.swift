import QuartzCore

// A controller is told of its view's moves into a window and out of it; `viewDidAppear` waits for the window's next
// layout.
extension NSViewController {
    final func viewWillMove(to window: NSWindow?) {
        switch (window, phase) {
        case (.some, .disappeared), (.some, .disappearing): beginAppearing()
        // The window in which it appeared is gone, which no one was left to tell.
        case (.some, .appeared) where viewIfLoaded?.windowReference == nil: beginAppearing()
        case (nil, .appeared), (nil, .appearing):
            phase = .disappearing
            viewWillDisappear()
        default: return
        }
    }

    private func beginAppearing() {
        phase = .appearing
        viewWillAppear()
    }

    final func viewMoved(to window: NSWindow?) {
        guard let window else { return endTransition() }
        if phase == .appearing { window.wait(for: self) }
    }

    final func endTransition() {
        switch phase {
        case .appearing:
            phase = .appeared
            viewDidAppear()
        case .disappearing:
            phase = .disappeared
            viewDidDisappear()
        case .appeared, .disappeared: return
        }
    }
}
