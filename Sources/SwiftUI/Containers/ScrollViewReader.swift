/// Gives its views a way to move the scroll views among them.
public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content
    @State private var proxy = ScrollViewProxy()

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View { content(proxy).modifier(ScrollProxyModifier(keeper: proxy.keeper)) }
}

/// Moves scroll views.
public struct ScrollViewProxy {
    /// The elements in which it moves them.
    final class Keeper {
        weak var element: LayoutElement?
    }

    let keeper = Keeper()

    /// Has a view be seen, by what it is known by.
    ///
    /// - Parameter anchor: Where in the scroll view it then stands; nil: wherever the least way leads.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        for element in keeper.element?.scrollElements ?? [] { element.scroll(to: .view(AnyHashable(id), anchor)) }
    }
}

/// Tells a proxy where the views are that it is for.
nonisolated struct ScrollProxyModifier: ViewModifier {
    typealias Body = Never

    nonisolated(unsafe) let keeper: ScrollViewProxy.Keeper
}

@MainActor extension ScrollProxyModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) {
            let element = ScrollProxyElement(view.modifier, $0, $1)
            view.modifier.keeper.element = element
            return element
        }
    }
}

private final class ScrollProxyElement: WrapperElement<ScrollProxyModifier> {}
