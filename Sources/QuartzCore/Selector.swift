import Foundation
import Raster
import Synchronization

/// The name of a method, and the way to call it.
///
/// `Selector("changed", MyView.changed)` stands where Apple's source says `#selector(MyView.changed)`. Selectors are equal
/// where their names are. One that is made of a name alone calls the method that another selector of that name was made
/// with, for the target's class or one above it.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    // `@unchecked Sendable`: the function is called on the main actor alone, which owns the targets.
    public let name: String
    private let thunk: Thunk?

    private typealias Thunk = @MainActor (AnyObject, Any?, Any?) -> Bool

    private static let known = Mutex<[String: [ObjectIdentifier: Selector]]>([:])

    public init(_ name: String) {
        self.name = name
        thunk = nil
    }

    public init(stringLiteral value: String) { self.init(value) }

    @preconcurrency
    public init<T: AnyObject>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> Void) {
        self.init(name, of: T.self) { target, _, _ in
            guard let target = target as? T else { return false }
            method(target)()
            return true
        }
    }

    @preconcurrency
    public init<T: AnyObject, A>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A) -> Void) {
        self.init(name, of: T.self) { target, first, _ in
            guard let target = target as? T, let first = first as? A else { return false }
            method(target)(first)
            return true
        }
    }

    @preconcurrency
    public init<T: AnyObject, A, B>(
        _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> Void
    ) {
        self.init(name, of: T.self) { target, first, second in
            guard let target = target as? T, let first = first as? A, let second = second as? B else {
                return false
            }
            method(target)(first, second)
            return true
        }
    }

    private init(_ name: String, of type: AnyClass, _ thunk: @escaping Thunk) {
        self.name = name
        self.thunk = thunk
        let made = self
        Self.known.withLock { $0[name, default: [:]][ObjectIdentifier(type)] = made }
    }

    /// Calls the method, with as many of the arguments as it takes. What cannot be called says so.
    ///
    /// To be called where the target's methods may be, which is the main actor.
    package func perform(on target: AnyObject, with first: Any? = nil, _ second: Any? = nil) {
        guard let thunk = thunk ?? registered(for: target), call(thunk, target, first, second) else {
            return Notice.once(
                "Selector: \(Swift.type(of: target)) has no method \(name) that is known by its name; not called")
        }
    }

    private func registered(for target: AnyObject) -> Thunk? {
        var type: AnyClass? = Swift.type(of: target)
        while let current = type {
            let found = Self.known.withLock { $0[name]?[ObjectIdentifier(current)] }
            if let thunk = found?.thunk { return thunk }
            type = _getSuperclass(current)
        }
        return nil
    }

    /// The actor is not asked for: a clock is stepped by one thread, and on this system the main actor does not always
    /// know its own.
    private func call(_ thunk: @escaping Thunk, _ target: AnyObject, _ first: Any?, _ second: Any?) -> Bool {
        typealias Free = (AnyObject, Any?, Any?) -> Bool
        return unsafeBitCast(thunk, to: Free.self)(target, first, second)
    }

    public var description: String { name }

    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
