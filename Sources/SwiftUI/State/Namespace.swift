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
