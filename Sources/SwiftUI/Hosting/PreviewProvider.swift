import DeveloperToolsSupport
import Foundation

/// A type that provides views for tools to show; each view is a picture.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views, each of which is a preview of its own.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

    /// The system that the views are meant for; nil where the tool may choose.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are shown on.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// Marks a variable in the body of a `#Preview` as one that lasts; it stands before the body's views.
///
/// The variables become those of a view around the body before the source is compiled.
@propertyWrapper
public struct Previewable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Has the views that a type provides shown by tools. Called by the record that stands for the type in its program.
public nonisolated func _previewProvider<Provider: PreviewProvider>(
    _ provider: Provider.Type, file: String, line: Int
) {
    PreviewRegistry.register(file: file, line: line, all: { ProvidedPreviews.make(of: provider) })
}

/// The views of a provider, one by one.
@MainActor enum ProvidedPreviews {
    static func make<Provider: PreviewProvider>(of provider: Provider.Type) -> [DeveloperToolsSupport.Preview] {
        let graph = ViewGraph()
        let root = ElementList()
        graph.show(ElementListReader(content: Provider.previews, list: root), EnvironmentValues())
        graph.update()
        let type = "\(provider)"
        return root.traits.enumerated().map { index, traits in
            let name = traits.displayName ?? (index == 0 ? type : "\(type)-\(index + 1)")
            return DeveloperToolsSupport.Preview(name: name, traits: traits.traits) {
                _UIHostingView(rootView: ElementPick(content: Provider.previews, index: index))
            }
        }
    }
}

/// What a provider's views say of themselves.
private final class ElementList {
    var traits: [PreviewWishes] = []
}

/// Notes the elements of its content.
private struct ElementListReader<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let list: ElementList

    func makeNode(_ place: NodePlace) -> ViewNode {
        ElementFilterNode(self, content: content, place) { [list] elements in
            list.traits = elements.map { $0.trait(PreviewWishesKey.self) }
            return elements
        }
    }
}

/// One element of its content alone.
private struct ElementPick<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let index: Int

    func makeNode(_ place: NodePlace) -> ViewNode {
        ElementFilterNode(self, content: content, place) { [index] in
            $0.indices.contains(index) ? [$0[index]] : []
        }
    }
}

/// A view of which some elements alone are shown.
final class ElementFilterNode<V: View, Content: View>: ViewNode {
    private let content: Content
    private let filter: @MainActor ([LayoutElement]) -> [LayoutElement]
    private var child: ViewNode?

    init(
        _ view: V, content: Content, _ place: NodePlace,
        filter: @escaping @MainActor ([LayoutElement]) -> [LayoutElement]
    ) {
        self.content = content
        self.filter = filter
        super.init(V.self, place)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override func take(_ view: any View) -> Bool { false }
    override func update() { child = graft(child, content, environment) }
    override func makeElements() -> [LayoutElement] { filter(child?.elements ?? []) }
}
