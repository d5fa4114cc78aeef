@_exported import DeveloperToolsSupport

/// A picture of a view, by this name, for tools to show.
///
/// The body is optional so that SwiftUI's preview goes before this one where both fit: a body of several statements
/// without a `return` fits all of them, and a function is not wrapped without need.
///
/// - Parameters:
///   - name: The preview's name; without one it is called after its file and line.
///   - traits: What the preview asks of its surroundings, such as a size.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
) = #externalMacro(module: "PreviewMacros", type: "KitView")

/// A picture of a view controller, which fills the screen, for tools to show.
///
/// The body's type is the superclass that controllers share with views: a body that never returns fits both kinds of
/// preview, and is then taken for the view's, the more special one, where it would be ambiguous otherwise.
///
/// - Parameters:
///   - name: The preview's name; without one it is called after its file and line.
///   - traits: What the preview asks of its surroundings, such as a size.
///   - body: Makes the view controller.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIResponder)?
) = #externalMacro(module: "PreviewMacros", type: "KitView")

extension DeveloperToolsSupport.Preview {
    /// A preview of a view.
    @MainActor
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
    ) {
        self.init(name: name, traits: traits, body: body ?? { UIView() })
    }

    /// A preview of a view controller.
    @MainActor
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        body: (@MainActor () -> UIResponder)?
    ) {
        self.init(name: name, traits: traits, body: body ?? { UIViewController() })
    }
}
