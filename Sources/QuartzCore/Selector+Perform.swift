import Raster

extension Selector {
    /// Calls the method, with as many of the arguments as it takes. What cannot be called says so, once.
    ///
    /// To be called where the target's methods may be, which for views is the main actor.
    ///
    /// - Parameter target: An object or a class.
    /// - Returns: What the method returned, `()` where it returns nothing; nil where nothing was called.
    @discardableResult
    package func perform(on target: Any, with first: Any? = nil, _ second: Any? = nil) -> Any? {
        guard let method = method(for: target) else {
            Notice.once(
                "Selector: \(Swift.type(of: target)) has no method \(name) that is known by its name; not called")
            return nil
        }
        switch method.call(target, first, second) {
        case .returned(let value): return value
        case .wrongTarget: return nil
        case .wrongArgument(let type):
            Notice.once(
                "Selector: \(name) of \(Swift.type(of: target)) takes \(type), which \(Self.text(first, second)) is not; "
                    + "not called")
            return nil
        }
    }

    /// Whether `perform(on:)` finds a method to call.
    package func isKnown(to target: Any) -> Bool { method(for: target) != nil }

    private func method(for target: Any) -> SelectorMethod? {
        if let method, method.fits(target) { return method }
        return SelectorRegistry.method(name, for: target)
    }

    private static func text(_ arguments: Any?...) -> String {
        arguments.map { $0.map { "\(Swift.type(of: $0))" } ?? "nil" }.joined(separator: ", ")
    }
}
