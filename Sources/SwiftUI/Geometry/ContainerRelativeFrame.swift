import CoreGraphics

/// A view in a frame whose lengths are parts of those of the container around it.
public nonisolated struct _ContainerRelativeFrameLayout: ViewModifier {
    public typealias Body = Never

    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
}

@MainActor extension _ContainerRelativeFrameLayout: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { ContainerRelativeElement(view.modifier, $0, $1) }
    }
}

private final class ContainerRelativeElement: WrapperElement<_ContainerRelativeFrameLayout>, PlaceWatcher {
    private var known: CGSize?

    override init(_ modifier: _ContainerRelativeFrameLayout, _ node: ViewNode, _ inner: LayoutElement) {
        super.init(modifier, node, inner)
        graph.watchPlace(of: self)
    }

    /// The nearest scroll view's, else the whole's; less its margins.
    private var containerSize: CGSize {
        var element = container
        while let current = element {
            if let scroll = current as? ScrollElement { return scroll.visibleSize }
            element = current.container
        }
        return graph.safeArea.safe.size
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let size = containerSize
        var offer = proposal
        for axis in [Axis.horizontal, .vertical] where modifier.axes.contains(Axis.Set(axis)) {
            offer[axis] = max(0, modifier.length(size[axis], axis))
        }
        return offer.sanitized
    }

    override func changed(from before: _ContainerRelativeFrameLayout) { invalidateLayout() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Sizes are remembered: once the container has another one they are asked for again.
        known = containerSize
        let offer = offer(proposal)
        var size = inner.sizeThatFits(offer)
        for axis in [Axis.horizontal, .vertical] where modifier.axes.contains(Axis.Set(axis)) {
            size[axis] = offer[axis] ?? size[axis]
        }
        return size
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        let offer = offer(proposal)
        place(inner, at: modifier.alignment.origin(of: inner, in: size, offer), offer, in: size, pass)
    }

    func placesSettled() { if let known, known != containerSize { invalidateLayout() } }
}

extension View {
    /// The view in a frame as long as the container around it along some axes: a scroll view, or the screen.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// The view in a frame whose lengths are made of the container's.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
    }

    /// The view in a frame of some of the parts that the container is divided into.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let (count, span) = (CGFloat(max(1, count)), CGFloat(max(0, span)))
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * (count - 1)) / count
            return part * span + spacing * max(0, span - 1)
        }
    }
}
