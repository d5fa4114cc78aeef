import CoreGraphics

/// Says which shape a view has, for concentric and container-relative shapes inside it.
public nonisolated struct _ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    public typealias Body = Never

    public var shape: S

    public init(shape: S) { self.shape = shape }
}

@MainActor extension _ContainerShapeModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { ContainerShapeElement(view.modifier, $0, $1) }
    }
}

/// An element that has a shape.
@MainActor protocol ContainerShapeSource: LayoutElement {
    var containerShape: any InsettableShape { get }
}

private final class ContainerShapeElement<S: InsettableShape>: WrapperElement<_ContainerShapeModifier<S>>,
    ContainerShapeSource
{
    var containerShape: any InsettableShape { modifier.shape }

    override func changed(from before: _ContainerShapeModifier<S>) { redraw(self) }

    /// Shapes anywhere inside may be others.
    private func redraw(_ element: LayoutElement) {
        element.invalidateDrawing()
        for inner in element.contents { redraw(inner) }
    }
}

extension LayoutElement {
    /// Asks for a path while the shape around the element is known to it.
    func inContainerShape<Result>(_ body: () -> Result) -> Result {
        var offset = CGPoint.zero
        var element: LayoutElement? = self
        while let current = element {
            if let source = current as? any ContainerShapeSource {
                let frame = CGRect(origin: CGPoint(x: -offset.x, y: -offset.y), size: source.shownFrame.size)
                return ContainerShape.$current.withValue(ContainerShape(source.containerShape, frame: frame)) {
                    body()
                }
            }
            offset = current.convertToContainer(offset)
            element = current.container
        }
        return body()
    }
}

extension View {
    /// The view's shape, for concentric and container-relative shapes inside it.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(_ContainerShapeModifier(shape: shape))
    }
}
