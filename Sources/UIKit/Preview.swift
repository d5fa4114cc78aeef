@_exported import DeveloperToolsSupport

/// A picture of a view, by this name, for tools to show.
///
/// - Parameters:
///   - name: The preview's name; without one it is called after its file and line.
///   - traits: What the preview asks of its surroundings, such as a size.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacros", type: "KitView")

/// A picture of a view controller, which fills the screen, for tools to show.
///
/// - Parameters:
///   - name: The preview's name; without one it is called after its file and line.
///   - traits: What the preview asks of its surroundings, such as a size.
///   - body: Makes the view controller.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacros", type: "KitView")

/// A preview whose body never returns: it fits both of the above, so it needs a form of its own.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> Never
) = #externalMacro(module: "PreviewMacros", type: "KitView")

extension DeveloperToolsSupport.Preview {
    /// A preview of a view.
    @MainActor
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name: name, traits: traits, body: body)
    }

    /// A preview of a view controller.
    @MainActor
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name: name, traits: traits, body: body)
    }

    /// A preview whose body never returns.
    @MainActor
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> Never
    ) {
        self.init(name: name, traits: traits, body: { body() })
    }
}
