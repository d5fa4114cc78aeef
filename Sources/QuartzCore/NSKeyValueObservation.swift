import Foundation

/// Watches one value of an object, until it is invalidated or gone.
///
/// There is no Objective-C run time here that would tell of changes as they happen: the value is looked at once in each
/// frame of the clock, so several changes within a frame are told as one, and none is told in advance.
open class NSKeyValueObservation: NSObject {
    private var link: CADisplayLink?

    /// - Parameter look: Looks at the value; false where its object is gone.
    init(_ look: @escaping () -> Bool) {
        super.init()
        let watch = ValueWatch(look)
        let link = CADisplayLink(target: watch, selector: ValueWatch.selector)
        watch.link = link
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    deinit { link?.invalidate() }

    /// Nothing is told any more.
    open func invalidate() {
        link?.invalidate()
        link = nil
    }
}

/// What a display link calls in each frame.
@MainActor private final class ValueWatch {
    nonisolated static let selector = Selector("look", ValueWatch.lookAgain)

    nonisolated(unsafe) weak var link: CADisplayLink?
    nonisolated(unsafe) private let look: () -> Bool

    nonisolated init(_ look: @escaping () -> Bool) { self.look = look }

    func lookAgain() { if !look() { link?.invalidate() } }
}
