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
        let link = CADisplayLink(
            target: FrameCall { [weak self] in if !look() { self?.invalidate() } }, selector: FrameCall.selector)
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
