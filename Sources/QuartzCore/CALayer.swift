import CoreGraphics
import RenderTree

/// A rectangle of content in a tree of others.
///
/// A layer holds values; it never draws itself. Committing the tree turns those values into immutable render
/// nodes, and what has not changed since the last commit is not turned again.
open class CALayer: NSObject {
    /// What every visual property is stored in. A setter goes through `update`, which marks what must follow.
    final var state = LayerState()

    /// The node of the last commit; nil where this layer or one below it has changed since. Where it is nil, so is that
    /// of every layer above, unless that one does not show its sublayers.
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
        didSet { if name != oldValue { invalidate() } }
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
            isOpaque = other.isOpaque
            needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
        }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    deinit {
        LayerRelease.release(&children)
    }

    /// Draws the contents, in the layer's points. By default the delegate does.
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

    /// The bounds' size, as it lies in the superlayer.
    open func preferredFrameSize() -> CGSize { frame.size }

    /// Whether the point, in this layer's space, lies in the bounds.
    open func contains(_ p: CGPoint) -> Bool {
        let (origin, size) = (state.bounds.origin, state.bounds.size)
        return p.x >= origin.x && p.y >= origin.y && p.x - origin.x < size.width && p.y - origin.y < size.height
    }

    /// The farthest layer of this subtree that holds the point, given in the superlayer's space; the topmost first.
    ///
    /// Hidden layers are not found, nor what lies outside of a layer that masks to its bounds. A layer that its
    /// transform makes flat holds nothing.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(p, depth: 0) }

    /// Draws the layer and its sublayers into a context, in the layer's own space.
    ///
    /// Layout and display happen first. The layer's own position and transform play no part. The context's transform,
    /// clip and alpha hold for the finished picture; its blend mode and shadow do not.
    ///
    /// The picture is drawn as Quartz draws it, which differs from the screen in shadows, gradients and edges.
    open func render(in ctx: CGContext) {
        LayerRenderer(node: commit(), look: .quartz).draw(in: ctx)
    }

    /// The same as on the screen.
    package final func renderAsOnScreen(in ctx: CGContext) {
        LayerRenderer(node: commit(), look: .screen).draw(in: ctx)
    }

    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: index(of: sibling) ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: index(of: sibling).map { $0 + 1 } ?? children.count)
    }

    /// Out of the tree, or out of the layer that this one masks.
    open func removeFromSuperlayer() {
        if let owner = maskedLayer, owner.maskLayer === self { owner.mask = nil }
        guard let parent = superlayer else { return }
        superlayer = nil
        if let index = parent.index(of: self) { parent.children.remove(at: index) }
        parent.setNeedsLayout()
        parent.invalidate()
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = index(of: oldLayer) else { return }
        insert(newLayer, at: index)
        if newLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
    }

    /// What the layer draws of its own, between its background and its sublayers; subclasses of ours override it.
    func parts() -> LayerParts { LayerParts() }

    /// Forgets the node, and those of all layers that hold this one.
    final func invalidate() {
        var layer: CALayer? = self
        while let current = layer, current.committedNode != nil {
            current.committedNode = nil
            layer = current.superlayer ?? current.maskedLayer
        }
    }

    @inline(__always)
    final func update<Value: Equatable>(_ path: WritableKeyPath<LayerState, Value>, to value: Value) {
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        invalidate()
    }
}
