import Combine
import Foundation
import Observation

/// An object that a view makes once and keeps for as long as it is there.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    nonisolated(unsafe) private var watch: ObjectWatch<ObjectType>?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object; before the view is shown one that nobody keeps.
    @MainActor public var wrappedValue: ObjectType { watch?.object ?? make() }

    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
    mutating func connect(_ site: PropertySite) {
        let make = make
        let watch = site.kept { ObjectWatch<ObjectType>(site.node) }
        if watch.object == nil { watch.follow(make()) }
        self.watch = watch
    }
}

/// An object of which a view is made anew when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object's properties as bindings.
    @dynamicMemberLookup
    public struct Wrapper {
        nonisolated(unsafe) let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: ConnectedProperty {
    mutating func connect(_ site: PropertySite) {
        site.kept { ObjectWatch<ObjectType>(site.node) }.follow(wrappedValue)
    }
}

/// An object that a view around has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated(unsafe) private var object: ObjectType?

    public init() {}

    /// The object. That there is none ends the program, as with Apple.
    @MainActor public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty, EnvironmentReading {
    mutating func connect(_ site: PropertySite) {
        object = site.node.environment.object(of: ObjectType.self)
        if let object { site.kept { ObjectWatch<ObjectType>(site.node) }.follow(object) }
    }
}

/// Has a node updated when an object is about to change.
@MainActor final class ObjectWatch<ObjectType: ObservableObject> {
    private(set) var object: ObjectType?
    private let mark: UpdateMark
    private weak var node: ViewNode?
    private var subscription: AnyCancellable?

    init(_ node: ViewNode) {
        mark = UpdateMark(node)
        self.node = node
    }

    func follow(_ object: ObjectType) {
        guard object !== self.object else { return }
        self.object = object
        let (mark, weak) = (mark, node.map { WeakNode($0) })
        subscription = object.objectWillChange.sink { _ in
            if MainActor.isCurrent {
                MainActor.assumed { weak?.node?.graph.adopt(Transaction.current) }
            }
            mark.set()
        }
    }
}

extension View {
    /// Puts an object into the environment of the view and all in it.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentObjectModifier(object: object))
    }

    /// Puts an object into the environment of the view and all in it, by its type.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentObjectModifier(object: object))
    }
}

/// Puts an object into the environment.
public nonisolated struct _EnvironmentObjectModifier<T: AnyObject>: ViewModifier {
    public typealias Body = Never

    nonisolated(unsafe) let object: T?
}

@MainActor extension _EnvironmentObjectModifier: EnvironmentChange {
    func change(_ environment: inout EnvironmentValues) { environment.setObject(object, of: T.self) }
}
