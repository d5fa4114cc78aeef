import CoreGraphics
import QuartzCore

/// The way of an element's frame in its container.
@MainActor final class FrameMotion: Mover {
    private unowned let element: LayoutElement
    private let way = DataWay<AnimatedFrame>()

    init(of element: LayoutElement) { self.element = element }

    func aim(at frame: CGRect, from before: CGRect, with transaction: Transaction) {
        way.aim(
            at: AnimatedFrame(frame: frame), from: AnimatedFrame(frame: before), transaction.animation,
            at: CACurrentMediaTime())
        if way.isMoving { element.graph.add(self) }
    }

    func shown(_ frame: CGRect) -> CGRect { way.shown(AnimatedFrame(frame: frame)).frame }

    func step(to time: CFTimeInterval) -> Bool {
        way.step(to: time)
        element.invalidateShownFrame()
        return way.isMoving
    }
}

private struct AnimatedFrame: Animatable {
    var frame: CGRect

    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(
                AnimatablePair(frame.origin.x, frame.origin.y), AnimatablePair(frame.size.width, frame.size.height))
        }
        set {
            frame = CGRect(
                x: newValue.first.first, y: newValue.first.second, width: max(0, newValue.second.first),
                height: max(0, newValue.second.second))
        }
    }
}
