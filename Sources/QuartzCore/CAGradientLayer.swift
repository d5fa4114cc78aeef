import CoreGraphics
import RenderTree

/// A layer that draws a gradient over its background, rounded by its corners.
open class CAGradientLayer: CALayer {
    final var gradient = GradientState()

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

    /// `CGColor`s. What is not one is left out.
    public final var colors: [Any]? {
        get { gradient.colors }
        set { change { $0.colors = newValue } }
    }

    /// One for each colour, 0 ... 1, ascending; nil spaces them evenly.
    public final var locations: [NSNumber]? {
        get { gradient.locations }
        set { change { $0.locations = newValue } }
    }

    /// In the unit space of the bounds, as is `endPoint`.
    public final var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change { $0.startPoint = newValue } }
    }

    public final var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change { $0.endPoint = newValue } }
    }

    public final var type: CAGradientLayerType {
        get { gradient.type }
        set { change { $0.type = newValue } }
    }

    private func change(_ body: (inout GradientState) -> Void) {
        body(&gradient)
        invalidate()
    }

    override func parts() -> LayerParts {
        let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return LayerParts() }
        return LayerParts(
            gradient: RenderGradient(
                colors: colors, locations: validLocations(count: colors.count),
                startPoint: gradient.startPoint, endPoint: gradient.endPoint))
    }

    /// As many as there are colours, ascending and within 0 ... 1; evenly spaced where none fit.
    private func validLocations(count: Int) -> [CGFloat] {
        guard let given = gradient.locations, given.count == count else {
            return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
        }
        var last: CGFloat = 0
        return given.map { number in
            let value = CGFloat(number.doubleValue)
            last = max(last, value > 0 ? min(value, 1) : 0)
            return last
        }
    }
}
