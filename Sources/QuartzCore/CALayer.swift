import CoreGraphics
import RenderTree

/// A rectangle of content in a tree of others.
///
/// A layer holds values; it never draws itself. Committing the tree turns those values into immutable render
/// nodes, and what has not changed since the last commit is not turned again.
open class CALayer: NSObject {
    /// What every visual property is stored in. A setter goes through `update`, which marks what must follow.
    @exclusivity(unchecked) final var state = LayerState()

    /// The node that was made last, whether it holds or not. A change says that it does not and leaves it: so nothing
    /// is counted, and a transition may lead away from it.
    @exclusivity(unchecked) final var keptNode: RenderNode?

    /// Strong downwards, weak upwards.
    @exclusivity(unchecked) final var children: [CALayer] = [] {
        didSet { forgetChildren() }
    }
    /// What is known of many children since the last commit; nil where all must be asked.
    @exclusivity(unchecked) final var committedChildren: CommittedChildren?
    /// The place in the superlayer's `committedChildren`.
    @exclusivity(unchecked) final var committedPlace: Int32 = 0
    @exclusivity(unchecked) public internal(set) final weak var superlayer: CALayer?
    /// The layer that this one masks.
    @exclusivity(unchecked) final weak var maskedLayer: CALayer?
    @exclusivity(unchecked) final var maskLayer: CALayer?

    @exclusivity(unchecked) final var layoutFlags = LayerFlags()

    /// Animations, a time and actions of its own; nil in most layers.
    @exclusivity(unchecked) final var motion: LayerMotion?

    @exclusivity(unchecked) public final weak var delegate: (any CALayerDelegate)?
    @exclusivity(unchecked) public final var name: String? {
        didSet { if name != oldValue { invalidate() } }
    }
    /// Whether a change of the bounds' size calls `display()` again.
    public final var needsDisplayOnBoundsChange = false
    /// A hint; nothing depends on it here.
    public final var isOpaque = false
    /// A hint; nothing depends on it here.
    public final var drawsAsynchronously = false

    // What classes of programs override stands in the class itself: members of extensions cannot be overridden.

    open var opacity: Float {
        get { state.opacity }
        set { update(\.opacity, "opacity", to: newValue) }
    }

    open var isHidden: Bool {
        get { state.isHidden }
        set {
            guard state.isHidden != newValue else { return }
            update(\.isHidden, "hidden", to: newValue)
            hiddenChanged()
        }
    }

    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { update(\.masksToBounds, "masksToBounds", to: newValue) }
    }

    open var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set { update(\.backgroundColor, "backgroundColor", to: newValue) }
    }

    /// In points. Rounds the background and the border; with `masksToBounds` everything.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { update(\.cornerRadius, "cornerRadius", to: newValue) }
    }

    /// In points, inside the bounds, above the sublayers.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { update(\.borderWidth, "borderWidth", to: newValue) }
    }

    open var borderColor: CGColor? {
        get { state.borderColor }
        set { update(\.borderColor, "borderColor", to: newValue) }
    }

    open var shadowColor: CGColor? {
        get { state.shadowColor }
        set { update(\.shadowColor, "shadowColor", to: newValue) }
    }

    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { update(\.shadowOpacity, "shadowOpacity", to: newValue) }
    }

    /// In points of the layer's space. (0, -3) points up where y grows downwards.
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { update(\.shadowOffset, "shadowOffset", to: newValue) }
    }

    /// The standard deviation of the Gaussian, in points.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { update(\.shadowRadius, "shadowRadius", to: newValue) }
    }

    /// What casts the shadow, in the layer's space, filled non-zero; nil: what the layer shows. The path is copied.
    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set {
            let copy = newValue?.copy()
            changing("shadowPath") { state.shadowPath = copy }
        }
    }

    /// The layer's own rectangle, in its own space; a negative size is standardised.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            let rect = newValue.standardized
            guard rect != state.bounds else { return }
            let isResized = rect.size != state.bounds.size
            changing("bounds") {
                state.bounds = rect
                setNeedsLayout()
                if isResized, needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
        }
    }

    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint {
        get { state.position }
        set { update(\.position, "position", to: newValue) }
    }

    /// Acts about the anchor point. A layer in perspective is drawn flat, then projected.
    open var transform: CATransform3D {
        get { state.transform }
        set { update(\.transform, "transform", to: newValue) }
    }

    /// The box around the transformed bounds in the superlayer's space. Setting it sets the bounds' size and the
    /// position, so that an upright box reads back as it was set.
    open var frame: CGRect {
        get { state.bounds.applying(transformToSuperlayer) }
        set { reportingOutlineOnce { place(in: newValue.standardized) } }
    }

    /// A `CGImage` that is drawn over the background; anything else is not drawn, which is said.
    open var contents: Any? {
        get { state.shownContents }
        set {
            changing("contents") {
                state.contents = newValue
                if state.drawnSize != nil { state.drawnSize = nil }
            }
        }
    }

    /// Pixels a point, of `contents` and of the bitmap that `draw(in:)` draws into.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { update(\.contentsScale, "contentsScale", to: newValue) }
    }

    /// Of a layer, time passes as (superlayer's time − `beginTime`) · `speed` + `timeOffset`, for its animations and
    /// its sublayers. The other values of a layer's timing are kept and play no part: a layer lasts for ever.
    open var beginTime: CFTimeInterval {
        get { motion?.timing.beginTime ?? 0 }
        set { changeTiming { $0.beginTime = newValue } }
    }

    open var speed: Float {
        get { motion?.timing.speed ?? 1 }
        set { changeTiming { $0.speed = newValue } }
    }

    open var repeatCount: Float {
        get { motion?.timing.repeatCount ?? 0 }
        set { changeTiming { $0.repeatCount = newValue } }
    }

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
            if let values = other.motion?.values, !values.isEmpty { madeMotion.values = values }
        }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    deinit {
        committedChildren = nil
        LayerRelease.release(&children)
        ObjectAttachments.objectIsGone(ObjectIdentifier(self))
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
    /// Layout and display happen first. The layers' own values are drawn, not what animations make of them. The layer's
    /// position and transform play no part. The context's transform,
    /// clip and alpha hold for the finished picture; its blend mode and shadow do not.
    ///
    /// The picture is drawn as Quartz draws it, which differs from the screen in shadows, gradients and edges.
    open func render(in ctx: CGContext) {
        LayerRenderer(node: modelNode(), look: .quartz, growsUpwards: ownSpaceGrowsUpwards).draw(in: ctx)
    }

    /// The same as on the screen, animations included.
    package final func renderAsOnScreen(in ctx: CGContext) {
        LayerRenderer(node: commit(), look: .screen, growsUpwards: ownSpaceGrowsUpwards).draw(in: ctx)
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
        superlayer?.take(out: self)
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = index(of: oldLayer) else { return }
        insert(newLayer, at: index)
        if newLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
    }

    // Animations

    /// Adds a copy of the animation; it begins with the next commit, unless it says when. One of the same key is
    /// replaced.
    open func add(_ anim: CAAnimation, forKey key: String?) { record(anim, forKey: key) }

    open func removeAllAnimations() { end(records { _ in true }) }

    open func removeAnimation(forKey key: String) { end(records { $0.key == key }) }

    /// The keys of the animations, in the order in which they were added; nil where there are none.
    open func animationKeys() -> [String]? {
        let keys = records { _ in true }.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// The layer's own animation of that key, to be read.
    open func animation(forKey key: String) -> CAAnimation? { records { $0.key == key }.first?.animation }

    /// A copy of the layer as it is shown now, its animations applied; nil before the first commit. What is changed of it
    /// has no effect. Its superlayer and its sublayers are such copies as well.
    open func presentation() -> Self? {
        if layoutFlags.isCopy { return self }
        guard layoutFlags.isCommitted else { return nil }
        return presentedWithSuperlayers(at: MediaClock.current.now) as? Self
    }

    /// The layer itself; of a presentation copy, the layer that it shows.
    open func model() -> Self { (motion?.model as? Self) ?? self }

    // Actions

    /// What happens when a property changes; nil for nothing.
    ///
    /// The delegate is asked, then `actions`, then `style["actions"]`, then the class's `defaultAction(forKey:)`. The
    /// first answer counts; `NSNull` is the answer that nothing happens.
    open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

    /// The animation by which changes of most visible properties are seen, a fade where values have nothing between them;
    /// nil for the others.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        if crossFadedKeys.contains(event) {
            let fade = CATransition()
            fade.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
            return fade
        }
        guard layerProperties[event]?.isImplicit == true else { return nil }
        return implicitAnimation(forKey: event)
    }

    public final var actions: [String: any CAAction]? {
        get { motion?.actions }
        set { madeMotion.actions = newValue }
    }

    /// Its `actions` are looked up; values for other keys are kept and not applied.
    public final var style: [AnyHashable: Any]? {
        get { motion?.style }
        set { madeMotion.style = newValue }
    }

    /// Whether a change of the value calls `display()`; for values that a subclass adds.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // Values by name

    /// The value of a new layer for a key.
    open class func defaultValue(forKey key: String) -> Any? { CALayer().value(forKey: key) }

    /// Whether an archive would hold the value: one that was set under a name of one's own. Layers are not archived here.
    open func shouldArchiveValue(forKey key: String) -> Bool { motion?.values[key] != nil }

    /// A property by its name, or what was set for a name of one's own. Numbers come as `NSNumber`.
    open func value(forKey key: String) -> Any? { foundValue(key) }

    /// Sets a property by its name, or keeps a value under a name of one's own.
    open func setValue(_ value: Any?, forKey key: String) { setFoundValue(value, key) }

    /// As `value(forKey:)`, also for a part of a structure: `position.x`, `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { foundValue(keyPath) }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setFoundValue(value, keyPath) }

    /// A property that a subclass of ours adds, by name.
    func ownProperty(_ key: String) -> LayerProperty? { nil }

    /// What the layer draws of its own, between its background and its sublayers; subclasses of ours override it.
    func parts() -> LayerParts { LayerParts() }

    /// Whether the layer draws nothing itself, and its sublayers stand in its superlayer's space of depth.
    final var isOnlyTransform: Bool { layoutFlags.isOnlyTransform }

    /// Whether each moment shows something else, without animations.
    var isAlwaysMoving: Bool { false }

    /// Whether the sublayers are also shown as they are at other times, so that what rests now may still move there.
    var showsOtherTimes: Bool { false }

    /// What the layer shows over its background and contents: its sublayers' nodes, which subclasses of ours arrange.
    ///
    /// - Parameters:
    ///   - time: The layer's.
    ///   - earlier: The sublayers' nodes as they were that many seconds before.
    func arranged(
        _ nodes: RenderChildren, at time: CFTimeInterval, earlier: (CFTimeInterval) -> RenderChildren
    ) -> RenderChildren { nodes }

    /// The node of the last commit; nil where this layer or one below it has changed since. Where it is nil, so is that
    /// of every layer above, unless that one does not show its sublayers.
    final var committedNode: RenderNode? { layoutFlags.nodeHolds ? keptNode : nil }

    /// The node holds no more, nor do those of all layers that hold this one.
    final func invalidate() {
        guard var above = forgetNode() else { return }
        while let next = above.forgetNode() { above = next }
    }

    /// The layer that shows this one's node and has heard of the change; nil where nobody does, or it is known already.
    @inline(__always)
    private final func forgetNode() -> CALayer? {
        guard layoutFlags.nodeHolds else { return nil }
        layoutFlags.nodeHolds = false
        guard let superlayer else { return maskedLayer }
        superlayer.noteChange(of: self)
        return superlayer
    }

    /// - Parameter key: By which the action of the change is looked up.
    @inline(__always)
    final func update<Value: Equatable>(
        _ path: WritableKeyPath<LayerState, Value>, _ key: String, to value: Value
    ) {
        guard state[keyPath: path] != value else { return }
        changing(key) { state[keyPath: path] = value }
    }
}
