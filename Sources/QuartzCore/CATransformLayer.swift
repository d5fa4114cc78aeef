import CoreGraphics

/// A layer that only holds others: its sublayers stand in depth beside those of its superlayer, not in a plane of its own.
///
/// Its transform, its `sublayerTransform` and its opacity act on each sublayer; what it would draw itself, its mask, its
/// clip and its shadow do not show.
open class CATransformLayer: CALayer {
    override var isOnlyTransform: Bool { true }
}
