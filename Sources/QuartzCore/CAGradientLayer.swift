import CoreGraphics
import Raster
import RenderTree

/// A layer that draws a gradient over its background, rounded by its corners.
open class CAGradientLayer: CALayer {
    @exclusivity(unchecked) final var gradient = GradientState()

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAGradientLayer { gradient = other.gradient }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// `CGColor`s. What is not one is left out, which is said. One alone fills the layer; nil or none draws nothing.
    public final var colors: [Any]? {
        get { gradient.colors }
        set { change("colors") { $0.colors = newValue } }
    }

    /// One for each colour, ascending; 0 is the start point, 1 the end point. Nil, or a wrong count, spaces them evenly;
    /// one that is less than that before it counts as equal to it.
    public final var locations: [NSNumber]? {
        get { gradient.locations }
        set { change("locations") { $0.locations = newValue } }
    }

    /// In the unit space of the bounds, as is `endPoint`. Outside of the two, the end colours go on.
    public final var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change("startPoint") { $0.startPoint = newValue } }
    }

    public final var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change("endPoint") { $0.endPoint = newValue } }
    }

    /// Axial: from point to point. Radial: ellipses about the start point, whose half axes lead to the end point. Conic:
    /// one turn about the start point, clockwise from the direction of the end point. Another type draws nothing, and
    /// says so.
    public final var type: CAGradientLayerType {
        get { gradient.type }
        set { change("type") { $0.type = newValue } }
    }

    private func change(_ key: String, _ body: (inout GradientState) -> Void) {
        changing(key) { body(&gradient) }
    }

    override func ownProperty(_ key: String) -> LayerProperty? { Self.ownProperties[key] }

    open override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard ownProperties[event]?.isImplicit == true else { return super.defaultAction(forKey: event) }
        return implicitAnimation(forKey: event)
    }

    override func parts() -> LayerParts {
        guard let kind = gradient.kind else {
            Notice.once(
                "CAGradientLayer.type: there are no \(gradient.type.rawValue) gradients; nothing is drawn for it")
            return LayerParts()
        }
        let colors = gradient.validColors
        guard !colors.isEmpty else { return LayerParts() }
        return LayerParts(
            gradient: RenderGradient(
                kind: kind, colors: colors, locations: gradient.validLocations(count: colors.count),
                startPoint: gradient.startPoint, endPoint: gradient.endPoint))
    }
}
