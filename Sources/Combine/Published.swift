import Foundation

/// A property whose changes are published, before they happen, and which tells the object that it stands in.
@propertyWrapper
public struct Published<Value> {
    /// What the property's publisher and all copies of the wrapper share.
    final class Storage {
        var value: Value
        let subject = PassthroughSubject<Value, Never>()
        /// Of publishers that are assigned to the property.
        var subscriptions: [AnyCancellable] = []
        /// Tells the object that the property stands in.
        var willChange: (() -> Void)?

        init(_ value: Value) { self.value = value }

        func send(_ value: Value) {
            willChange?()
            subject.send(value)
            self.value = value
        }
    }

    /// The present value, then those to come.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let storage = storage
            Deferred { storage.subject.prepend(storage.value) }.receive(subscriber: subscriber)
        }
    }

    let storage: Storage

    public init(initialValue: Value) {
        storage = Storage(initialValue)
    }

    public init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {}
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get {
            let storage = object[keyPath: storageKeyPath].storage
            prepare(storage, object)
            return storage.value
        }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            prepare(storage, object)
            storage.send(newValue)
        }
    }

    /// A publisher that is assigned to the property has to reach the object too.
    private static func prepare<Owner: AnyObject>(_ storage: Storage, _ object: Owner) {
        guard storage.willChange == nil, let observable = object as? any ObservableObject else { return }
        storage.willChange = ObjectChanges.sender(for: observable)
    }
}
