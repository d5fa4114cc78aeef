extension Selector {
    /// Hands over methods that selectors made of a name alone are to find; for the lowering of `@objc`.
    ///
    /// Nothing is called before a name is looked for. The closure then makes one selector for each method, and that is
    /// all: a selector that is made with a method is known by its name from then on. A program leaves one record for a
    /// class, in an extension in the class's file so that private methods are seen; it runs when the program is loaded:
    ///
    /// ```swift
    /// extension MyView {
    ///     @section(".init_array") @used private nonisolated static let methodsByName: @convention(c) () -> Void = {
    ///         Selector.register {
    ///             Selector("changed", on: MyView.self) { $0.changed() }
    ///             Selector("tapped:", on: MyView.self) { $0.tapped($1) }
    ///             Selector("pressed:event:", on: MyView.self) { $0.pressed($1, event: $2) }
    ///             Selector("progress", on: MyView.self) { $0.progress }                 // a getter
    ///             Selector("setProgress:", on: MyView.self) { $0.progress = $1 }        // a setter
    ///             Selector("shared", class: MyView.self) { MyView.shared() }            // a static method
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// The same expressions stand for `#selector(…)`. Methods of protocols are given with the protocol,
    /// `Selector("tapped:", on: (any Tappable).self) { $0.tapped($1) }`. For generic classes see `SelectorRegistering`.
    public static func register(_ methods: @escaping @MainActor @Sendable () -> Void) {
        typealias Free = @Sendable () -> Void
        // As for calls, the actor is not asked for: nothing of a view is touched here.
        SelectorRegistry.addLater(unsafeBitCast(methods, to: Free.self))
    }
}

/// A class that tells its methods itself, when the name of one is first looked for: for generic classes, which cannot
/// leave a record.
///
/// ```swift
/// extension MyList: SelectorRegistering {
///     static func registerSelectors() {
///         Selector("reload", on: MyList.self) { $0.reload() }
///     }
/// }
/// ```
///
/// Where a class above conforms already, write the function as a `class func` in the upper class's body and override it.
public protocol SelectorRegistering: AnyObject {
    static func registerSelectors()
}
