import Foundation
import UIKit

/// A name that is a view's own, for as long as the view is there.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// Counts namespaces.
    @MainActor private static var count = 0

    private final class Kept {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    private var id: ID?

    public init() {}

    public var wrappedValue: ID { id ?? ID(number: 0) }
}

extension Namespace: ConnectedProperty {
    mutating func connect(_ site: PropertySite) {
        id =
            site.kept {
                Self.count += 1
                return Kept(ID(number: Self.count))
            }.id
    }
}

/// A number that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value {
        Value(UIFontMetrics(forTextStyle: style.platform).scaledValue(for: CGFloat(base)))
    }
}

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

/// A value of a scene, kept under a name for as long as the program runs.
public typealias SceneStorage = AppStorage

/// Values by their names.
@MainActor enum KeptValues {
    private static var locations: [String: StateLocation<Any?>] = [:]

    static func location(_ key: String) -> StateLocation<Any?> {
        if let location = locations[key] { return location }
        let location = StateLocation<Any?>(nil)
        locations[key] = location
        return location
    }
}

/// Whether a view has the focus. Nothing here takes the keyboard, so that it changes by hand alone.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// The focus, as views can be bound to it.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension FocusState where Value == Bool {
    public init() { state = State(wrappedValue: false) }
}

extension FocusState where Value: ExpressibleByNilLiteral {
    public init() { state = State(wrappedValue: nil) }
}

extension View {
    /// Ties the view's focus to a value.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Ties the view's focus to a value.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
