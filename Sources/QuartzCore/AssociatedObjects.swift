// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How a value is held for an object.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not kept alive. On Apple's systems it dangles when it is gone; here it is nil then.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy, of what conforms to `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value for an object under a key, as long as the object lives; nil takes it away.
///
/// Values of views, controllers, layers and other responders go with these. What other objects have is let go of when
/// values are next set, once enough of them are gone.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    ObjectAttachments.set(value, for: key, of: object as AnyObject, policy)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    ObjectAttachments.value(for: key, of: object as AnyObject)
}

public func objc_removeAssociatedObjects(_ object: Any) {
    ObjectAttachments.objectIsGone(ObjectIdentifier(object as AnyObject))
}

/// Calls a closure. Objects here are let go of when the last reference ends, without pools.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Takes an object's lock, which may be taken again by the thread that has it. 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { ObjectLocks.enter(obj as AnyObject) }

/// Gives it back. 0, or -1 where the object has none.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.exit(obj as AnyObject) }
