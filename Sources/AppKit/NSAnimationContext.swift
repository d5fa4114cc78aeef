import QuartzCore
internal import Raster
import UIFoundation

/// How changes of views are animated while a closure runs.
///
/// With `allowsImplicitAnimation` all changes of views' layers move; without it those alone that are made through
/// `animator()` inside of the group, which cannot be told apart here: inside a group all of them move as soon as
/// `animator()` was asked for.
@MainActor @preconcurrency open class NSAnimationContext: NSObject {
    private static var stack: [NSAnimationContext] = [NSAnimationContext()]

    open class var current: NSAnimationContext { stack[stack.count - 1] }

    /// In seconds.
    open var duration: TimeInterval {
        didSet { CATransaction.setAnimationDuration(duration) }
    }
    open var timingFunction: CAMediaTimingFunction? {
        didSet { CATransaction.setAnimationTimingFunction(timingFunction) }
    }
    open var allowsImplicitAnimation = false {
        didSet { if allowsImplicitAnimation { openBlock() } }
    }
    open var completionHandler: (() -> Void)?

    private var closesScope = false

    private init(duration: TimeInterval = 0.25, timingFunction: CAMediaTimingFunction? = nil) {
        self.duration = duration
        self.timingFunction = timingFunction
        super.init()
    }

    /// Runs the changes, and the completion once all animations that they start have ended; without any, with the next
    /// frame.
    open class func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
        let context = NSAnimationContext(duration: current.duration, timingFunction: current.timingFunction)
        let completion: ((Bool) -> Void)? = { _ in
            completionHandler?()
            context.completionHandler?()
        }
        AnimationBlock.whole(completion) {
            CATransaction.setAnimationDuration(context.duration)
            CATransaction.setAnimationTimingFunction(context.timingFunction)
            let outer = AnimationBlock.enter(nil)
            stack.append(context)
            changes(context)
            stack.removeLast()
            context.closeBlock()
            AnimationBlock.leave(outer)
        }
    }

    open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
        runAnimationGroup(changes, completionHandler: nil)
    }

    private static var grouped: [(NSAnimationContext, AnimationBlock?)] = []

    /// Begins a group that `endGrouping()` ends.
    open class func beginGrouping() {
        let context = NSAnimationContext(duration: current.duration, timingFunction: current.timingFunction)
        CATransaction.begin()
        CATransaction.setAnimationDuration(context.duration)
        grouped.append((context, AnimationBlock.enter(nil)))
        stack.append(context)
    }

    open class func endGrouping() {
        guard let (context, outer) = grouped.popLast() else { return }
        stack.removeAll { $0 === context }
        context.closeBlock()
        AnimationBlock.leave(outer)
        let completion = context.completionHandler
        if completion != nil { CATransaction.setCompletionBlock { completion?() } }
        CATransaction.commit()
    }

    /// From here on to the end of the group changes of views are animated.
    final func openBlock() {
        guard duration > 0, Self.stack.count > 1, AnimationBlock.isEnabled else { return }
        if !closesScope {
            closesScope = true
            ActionScope.open()
        }
        var settings = ChangeSettings(duration: duration, curve: curve)
        settings.isAdditive = false
        _ = AnimationBlock.enter(AnimationBlock(settings))
    }

    /// Outside of a group there is no end to wait for: what is changed is seen at once.
    static func animatorAsked() {
        if stack.count > 1 {
            current.openBlock()
        } else {
            Notice.once("animator(): outside of NSAnimationContext.runAnimationGroup changes are not animated")
        }
    }

    private func closeBlock() {
        guard closesScope else { return }
        closesScope = false
        ActionScope.close()
    }

    private var curve: TimingCurve { timingFunction?.curve ?? TimingCurve.named[.default] ?? .linear }
}

/// What can move by `animator()`.
@MainActor public protocol NSAnimatablePropertyContainer: AnyObject {
    /// Apple's is a proxy that animates what is set through it. Without the runtime of Objective-C there is none: this is
    /// the object itself, and inside a group of `NSAnimationContext` all changes from here on are animated.
    func animator() -> Self
    var animations: [NSAnimatablePropertyKey: Any] { get set }
}

public typealias NSAnimatablePropertyKey = String
