import CoreGraphics
import Foundation
import Raster

/// Groups changes of layers: how the animations that they start run, and what is done when those have ended.
///
/// Transactions nest, and each thread has its own. Outside of all there is an implicit one, which ends with `flush()`,
/// with each step of the clock and with each commit of a tree.
open class CATransaction: NSObject {
    /// Opens a transaction inside the present one; it begins with that one's settings.
    open class func begin() {
        let levels = TransactionLevels.current
        var level = levels.top
        (level.group, level.completion) = (nil, nil)
        levels.all.append(level)
    }

    /// Closes the transaction that was opened last; one too many is ignored.
    open class func commit() {
        let levels = TransactionLevels.current
        guard levels.all.count > 1, let last = levels.all.popLast() else {
            return Notice.once("CATransaction.commit(): no transaction was begun; ignored")
        }
        last.group?.close()
    }

    /// Ends the implicit transaction; one that was begun stays open.
    open class func flush() { TransactionLevels.current.endImplicit() }

    /// Does nothing: a thread's layers are its own here.
    open class func lock() {}

    open class func unlock() {}

    /// Of the animations that changes start, and of those that have none of their own; 0.25 s unless set.
    open class func animationDuration() -> CFTimeInterval { TransactionLevels.current.top.animationDuration }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionLevels.current.top.animationDuration = dur
    }

    /// Of the animations that changes start; nil is their default one.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionLevels.current.top.timingFunction
    }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionLevels.current.top.timingFunction = function
    }

    /// Whether changes start no animations.
    open class func disableActions() -> Bool { TransactionLevels.current.disablesActions }

    open class func setDisableActions(_ flag: Bool) { TransactionLevels.current.top.disablesActions = flag }

    open class func completionBlock() -> (() -> Void)? { TransactionLevels.current.top.completion }

    /// Called once all animations have ended that are added from now on, in transactions within this one too; without
    /// any, when the transaction is committed, or another block takes this one's place.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let levels = TransactionLevels.current
        let replaced = levels.top.group
        levels.top.completion = block
        levels.top.group = block.map { block in CompletionGroup { _ in block() } }
        replaced?.close()
    }

    /// A setting by name, or what was kept under a name of one's own.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
        case kCATransactionDisableActions: NSNumber(value: disableActions())
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: TransactionLevels.current.top.values[key]
        }
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if case .number(let seconds)? = LayerValue(anObject, kind: .number) { setAnimationDuration(seconds) }
        case kCATransactionDisableActions:
            if case .number(let flag)? = LayerValue(anObject, kind: .flag) { setDisableActions(flag != 0) }
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: TransactionLevels.current.top.values[key] = anObject
        }
    }

    /// What an animation takes on when it is added.
    class var settings: (duration: CFTimeInterval, groups: [CompletionGroup]) {
        let levels = TransactionLevels.current
        return (levels.top.animationDuration, levels.all.compactMap(\.group))
    }

    /// Opens a transaction whose end is told whether all animations ran to their ends.
    package class func begin(completion: CompletionGroup?) {
        begin()
        TransactionLevels.current.top.group = completion
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
