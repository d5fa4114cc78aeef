import CoreGraphics
import RenderTree

/// A rectangle of content in a tree of others.
///
/// A layer holds values; it never draws itself. Committing the tree turns those values into immutable render
/// nodes, and what has not changed since the last commit is not turned again.
open class CALayer: NSObject {
    /// What every visual property is stored in. A setter goes through `update`, which marks what must follow.
    final var state = LayerState()

    /// The node of the last commit; nil where this layer or one below it has changed since.
    final var committedNode: RenderNode?

    /// Strong downwards, weak upwards.
    final var children: [CALayer] = []
    public internal(set) final weak var superlayer: CALayer?
    /// The layer that this one masks.
    final weak var maskedLayer: CALayer?
    final var maskLayer: CALayer?

    final var layoutFlags = LayerFlags()

    public final weak var delegate: (any CALayerDelegate)?
    public final var name: String? {
        didSet { invalidate() }
    }
    /// Whether a change of the bounds' size calls `display()` again.
    public final var needsDisplayOnBoundsChange = false
    /// A hint; nothing depends on it here.
    public final var isOpaque = false
    /// A hint; nothing depends on it here.
    public final var drawsAsynchronously = false

    public override init() {
        super.init()
    }

    /// Copies the values of another layer, as a presentation copy has them. Custom subclasses copy theirs.
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer {
            state = other.state
            name = other.name
        }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// Draws the contents, in the layer's points, y downwards. By default the delegate does.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Makes `contents` anew. By default the delegate does, or a bitmap is drawn by `draw(in:)`.
    open func display() {
        if let delegate {
            delegate.display(self)
        } else {
            drawContents()
        }
    }

    /// Places the sublayers. By default the delegate does.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// Whether the point, in this layer's space, lies in the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The farthest layer of this subtree that holds the point, given in the superlayer's space; the topmost first.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let own = p.applying(transformToSuperlayer.inverted())
        if masksToBounds && !contains(own) { return nil }
        for child in drawingOrder.reversed() {
            if let hit = child.hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }

    /// Draws the layer and its sublayers into a context, in the layer's own space.
    ///
    /// Layout and display happen first. The layer's own position and transform play no part.
    open func render(in ctx: CGContext) {
        let node = commit()
        LayerRenderer(node: node).draw(in: ctx)
    }

    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        let index = sibling.flatMap { child in children.firstIndex { $0 === child } }
        insert(layer, at: index ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = sibling.flatMap { child in children.firstIndex { $0 === child } }
        insert(layer, at: index.map { $0 + 1 } ?? children.count)
    }

    open func removeFromSuperlayer() {
        if let owner = maskedLayer, owner.maskLayer === self { owner.mask = nil }
        guard let parent = superlayer else { return }
        parent.children.removeAll { $0 === self }
        superlayer = nil
        parent.invalidate()
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    /// What the layer draws of its own, between its contents and its sublayers; subclasses of ours override it.
    func parts() -> LayerParts { LayerParts() }

    /// Called before a stored value changes what is drawn.
    final func invalidate() {
        var layer: CALayer? = self
        while let current = layer {
            current.committedNode = nil
            layer = current.superlayer ?? current.maskedLayer
        }
    }

    final func update<Value: Equatable>(_ path: WritableKeyPath<LayerState, Value>, to value: Value) {
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        invalidate()
    }
}
