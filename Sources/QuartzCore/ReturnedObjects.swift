import Foundation
import Synchronization

/// Keeps objects alive that were handed out without a reference, as an autorelease pool would.
enum ReturnedObjects {
    /// `@unchecked Sendable`: the objects are kept, and not touched.
    private struct Kept: @unchecked Sendable {
        var objects: [AnyObject] = []
    }

    private static let longest = 256
    private static let kept = Mutex(Kept())

    static func keep(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value = unwrapped(value), type(of: value) is AnyClass else { return nil }
        let object = value as AnyObject
        if MediaClock.current.isStepped {
            MediaClock.current.later { withExtendedLifetime(object) {} }
        } else {
            let kept = Kept(objects: [object])
            Self.kept.withLock { list in
                list.objects += kept.objects
                if list.objects.count > longest { list.objects.removeFirst(list.objects.count - longest) }
            }
        }
        return Unmanaged.passUnretained(object)
    }

    /// A method may return an optional.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.flatMap { unwrapped($0.value) } : value
    }
}
