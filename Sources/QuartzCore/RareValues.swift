import CoreGraphics
import CornerGeometry

/// Values of a layer that are seldom set.
struct RareValues: Sendable {
    static let defaults = RareValues()

    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var anchorPointZ: CGFloat = 0
    var isGeometryFlipped = false
    var shadowColor: CGColor? = CGColor.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    /// How many pixels of contents that were drawn here belong to the bounds; the bitmap may be a part of one larger.
    var drawnSize: CGSize?
    /// A name.
    var compositingFilter: String?
    var allowsGroupOpacity = true
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    var isDoubleSided = true
    /// A name that is no curve's; the corners are circular then.
    var unknownCornerCurve: CALayerCornerCurve?
    /// A radius for each corner, in the place of the one radius.
    var resolvedRadii: CornerRadii?
    var wantsExtendedDynamicRangeContent = false
    var toneMapMode = CAToneMapMode.automatic
}
