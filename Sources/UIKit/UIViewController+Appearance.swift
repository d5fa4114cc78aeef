import QuartzCore

// A controller is told of its view's moves into a window and out of it; `viewDidAppear` waits for the window's next
// layout.
extension UIViewController {
    public final var isBeingPresented: Bool { presentingReference != nil && appearance.phase == .appearing }
    public final var isBeingDismissed: Bool { presentingReference != nil && appearance.phase == .disappearing }
    public final var isMovingToParent: Bool { parentReference != nil && appearance.phase == .appearing }
    public final var isMovingFromParent: Bool { parentReference != nil && appearance.phase == .disappearing }

    private var isForwarded: Bool { parentReference?.shouldAutomaticallyForwardAppearanceMethods ?? true }

    final func viewWillMove(to window: UIWindow?) {
        if isForwarded { begin(isAppearing: window != nil, animated: false) }
    }

    final func viewMoved(to window: UIWindow?) {
        guard isForwarded else { return }
        guard let window else { return endTransition() }
        guard appearance.phase == .appearing else { return }
        viewIsAppearing(appearance.isAnimated)
        window.wait(for: self)
    }

    final func begin(isAppearing: Bool, animated: Bool) {
        switch (isAppearing, appearance.phase) {
        case (true, .appearing), (true, .appeared), (false, .disappearing), (false, .disappeared): return
        default: break
        }
        appearance.phase = isAppearing ? .appearing : .disappearing
        appearance.isAnimated = animated
        if isAppearing {
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
    }

    final func endTransition() {
        switch appearance.phase {
        case .appearing:
            appearance.phase = .appeared
            viewDidAppear(appearance.isAnimated)
        case .disappearing:
            appearance.phase = .disappeared
            viewDidDisappear(appearance.isAnimated)
        case .appeared, .disappeared: return
        }
    }
}
