import QuartzCore

/// A drag that begins at an edge of the window.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How near to the edge it must begin, in points.
    private static let reach: CGFloat = 20

    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.allSatisfy(isAtEdge) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    private func isAtEdge(_ touch: UITouch) -> Bool {
        guard let bounds = touch.window?.bounds else { return false }
        let place = touch.position
        return (edges.contains(.left) && place.x - bounds.minX <= Self.reach)
            || (edges.contains(.right) && bounds.maxX - place.x <= Self.reach)
            || (edges.contains(.top) && place.y - bounds.minY <= Self.reach)
            || (edges.contains(.bottom) && bounds.maxY - place.y <= Self.reach)
    }
}
