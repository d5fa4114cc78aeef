import CoreGraphics
import Raster
import RenderTree

/// A layer that shows particles, above its background and below its sublayers.
///
/// Where each particle is at a time follows from `seed`, so that the same time gives the same picture. The layer emits
/// since the beginning of its own time. `render(in:)` draws no particles.
open class CAEmitterLayer: CALayer {
    @exclusivity(unchecked) final var emitter = EmitterState()
    private final var tinter = NodeTinter()

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAEmitterLayer {
            emitter = other.emitter
            tinter = other.tinter
        }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    public final var emitterCells: [CAEmitterCell]? {
        get { emitter.cells }
        set {
            change("emitterCells") { $0.cells = newValue }
            if emitter.isEmitting { markAnimatesBelow() }
        }
    }

    /// Multiplies that of each cell, as do `lifetime`, `velocity`, `scale` and `spin`.
    public final var birthRate: Float {
        get { emitter.birthRate }
        set { change("birthRate") { $0.birthRate = newValue } }
    }

    public final var lifetime: Float {
        get { emitter.lifetime }
        set { change("lifetime") { $0.lifetime = newValue } }
    }

    /// The centre of the shape, in the layer's space.
    public final var emitterPosition: CGPoint {
        get { emitter.position }
        set { change("emitterPosition") { $0.position = newValue } }
    }

    /// Kept; particles are drawn in the plane.
    public final var emitterZPosition: CGFloat {
        get { emitter.zPosition }
        set { change("emitterZPosition") { $0.zPosition = newValue } }
    }

    /// Of a rectangle; a line is as long, and a circle's radius is, as the width.
    public final var emitterSize: CGSize {
        get { emitter.size }
        set { change("emitterSize") { $0.size = newValue } }
    }

    /// Kept; particles are drawn in the plane.
    public final var emitterDepth: CGFloat {
        get { emitter.depth }
        set { change("emitterDepth") { $0.depth = newValue } }
    }

    /// A cuboid is drawn as a rectangle, a sphere as a circle.
    public final var emitterShape: CAEmitterLayerEmitterShape {
        get { emitter.shape }
        set { change("emitterShape") { $0.shape = newValue } }
    }

    public final var emitterMode: CAEmitterLayerEmitterMode {
        get { emitter.mode }
        set { change("emitterMode") { $0.mode = newValue } }
    }

    public final var renderMode: CAEmitterLayerRenderMode {
        get { emitter.renderMode }
        set { change("renderMode") { $0.renderMode = newValue } }
    }

    /// Particles are always drawn in the plane.
    public final var preservesDepth: Bool {
        get { emitter.preservesDepth }
        set {
            if newValue { Notice.once("CAEmitterLayer.preservesDepth: particles are drawn in the plane") }
            change("preservesDepth") { $0.preservesDepth = newValue }
        }
    }

    public final var velocity: Float {
        get { emitter.velocity }
        set { change("velocity") { $0.velocity = newValue } }
    }

    public final var scale: Float {
        get { emitter.scale }
        set { change("scale") { $0.scale = newValue } }
    }

    public final var spin: Float {
        get { emitter.spin }
        set { change("spin") { $0.spin = newValue } }
    }

    /// Of the random numbers: another seed is another picture.
    public final var seed: UInt32 {
        get { emitter.seed }
        set { change("seed") { $0.seed = newValue } }
    }

    private func change(_ key: String, _ body: (inout EmitterState) -> Void) {
        changing(key) { body(&emitter) }
    }

    override func ownProperty(_ key: String) -> LayerProperty? { Self.ownProperties[key] }

    open override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard ownProperties[event]?.isImplicit == true else {
            return super.defaultAction(forKey: event)
        }
        return implicitAnimation(forKey: event)
    }

    override var isAlwaysMoving: Bool { emitter.isEmitting }

    override func arranged(
        _ nodes: RenderChildren, at time: CFTimeInterval, earlier: (CFTimeInterval) -> RenderChildren
    ) -> RenderChildren {
        emitter.isEmitting ? RenderChildren(emitter.particles(at: time, tinter: tinter) + nodes) : nodes
    }
}
