import DeveloperToolsSupport
import UIKit

/// A picture of a view, by this name, for tools to show.
///
/// - Parameters:
///   - name: The preview's name; without one it is called after its file and line.
///   - traits: What the preview asks of its surroundings, such as a size.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "SwiftUIView")

extension DeveloperToolsSupport.Preview {
    /// A preview of a view.
    @MainActor
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name: name, traits: traits) { _UIHostingView(rootView: AnyView(erased: body())) }
    }
}
