import CoreGraphics
internal import Raster

/// A value that a view keeps for as long as it is there.
///
/// Changing it has those views made again whose bodies have read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    nonisolated(unsafe) private var location: StateLocation<Value>?

    public init(wrappedValue: Value) { initial = wrappedValue }

    public init(initialValue: Value) { initial = initialValue }

    /// The value; before the view is shown the initial one, which cannot be changed then.
    public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set {
            guard let location else {
                return Notice.once("State: a value that is set before its view is shown is not kept")
            }
            location.write(newValue, nil)
        }
    }

    /// The value as others may read and change it.
    public var projectedValue: Binding<Value> {
        guard let location else { return Binding(get: { initial }, set: { _ in }) }
        return Binding(store: location)
    }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
    mutating func connect(_ site: PropertySite) {
        let initial = initial
        location = site.kept { StateLocation(initial) }
    }
}
