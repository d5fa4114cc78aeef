import CoreGraphics
import RenderTree

/// A layer that fills and strokes a path, which lies in the layer's space and is not clipped to its bounds.
open class CAShapeLayer: CALayer {
    @exclusivity(unchecked) final var shape = ShapeState()

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAShapeLayer { shape = other.shape }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The path is copied when it is set.
    public final var path: CGPath? {
        get { shape.path }
        set { change("path") { $0.path = newValue?.copy() } }
    }

    /// Nil fills nothing. Opaque black unless set.
    public final var fillColor: CGColor? {
        get { shape.fillColor }
        set { change("fillColor") { $0.fillColor = newValue } }
    }

    public final var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { change("fillRule") { $0.fillRule = newValue } }
    }

    /// Nil strokes nothing.
    public final var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change("strokeColor") { $0.strokeColor = newValue } }
    }

    /// Where the stroke begins, as a fraction of the path's whole length, 0 ... 1.
    public final var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change("strokeStart") { $0.strokeStart = newValue } }
    }

    /// Where the stroke ends, as a fraction of the path's whole length, 0 ... 1.
    public final var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change("strokeEnd") { $0.strokeEnd = newValue } }
    }

    /// In points, centred on the path.
    public final var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change("lineWidth") { $0.lineWidth = newValue } }
    }

    public final var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change("miterLimit") { $0.miterLimit = newValue } }
    }

    public final var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { change("lineCap") { $0.lineCap = newValue } }
    }

    public final var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { change("lineJoin") { $0.lineJoin = newValue } }
    }

    /// Where in the pattern the path begins, in points.
    public final var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { change("lineDashPhase") { $0.lineDashPhase = newValue } }
    }

    /// Lengths of dashes and gaps in turn, in points; nil is a solid line.
    public final var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { change("lineDashPattern") { $0.lineDashPattern = newValue } }
    }

    private func change(_ key: String, _ body: (inout ShapeState) -> Void) {
        changing(key) { body(&shape) }
    }

    override func ownProperty(_ key: String) -> LayerProperty? { Self.ownProperties[key] }

    open override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard ownProperties[event]?.isImplicit == true else { return super.defaultAction(forKey: event) }
        return implicitAnimation(forKey: event)
    }

    override func parts() -> LayerParts {
        guard let path = shape.path, !path.isEmpty else { return LayerParts() }
        // Not asked for where there are none: the whole state would be copied.
        let dashes = shape.lineDashPattern == nil ? [] : shape.validDashes
        return LayerParts(
            shape: RenderShape(
                path: path, fillColor: shape.fillColor, fillRule: shape.drawnRule, strokeColor: shape.strokeColor,
                lineWidth: shape.lineWidth, lineCap: shape.drawnCap, lineJoin: shape.drawnJoin,
                miterLimit: shape.miterLimit, dashPattern: dashes, dashPhase: shape.lineDashPhase.finite,
                strokeStart: shape.strokeStart, strokeEnd: shape.strokeEnd))
    }
}
