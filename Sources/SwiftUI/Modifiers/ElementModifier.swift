import CoreGraphics
import RenderTree

/// A modifier of each element of a view on its own: of its size and place, or of what is drawn.
///
/// The requirements are handed the element inside; what is not said is as it is there.
protocol ElementModifier: PrimitiveModifier {
    /// Whether another value of the modifier can change sizes and places.
    @MainActor static var changesLayout: Bool { get }

    /// The modifier without what depends on the environment, so that it can be moved.
    @MainActor func resolved(in environment: EnvironmentValues) -> Self
    @MainActor func measure(_ proposal: ProposedViewSize, _ inner: LayoutElement) -> CGSize
    @MainActor func arrange(
        _ inner: LayoutElement, in outer: LayoutElement, _ size: CGSize, _ proposal: ProposedViewSize,
        _ pass: LayoutPass)
    @MainActor func explicitValue(
        of key: AlignmentKey, _ inner: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat?
    @MainActor func draw(_ inner: RenderNode?, _ element: LayoutElement, _ size: CGSize) -> RenderNode?
    @MainActor func convert(_ point: CGPoint, _ size: CGSize) -> CGPoint
    @MainActor func invert(_ point: CGPoint, _ size: CGSize) -> CGPoint?
    @MainActor func hitRule(_ point: CGPoint, _ size: CGSize) -> HitRule
    @MainActor func spacing(_ inner: LayoutElement) -> ViewSpacing
    @MainActor func layoutPriority(_ inner: LayoutElement) -> Double
    @MainActor func zIndex(_ inner: LayoutElement) -> Double
    @MainActor func value<Key: LayoutValueKey>(of key: Key.Type, _ inner: LayoutElement) -> Key.Value
}

@MainActor extension ElementModifier {
    static var changesLayout: Bool { false }

    func resolved(in environment: EnvironmentValues) -> Self { self }

    func measure(_ proposal: ProposedViewSize, _ inner: LayoutElement) -> CGSize { inner.sizeThatFits(proposal) }

    func arrange(
        _ inner: LayoutElement, in outer: LayoutElement, _ size: CGSize, _ proposal: ProposedViewSize,
        _ pass: LayoutPass
    ) {
        outer.place(inner, at: .zero, proposal, in: size, pass)
    }

    func explicitValue(
        of key: AlignmentKey, _ inner: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        inner.dimensions(proposal).explicitValue(of: key)
    }

    func draw(_ inner: RenderNode?, _ element: LayoutElement, _ size: CGSize) -> RenderNode? { inner }
    func convert(_ point: CGPoint, _ size: CGSize) -> CGPoint { point }
    func invert(_ point: CGPoint, _ size: CGSize) -> CGPoint? { point }
    func hitRule(_ point: CGPoint, _ size: CGSize) -> HitRule { .asInside }
    func spacing(_ inner: LayoutElement) -> ViewSpacing { inner.spacing }
    func layoutPriority(_ inner: LayoutElement) -> Double { inner.layoutPriority }
    func zIndex(_ inner: LayoutElement) -> Double { inner.zIndex }

    func value<Key: LayoutValueKey>(of key: Key.Type, _ inner: LayoutElement) -> Key.Value { inner.value(of: key) }

    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { ModifierElement(view.modifier, $0, $1) }
    }
}
