import Foundation

/// A value that is kept under a name for as long as the program runs; nothing is written to disk.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    nonisolated(unsafe) private let read: (Any) -> Value?
    nonisolated(unsafe) private let written: (Value) -> Any
    nonisolated(unsafe) private var location: StateLocation<Any?>?

    private init(
        _ key: String, _ initial: Value, read: @escaping (Any) -> Value?, written: @escaping (Value) -> Any
    ) {
        self.key = key
        self.initial = initial
        self.read = read
        self.written = written
    }

    @MainActor private static func location(_ key: String) -> StateLocation<Any?> { KeptValues.location(key) }

    private var place: StateLocation<Any?> {
        let key = key
        nonisolated(unsafe) let known = location
        nonisolated(unsafe) var found: StateLocation<Any?>?
        MainActor.assumed { found = known ?? KeptValues.location(key) }
        return found ?? StateLocation(nil)
    }

    public var wrappedValue: Value {
        get { place.read().flatMap(read) ?? initial }
        nonmutating set { place.write(written(newValue), nil) }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { place.write(written($0), $1) })
    }
}

extension AppStorage: ConnectedProperty {
    mutating func connect(_ site: PropertySite) { location = KeptValues.location(key) }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: _StoredValue {
        self.init(key, wrappedValue, read: { $0 as? Value }, written: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: _StoredValue {
        self.init(
            key, wrappedValue, read: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } },
            written: { $0.rawValue })
    }
}

/// What can be kept under a name.
public protocol _StoredValue {}
extension Bool: _StoredValue {}
extension Int: _StoredValue {}
extension Double: _StoredValue {}
extension String: _StoredValue {}
extension URL: _StoredValue {}
extension Data: _StoredValue {}
