import CoreGraphics
import Foundation
import Raster

/// Groups changes of layers.
///
/// Changes take effect at once, because nothing is animated yet: the duration and `disableActions` are kept and have
/// nothing to act on. A completion block is called when its transaction is committed, since nothing is left to wait for.
/// Transactions nest; each thread has its own.
open class CATransaction: NSObject {
    private struct Level {
        var animationDuration: CFTimeInterval = 0.25
        var disablesActions = false
        var completion: (() -> Void)?
    }

    /// The levels of one thread; the first is the implicit one, which is always there.
    private final class Levels {
        var all = [Level()]
    }

    /// Opens a transaction inside the present one.
    open class func begin() {
        let levels = current
        var level = levels.all[levels.all.count - 1]
        level.completion = nil
        levels.all.append(level)
    }

    /// Closes the transaction that was opened last; one too many is ignored.
    open class func commit() {
        let levels = current
        guard levels.all.count > 1, let last = levels.all.popLast() else {
            return Notice.once("CATransaction.commit(): no transaction was begun; ignored")
        }
        last.completion?()
    }

    /// Changes take effect at once: nothing waits.
    open class func flush() {}

    /// Of the animations that changes start; kept, with nothing to act on.
    open class func animationDuration() -> CFTimeInterval { current.all[current.all.count - 1].animationDuration }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.all[current.all.count - 1].animationDuration = dur
    }

    /// Whether changes start no animations; kept, with nothing to act on.
    open class func disableActions() -> Bool { current.all[current.all.count - 1].disablesActions }

    open class func setDisableActions(_ flag: Bool) {
        current.all[current.all.count - 1].disablesActions = flag
    }

    open class func completionBlock() -> (() -> Void)? { current.all[current.all.count - 1].completion }

    /// Called when the transaction is committed; outside of one, at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let levels = current
        if levels.all.count > 1 {
            levels.all[levels.all.count - 1].completion = block
        } else {
            block?()
        }
    }

    private class var current: Levels {
        let key = "cornerstone.transactions"
        if let levels = Thread.current.threadDictionary[key] as? Levels { return levels }
        let levels = Levels()
        Thread.current.threadDictionary[key] = levels
        return levels
    }
}
