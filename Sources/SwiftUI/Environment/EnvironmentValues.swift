/// What is handed down from view to view.
public struct EnvironmentValues {
    /// Shared by all views to which nothing else was handed down; replaced by a change, so identity means sameness.
    private final class Storage {
        var values: [ObjectIdentifier: Any]

        init(_ values: [ObjectIdentifier: Any]) { self.values = values }
    }

    nonisolated(unsafe) private var storage: Storage

    public init() { storage = Storage([:]) }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            var values = storage.values
            values[ObjectIdentifier(key)] = newValue
            storage = Storage(values)
        }
    }

    /// The value of a key where one was given.
    func given<K: EnvironmentKey>(_ key: K.Type) -> K.Value? { storage.values[ObjectIdentifier(key)] as? K.Value }

    /// An object by its type.
    func object<T: AnyObject>(of type: T.Type) -> T? { storage.values[ObjectIdentifier(type)] as? T }

    mutating func setObject<T: AnyObject>(_ object: T?, of type: T.Type) {
        var values = storage.values
        values[ObjectIdentifier(type)] = object
        storage = Storage(values)
    }

    /// Whether nothing has been changed in one that is not in the other.
    func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }
}

extension EnvironmentValues: @unchecked Sendable {}

extension EnvironmentValues: CustomStringConvertible {
    public var description: String { "EnvironmentValues(\(storage.values.count) values)" }
}

/// A key of one's own in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
