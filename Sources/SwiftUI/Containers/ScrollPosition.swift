import CoreGraphics

/// Where a scroll view is, or shall be.
public struct ScrollPosition: Equatable, Sendable {
    enum Wish: Equatable {
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(CGPoint)
    }

    nonisolated(unsafe) var wish: Wish?
    /// Grows with each wish, so that the same one counts again.
    private var count = 0

    public init(idType: any Hashable.Type = Never.self) {}
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { wish = .id(AnyHashable(id), anchor) }
    public init(edge: Edge) { wish = .edge(edge) }
    public init(point: CGPoint) { wish = .point(point) }
    public init(x: CGFloat, y: CGFloat) { self.init(point: CGPoint(x: x, y: y)) }

    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        wish = .id(AnyHashable(id), anchor)
        count += 1
    }
    public mutating func scrollTo(edge: Edge) {
        wish = .edge(edge)
        count += 1
    }
    public mutating func scrollTo(point: CGPoint) {
        wish = .point(point)
        count += 1
    }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }
    public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }

    public var edge: Edge? {
        if case .edge(let edge) = wish { edge } else { nil }
    }
    public var point: CGPoint? {
        if case .point(let point) = wish { point } else { nil }
    }
    public var viewID: (any Hashable)? {
        if case .id(let id, _) = wish { id.base as? any Hashable } else { nil }
    }
    public func viewID<T: Hashable>(type: T.Type) -> T? { viewID as? T }

    /// The wish as scroll views take it.
    var target: ScrollTarget? {
        switch wish {
        case .id(let id, let anchor): .view(id, anchor)
        case .edge(let edge): .edge(edge)
        case .point(let point): .point(point)
        case nil: nil
        }
    }
}

/// Has the scroll views in a view be where a value says.
nonisolated struct ScrollPositionModifier: ViewModifier {
    typealias Body = Never

    let target: ScrollTarget?
    /// By which wishes are told apart.
    nonisolated(unsafe) let wish: AnyHashable?
}

@MainActor extension ScrollPositionModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { ScrollPositionElement(view.modifier, $0, $1) }
    }
}

private final class ScrollPositionElement: WrapperElement<ScrollPositionModifier> {
    private var isDone = false

    override func changed(from before: ScrollPositionModifier) {
        guard modifier.wish != before.wish else { return }
        isDone = false
        invalidateLayout()
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        if !isDone, let target = modifier.target {
            isDone = true
            for element in inner.scrollElements { element.scroll(to: target) }
        }
        super.arrange(in: size, proposal, pass)
    }
}

extension LayoutElement {
    /// The outermost scroll views in this element.
    var scrollElements: [ScrollElement] {
        if let own = self as? ScrollElement { return [own] }
        return contents.flatMap(\.scrollElements)
    }
}

extension View {
    /// Has the scroll view show what a value says. The value is not told of drags here.
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
        -> some View
    {
        let value = position.wrappedValue
        var wish: AnyHashable?
        if let target = value.target { wish = AnyHashable("\(value) \(target)") }
        return modifier(ScrollPositionModifier(target: value.target, wish: wish))
    }

    /// Has the scroll view show a view, by what it is known by. The value is not told of drags here.
    public nonisolated func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        let id = id.wrappedValue.map { AnyHashable($0) }
        return modifier(ScrollPositionModifier(target: id.map { .view($0, anchor) }, wish: id))
    }
}
