import Foundation

/// What is told of a watched value.
public struct NSKeyValueObservedChange<Value> {
    /// How a value changes.
    public enum Kind: UInt, Sendable { case setting = 1, insertion, removal, replacement }

    public let kind: Kind
    /// Nil unless it was asked for.
    public let newValue: Value?
    /// Nil unless it was asked for.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// What an observation tells.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Tells the present value at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Changes are not known in advance here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
