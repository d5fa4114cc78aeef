import Foundation

/// The name of a method, and the way to call it.
///
/// `Selector("changed", MyView.changed)`, or `Selector("changed", on: MyView.self) { $0.changed() }`, stands where
/// Apple's source says `#selector(MyView.changed)`. Selectors are equal where their names are. One that is made of a name
/// alone, or whose target is of another class than the method's, calls the method of that name which the target's class or
/// one above it is known to have: see `register(_:)`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    public let name: String
    /// The method that the selector was made with.
    let method: SelectorMethod?

    public init(_ name: String) {
        self.name = name
        method = nil
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// A selector of a method, which is then known by its name.
    init(_ name: String, _ method: SelectorMethod) {
        self.name = name
        self.method = method
        SelectorRegistry.add(method, name: name)
    }

    public var description: String { name }

    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
