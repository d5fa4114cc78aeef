import QuartzCore

/// Two fingers on a trackpad that turn.
@MainActor @preconcurrency open class NSRotationGestureRecognizer: NSGestureRecognizer {
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysRotationEvents = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        delaysRotationEvents = true
    }

    /// Counter-clockwise, in radians, since the beginning or since it was set.
    open var rotation: CGFloat = 0

    open var rotationInDegrees: CGFloat {
        get { rotation * 180 / .pi }
        set { rotation = newValue * .pi / 180 }
    }

    open override func rotate(with event: NSEvent) {
        if event.phase.contains(.began) { rotation = 0 }
        if event.rotation.isFinite { rotationInDegrees += CGFloat(event.rotation) }
        follow(event.phase)
    }

    open override func reset() {
        super.reset()
        rotation = 0
    }
}
