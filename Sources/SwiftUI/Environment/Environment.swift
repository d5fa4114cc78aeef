import Observation

/// A value of the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Content {
        case read((EnvironmentValues) -> Value)
        case value(Value)
    }

    nonisolated(unsafe) private var content: Content
    nonisolated(unsafe) private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.init { $0[keyPath: keyPath] } }

    /// An observable object by its type. That there is none ends the program, as with Apple.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.init { environment in
            guard let object = environment.object(of: Value.self) else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environment(_:) for it may be missing."
                )
            }
            return object
        }
    }

    /// An observable object by its type; nil where there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        self.init { $0.object(of: T.self) }
    }

    private init(_ read: @escaping (EnvironmentValues) -> Value) {
        self.read = read
        content = .read(read)
    }

    /// The value; before the view is shown the default one.
    public var wrappedValue: Value {
        switch content {
        case .read(let read): read(EnvironmentValues())
        case .value(let value): value
        }
    }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment: ConnectedProperty, EnvironmentReading {
    mutating func connect(_ site: PropertySite) { content = .value(read(site.node.environment)) }
}

/// A property that reads the environment.
protocol EnvironmentReading {}
