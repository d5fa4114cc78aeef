/// A value of a scene, kept under a name for as long as the program runs.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var storage: AppStorage<Value>

    public var wrappedValue: Value {
        get { storage.wrappedValue }
        nonmutating set { storage.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { storage.projectedValue }

    /// Values of scenes have names of their own.
    private static func name(_ key: String) -> String { "scene." + key }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value: _StoredValue {
        storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _StoredValue {
        storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
    }
}
