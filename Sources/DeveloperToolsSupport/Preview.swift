import Foundation

/// A picture of a view that a program offers to its tools, made by `#Preview`.
///
/// The frameworks add initialisers for their own kinds of view.
public struct Preview {
    /// The kind of traits that previews of views take.
    public struct ViewTraits: Sendable {}

    /// The preview's own name, where it has one.
    package let name: String?
    /// Whose surroundings it needs.
    package let kit: PreviewKit
    package let layout: PreviewLayout
    package let orientation: PreviewOrientation
    /// Makes the view or the view controller, anew each time.
    package let body: @MainActor () -> Any

    package init(
        name: String?, kit: PreviewKit = .uiKit, traits: [PreviewTrait<ViewTraits>],
        body: @escaping @MainActor () -> Any
    ) {
        self.name = name
        self.kit = kit
        self.body = body
        var layout = PreviewLayout.standard
        var orientation = PreviewOrientation.portrait
        for trait in traits {
            switch trait.value {
            case .layout(let value): layout = value
            case .orientation(let value): orientation = value
            }
        }
        self.layout = layout
        self.orientation = orientation
    }
}
