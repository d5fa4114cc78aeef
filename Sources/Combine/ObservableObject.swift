import Foundation
import QuartzCore

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// By default one that the `@Published` properties send to.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObjectChanges.publisher(of: self) }
}

/// Tells that an object is about to change.
///
/// `@unchecked Sendable`: the subject is guarded.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    public init() {}

    public func send() { subject.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

/// The publishers of objects that have not made one of their own.
enum ObjectChanges {
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        ObjectAttachments.value(of: object) { ObservableObjectPublisher() }
    }

    /// Tells of a change of a property, by the publisher that the object has.
    static func sender(for object: any ObservableObject) -> () -> Void {
        func make<Object: ObservableObject>(_ object: Object) -> () -> Void {
            { [weak object] in
                guard let publisher = object?.objectWillChange else { return }
                if let publisher = publisher as? ObservableObjectPublisher { publisher.send() }
                if let subject = publisher as? any Subject<Void, Never> { subject.send(()) }
            }
        }
        return make(object)
    }
}
