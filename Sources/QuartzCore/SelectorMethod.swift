/// A method that can be called without its type being known.
///
/// `@unchecked Sendable`: the function is called where its targets may be touched, which whoever performs a selector sees
/// to; for views that is the main actor.
struct SelectorMethod: @unchecked Sendable {
    /// What came of a call.
    enum Answer {
        /// What the method returned; `()` where it returns nothing.
        case returned(Any)
        case wrongTarget
        /// An argument that does not fit, by the type that the method takes.
        case wrongArgument(Any.Type)
    }

    /// Whose targets the method is found for.
    enum Owner: Hashable {
        /// Objects of a class and its subclasses.
        case instances(ObjectIdentifier)
        /// A class itself and its subclasses.
        case type(ObjectIdentifier)
        /// Whatever fits: for methods that a protocol asks for.
        case anything
    }

    typealias Body = @MainActor (_ target: Any, _ first: Any?, _ second: Any?) -> Answer

    let owner: Owner
    /// Whether the method can be called on a target.
    let fits: (Any) -> Bool
    private let body: Body

    init(owner: Owner, fits: @escaping (Any) -> Bool, body: @escaping Body) {
        self.owner = owner
        self.fits = fits
        self.body = body
    }

    /// The actor is not asked for: a clock is stepped by one thread, and on this system the main actor does not always
    /// know its own.
    func call(_ target: Any, _ first: Any?, _ second: Any?) -> Answer {
        typealias Free = (Any, Any?, Any?) -> Answer
        return unsafeBitCast(body, to: Free.self)(target, first, second)
    }

    /// A method of `Target`, which is a class or a protocol.
    init<Target>(of type: Target.Type, _ body: @escaping @MainActor (Target, Any?, Any?) -> Answer) {
        let owner = (type as? AnyClass).map { Owner.instances(ObjectIdentifier($0)) } ?? .anything
        self.init(owner: owner, fits: { $0 is Target }) { target, first, second in
            guard let target = target as? Target else { return .wrongTarget }
            return body(target, first, second)
        }
    }

    /// A method of the class itself.
    init(of type: AnyClass, _ body: @escaping @MainActor (Any?, Any?) -> Answer) {
        self.init(owner: .type(ObjectIdentifier(type)), fits: { SelectorRegistry.type($0 as? AnyClass, is: type) })
        {
            target, first, second in
            guard SelectorRegistry.type(target as? AnyClass, is: type) else { return .wrongTarget }
            return body(first, second)
        }
    }
}
