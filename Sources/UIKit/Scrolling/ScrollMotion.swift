internal import CornerGeometry
import QuartzCore

/// How a scroll view's content follows a finger and comes to rest.
///
/// After a throw the offset nears its target exponentially, as the deceleration rate says: with a rate r a speed v, in
/// points a second, carries −v / (1000 · ln r) points. Content beyond its edges is brought back the same way, faster.
@MainActor final class ScrollMotion {
    private unowned let view: UIScrollView
    private var start = CGPoint.zero
    private var link: CADisplayLink?
    private var rest: (from: CGPoint, to: CGPoint, begin: CFTimeInterval, rate: Double)?

    init(of view: UIScrollView) { self.view = view }

    var isMoving: Bool { rest != nil }

    func stop() {
        rest = nil
        link?.invalidate()
        link = nil
    }

    /// The offsets at which the content covers the view.
    private var range: CGRect {
        let (inset, size, bounds) = (view.adjustedContentInset, view.contentSize, view.bounds.size)
        let (left, top) = (-inset.left, -inset.top)
        return CGRect(
            x: left, y: top, width: max(0, size.width + inset.right - bounds.width - left),
            height: max(0, size.height + inset.bottom - bounds.height - top))
    }

    func limited(_ offset: CGPoint) -> CGPoint {
        let range = range
        return CGPoint(
            x: min(max(offset.x, range.minX), range.maxX), y: min(max(offset.y, range.minY), range.maxY))
    }

    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            stop()
            start = view.contentOffset
            view.delegate?.scrollViewWillBeginDragging(view)
            drag(pan)
        case .changed: drag(pan)
        case .ended, .cancelled, .failed: release(pan)
        default: break
        }
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        let range = range
        // Without room along an axis the content stays, unless it is to bounce there.
        let movesX = range.width > 0 || view.alwaysBounceHorizontal
        let movesY = range.height > 0 || view.alwaysBounceVertical
        let wanted = CGPoint(x: movesX ? start.x - way.x : start.x, y: movesY ? start.y - way.y : start.y)
        let inside = limited(wanted)
        guard view.bounces else { return view.contentOffset = inside }
        view.contentOffset = CGPoint(
            x: inside.x + resisted(wanted.x - inside.x, view.bounds.width),
            y: inside.y + resisted(wanted.y - inside.y, view.bounds.height))
    }

    /// What is seen of a pull beyond an edge: at first more than half of it, never more than the view's length.
    private func resisted(_ pull: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0, pull != 0 else { return 0 }
        let seen = (1 - 1 / (abs(pull) * 0.55 / length + 1)) * length
        return pull < 0 ? -seen : seen
    }

    private func release(_ pan: UIPanGestureRecognizer) {
        let speed = pan.velocity(in: view)
        let rate = Double(min(max(view.decelerationRate.rawValue, 0.9), 0.9999))
        let reach = CGFloat(-1 / (1000 * Exponential.log(rate)))
        let offset = view.contentOffset
        let range = range
        var target = CGPoint(
            x: range.width > 0 ? offset.x - speed.x * reach : offset.x,
            y: range.height > 0 ? offset.y - speed.y * reach : offset.y)
        if view.isPagingEnabled { target = page(near: target) }
        withUnsafeMutablePointer(to: &target) {
            view.delegate?.scrollViewWillEndDragging(
                view, withVelocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000), targetContentOffset: $0)
        }
        target = limited(target)
        let moves = abs(target.x - offset.x) > 0.5 || abs(target.y - offset.y) > 0.5
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: moves)
        guard moves else { return view.contentOffset = target }
        let isOutside = limited(offset) != offset
        rest = (offset, target, MediaClock.current.now, isOutside || view.isPagingEnabled ? 0.99 : rate)
        view.delegate?.scrollViewWillBeginDecelerating(view)
        let link = CADisplayLink(
            target: FrameCall { [weak self] in self?.step() }, selector: FrameCall.selector)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func page(near target: CGPoint) -> CGPoint {
        let (size, offset) = (view.bounds.size, view.contentOffset)
        func page(_ target: CGFloat, _ offset: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return target }
            // No farther than the page after this one.
            let (here, there) = ((start / length).rounded(), (target / length).rounded())
            return min(max(there, here - 1), here + 1) * length
        }
        return CGPoint(
            x: page(target.x, offset.x, start.x, size.width), y: page(target.y, offset.y, start.y, size.height))
    }

    private func step() {
        guard let rest else { return stop() }
        let time = max(0, MediaClock.current.now - rest.begin)
        let left = CGFloat(Exponential.exp(Exponential.log(rest.rate) * 1000 * time))
        let way = CGPoint(x: (rest.from.x - rest.to.x) * left, y: (rest.from.y - rest.to.y) * left)
        if abs(way.x) < 0.5, abs(way.y) < 0.5 {
            view.contentOffset = rest.to
            stop()
            view.delegate?.scrollViewDidEndDecelerating(view)
        } else {
            view.contentOffset = CGPoint(x: rest.to.x + way.x, y: rest.to.y + way.y)
        }
    }
}
