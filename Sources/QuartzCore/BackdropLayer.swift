import CoreGraphics
import Raster
import RenderTree

/// A layer below whose own picture what lies behind it is seen blurred, inside its outline.
package final class BackdropLayer: CALayer {
    /// The blur's standard deviation, in points; 0 for none.
    package var blurRadius: CGFloat = 0 {
        didSet { if blurRadius != oldValue { invalidate() } }
    }
    /// How much more colourful it is than what lies behind; 1 is as it is.
    package var saturation = 1.0 {
        didSet { if saturation != oldValue { invalidate() } }
    }

    package override init() {
        super.init()
    }

    package override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? BackdropLayer else { return }
        (blurRadius, saturation) = (other.blurRadius, other.saturation)
    }

    package required init?(coder: NSCoder) {
        return nil
    }

    override func parts() -> LayerParts {
        let outline = outline
        guard blurRadius > 0, !outline.isEmpty else { return LayerParts() }
        let shape = RenderShape(
            path: CGPath(data: PathData(outline)), fillColor: .black, fillRule: .winding, strokeColor: nil,
            lineWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dashPattern: [], dashPhase: 0,
            strokeStart: 0, strokeEnd: 1)
        return LayerParts(backdrop: RenderBackdrop(shape: shape, sigma: blurRadius, saturation: saturation))
    }
}
