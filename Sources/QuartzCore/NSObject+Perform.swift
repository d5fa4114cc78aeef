import Foundation

extension NSObject {
    /// Whether the object has a method that is known by the selector's name.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(to: self) ?? false }

    public class func responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(to: self) ?? false }

    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { SelectorRegistry.hasMethod($0.name, instancesOf: self) } ?? false
    }

    /// Calls a method without arguments.
    ///
    /// - Returns: The object that it returned, which is kept alive until the next frame of the clock (without a clock that
    ///   is stepped, until 256 others have been returned); nil where it returned nothing, or no object.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        ReturnedObjects.keep(aSelector?.perform(on: self))
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        ReturnedObjects.keep(aSelector?.perform(on: self, with: object))
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        ReturnedObjects.keep(aSelector?.perform(on: self, with: object1, object2))
    }

    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        ReturnedObjects.keep(aSelector?.perform(on: self))
    }

    @discardableResult
    public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        ReturnedObjects.keep(aSelector?.perform(on: self, with: object))
    }

    /// Calls a method after some seconds of the clock. The object is kept alive until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerforms.add(aSelector, of: self, anArgument, after: delay)
    }

    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedPerforms.add(aSelector, of: self, anArgument, after: delay)
    }

    /// Those calls of the target's method that still wait, with the same argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedPerforms.cancel(of: aTarget as AnyObject) { selector, argument in
            selector == aSelector && DelayedPerforms.isSame(argument, anArgument)
        }
    }

    /// All calls of the target that still wait.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerforms.cancel(of: aTarget as AnyObject) { _, _ in true }
    }
}
