import CoreGraphics
import CornerGeometry
import Raster
import RenderTree

/// A layer that shows its sublayers several times, each copy moved, coloured and delayed against the one before it.
open class CAReplicatorLayer: CALayer {
    @exclusivity(unchecked) final var replicator = ReplicatorState()
    /// The coloured images of the last commit, so that the same colour of the same image is the same image.
    private final var tinter = NodeTinter()

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAReplicatorLayer {
            replicator = other.replicator
            tinter = other.tinter
        }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// How many times the sublayers are shown, themselves included. None are shown where it is less than 1.
    public final var instanceCount: Int {
        get { replicator.instanceCount }
        set { change("instanceCount") { $0.instanceCount = newValue } }
    }

    /// In seconds: each copy shows the animations as they were that much earlier than in the copy before it.
    public final var instanceDelay: CFTimeInterval {
        get { replicator.instanceDelay }
        set { change("instanceDelay") { $0.instanceDelay = newValue } }
    }

    /// From each copy to the next, about the centre of the bounds.
    public final var instanceTransform: CATransform3D {
        get { replicator.instanceTransform }
        set { change("instanceTransform") { $0.instanceTransform = newValue } }
    }

    /// Multiplies the colours of the first copy, component by component. Nil counts as opaque white.
    public final var instanceColor: CGColor? {
        get { replicator.instanceColor }
        set { change("instanceColor") { $0.instanceColor = newValue } }
    }

    /// Added to the red of `instanceColor` for each copy after the first; so are the other offsets to theirs.
    public final var instanceRedOffset: Float {
        get { replicator.redOffset }
        set { change("instanceRedOffset") { $0.redOffset = newValue } }
    }

    public final var instanceGreenOffset: Float {
        get { replicator.greenOffset }
        set { change("instanceGreenOffset") { $0.greenOffset = newValue } }
    }

    public final var instanceBlueOffset: Float {
        get { replicator.blueOffset }
        set { change("instanceBlueOffset") { $0.blueOffset = newValue } }
    }

    public final var instanceAlphaOffset: Float {
        get { replicator.alphaOffset }
        set { change("instanceAlphaOffset") { $0.alphaOffset = newValue } }
    }

    /// Copies are always drawn in the plane, one over the other.
    public final var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set {
            if newValue {
                Notice.once("CAReplicatorLayer.preservesDepth: copies are drawn in the plane, one over the other")
            }
            change("preservesDepth") { $0.preservesDepth = newValue }
        }
    }

    private func change(_ key: String, _ body: (inout ReplicatorState) -> Void) {
        changing(key) { body(&replicator) }
    }

    override func ownProperty(_ key: String) -> LayerProperty? { Self.ownProperties[key] }

    open override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard ownProperties[event]?.isImplicit == true else { return super.defaultAction(forKey: event) }
        return implicitAnimation(forKey: event)
    }

    override var showsOtherTimes: Bool { replicator.instanceDelay != 0 && replicator.instanceCount > 1 }

    override func arranged(
        _ nodes: RenderChildren, at time: CFTimeInterval, earlier: (CFTimeInterval) -> RenderChildren
    ) -> RenderChildren {
        guard !nodes.isEmpty, replicator.instanceCount > 0 else { return [] }
        let count = Self.instances(of: nodes, wanted: replicator.instanceCount)
        let delay = replicator.instanceDelay.finite
        let step = state.transformAboutCentre(replicator.instanceTransform)
        var transform = CGAffineTransform.identity
        tinter.begin()
        let copies = (0..<count).map { index in
            let tint = replicator.tint(of: index)
            let shown = index > 0 && delay != 0 ? earlier(Double(index) * delay) : nodes
            let copy = RenderNode(
                transform: transform, outline: CornerOutline(rect: .zero), opacity: tint.alpha,
                children: tint.keepsColors ? shown : RenderChildren(shown.map { tinter.tinted($0, tint) }))
            transform = transform.concatenating(step)
            return copy
        }
        return RenderChildren(copies)
    }

    /// How many nodes all copies together may have.
    static let maximumNodes = 100_000

    private static func instances(of nodes: RenderChildren, wanted: Int) -> Int {
        let each = nodes.reduce(0) { $0 + $1.count(upTo: maximumNodes) }
        let most = max(1, maximumNodes / max(1, each))
        guard wanted > most else { return wanted }
        Notice.once(
            "CAReplicatorLayer.instanceCount: copies of more than \(maximumNodes) layers together are not drawn")
        return most
    }
}

extension RenderNode {
    /// The nodes of this tree, itself included; no more are counted than `limit`.
    fileprivate func count(upTo limit: Int) -> Int {
        var (count, waiting) = (0, [self])
        while let node = waiting.popLast(), count < limit {
            count += 1
            waiting += node.children
        }
        return count
    }
}
