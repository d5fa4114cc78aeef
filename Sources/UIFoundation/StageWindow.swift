import QuartzCore
package import RenderTree

/// A window whose content is laid out, drawn and moved by a clock that is stepped.
@MainActor package struct StageWindow {
    /// The layer of the window.
    let root: CALayer
    /// The layer of what is shown: a view's, or the window's own.
    let shown: CALayer
    /// Lays out and draws what waits for it.
    let settle: @MainActor () -> Void

    package init(root: CALayer, shown: CALayer, settle: @escaping @MainActor () -> Void) {
        self.root = root
        self.shown = shown
        self.settle = settle
    }

    /// Makes pictures at some moments, in the order of time.
    ///
    /// First all is laid out, drawn and committed, which is where the animations of the beginning begin. Time then
    /// passes in frames of 1/60 s, with display links, layout, drawing and a commit in each, up to each moment. At 0 the
    /// picture shows the beginning of the animations.
    ///
    /// - Parameters:
    ///   - moments: In seconds after the beginning.
    ///   - touches: What a finger does meanwhile, in the order of time.
    ///   - deliver: Does what a touch says; it is also handed the origin of the pictures in the window.
    ///   - show: Is handed each picture and the place of its moment in `moments`.
    package func pictures(
        at moments: [TimeInterval], touches: [StageTouch] = [], by clock: MediaClock,
        deliver: @MainActor (StageTouch, CGPoint) -> Void = { _, _ in }, show: (StagePicture, Int) throws -> Void
    ) rethrows {
        var node = commit()
        let frame = frame
        var left = touches[...]
        for (index, moment) in moments.enumerated().sorted(by: { ($0.element, $0.offset) < ($1.element, $1.offset) }
        ) {
            while let touch = left.first, touch.picture <= index {
                left.removeFirst()
                if touch.time > clock.now { clock.advance(to: touch.time) { node = commit() } }
                deliver(touch, frame.origin)
                node = commit()
            }
            if moment > clock.now {
                clock.advance(to: moment) { node = commit() }
            }
            try show(StagePicture(node: node, frame: frame, window: root, layer: shown), index)
        }
    }

    /// Lays out, draws and hands over all that waits for it.
    func commit() -> RenderNode {
        settle()
        return root.commit()
    }

    /// The frame of what is shown in the window's space, y downwards. All pictures show this one part of the window, also
    /// where the view itself moves.
    var frame: CGRect {
        if shown === root { return root.frame }
        return root.isGeometryFlipped
            ? shown.bounds.applying(shown.transformToSuperlayer.concatenating(root.transformToSuperlayer))
            : shown.frame
    }
}
