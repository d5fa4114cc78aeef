import CoreGraphics
import Foundation

/// A layer that only holds others: its sublayers stand in depth beside those of its superlayer, not in a plane of its own.
///
/// Its transform, its `sublayerTransform` and its opacity act on each sublayer; what it would draw itself, its mask, its
/// clip and its shadow do not show.
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
        layoutFlags.isOnlyTransform = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        layoutFlags.isOnlyTransform = true
    }

    public required init?(coder: NSCoder) {
        return nil
    }
}
