extension Selector {
    /// `Selector("changed", MyView.changed)`: a method without arguments.
    @discardableResult @preconcurrency
    public init<T: AnyObject, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> R) {
        self.init(name, on: T.self) { method($0)() }
    }

    /// A method of one argument: the sender.
    @discardableResult @preconcurrency
    public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R) {
        self.init(name, on: T.self) { method($0)($1) }
    }

    /// A method of two arguments: the sender and the event.
    @discardableResult @preconcurrency
    public init<T: AnyObject, A, B, R>(
        _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R
    ) {
        self.init(name, on: T.self) { method($0)($1, $2) }
    }

    /// A method without arguments, or a getter, of a class or a protocol.
    @discardableResult @preconcurrency
    public init<T, R>(_ name: String, on type: T.Type, _ method: @escaping @MainActor (T) -> R) {
        self.init(name, SelectorMethod(of: type) { target, _, _ in .returned(method(target)) })
    }

    /// A method of one argument, or a setter. What is handed over must be of type `A`, or else nothing is called.
    @discardableResult @preconcurrency
    public init<T, A, R>(_ name: String, on type: T.Type, _ method: @escaping @MainActor (T, A) -> R) {
        self.init(
            name,
            SelectorMethod(of: type) { target, first, _ in
                guard let first = first as? A else { return .wrongArgument(A.self) }
                return .returned(method(target, first))
            })
    }

    /// A method of two arguments.
    @discardableResult @preconcurrency
    public init<T, A, B, R>(_ name: String, on type: T.Type, _ method: @escaping @MainActor (T, A, B) -> R) {
        self.init(
            name,
            SelectorMethod(of: type) { target, first, second in
                guard let first = first as? A else { return .wrongArgument(A.self) }
                guard let second = second as? B else { return .wrongArgument(B.self) }
                return .returned(method(target, first, second))
            })
    }

    /// A static or class method without arguments, whose target is the class.
    @discardableResult @preconcurrency
    public init<T: AnyObject, R>(_ name: String, class type: T.Type, _ method: @escaping @MainActor () -> R) {
        self.init(name, SelectorMethod(of: type as AnyClass) { _, _ in .returned(method()) })
    }

    /// A static or class method of one argument.
    @discardableResult @preconcurrency
    public init<T: AnyObject, A, R>(_ name: String, class type: T.Type, _ method: @escaping @MainActor (A) -> R) {
        self.init(
            name,
            SelectorMethod(of: type as AnyClass) { first, _ in
                guard let first = first as? A else { return .wrongArgument(A.self) }
                return .returned(method(first))
            })
    }

    /// A static or class method of two arguments.
    @discardableResult @preconcurrency
    public init<T: AnyObject, A, B, R>(
        _ name: String, class type: T.Type, _ method: @escaping @MainActor (A, B) -> R
    ) {
        self.init(
            name,
            SelectorMethod(of: type as AnyClass) { first, second in
                guard let first = first as? A else { return .wrongArgument(A.self) }
                guard let second = second as? B else { return .wrongArgument(B.self) }
                return .returned(method(first, second))
            })
    }
}
