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
            guard let target = target as? T, let first = first as? A, let second = second as? B else { return false }
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

    /// Calls the method, with as many of the arguments as it takes. What cannot be called says so. Off the main thread
    /// nothing is called, which is said as well.
    package func perform(on target: AnyObject, with first: Any? = nil, _ second: Any? = nil) {
        guard Thread.isMainThread else {
            return Notice.once("Selector: \(name) is not called off the main thread")
        }
        // What is handed over stays on this thread.
        nonisolated(unsafe) let (target, first, second) = (target, first, second)
        let isDone = MainActor.assumeIsolated {
            if let thunk { return thunk(target, first, second) }
            var type: AnyClass? = Swift.type(of: target)
            while let current = type {
                let found = Self.known.withLock { $0[name]?[ObjectIdentifier(current)] }
                if let thunk = found?.thunk { return thunk(target, first, second) }
                type = _getSuperclass(current)
            }
            return false
        }
        if !isDone {
            Notice.once("Selector: \(Swift.type(of: target)) has no method \(name) that is known by its name; not called")
        }
    }

    public var description: String { name }

    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
