import CoreGraphics

/// A layer that shows a part of its sublayers: scrolling moves the origin of its bounds.
///
/// It masks to its bounds, unless that is turned off.
open class CAScrollLayer: CALayer {
    private final var mode = CAScrollLayerScrollMode.both

    public override init() {
        super.init()
        state.masksToBounds = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { mode = other.mode }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// Along which axes the layer scrolls.
    public final var scrollMode: CAScrollLayerScrollMode {
        get { mode }
        set { mode = newValue }
    }

    /// Moves the point to the origin of the visible part, as far as `scrollMode` lets it.
    open func scroll(to p: CGPoint) {
        guard p.x.isFinite, p.y.isFinite else { return }
        var origin = bounds.origin
        if mode == .both || mode == .horizontally { origin.x = p.x }
        if mode == .both || mode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as shows the rectangle; of one that is larger than the layer, its beginning.
    open func scroll(to r: CGRect) {
        let visible = bounds
        let target = r.standardized
        func origin(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ size: CGFloat) -> CGFloat {
            if low < start || size > length { return low }
            return low + size > start + length ? low + size - length : start
        }
        scroll(
            to: CGPoint(
                x: origin(visible.minX, visible.width, target.minX, target.width),
                y: origin(visible.minY, visible.height, target.minY, target.height)))
    }

    override func ownProperty(_ key: String) -> LayerProperty? {
        key == "scrollMode" ? .name(\CAScrollLayer.scrollMode) : nil
    }
}

extension CALayer {
    /// Scrolls the nearest scroll layer above, or this one if it is such, to a point of this layer.
    public final func scroll(_ p: CGPoint) {
        guard let layer = scrollLayer else { return }
        layer.scroll(to: convert(p, to: layer))
    }

    /// Scrolls the nearest scroll layer above, or this one if it is such, as little as shows the rectangle.
    public final func scrollRectToVisible(_ r: CGRect) {
        guard let layer = scrollLayer else { return }
        layer.scroll(to: convert(r, to: layer))
    }

    /// The part of the layer that scroll layers above leave visible: the bounds, cut by theirs.
    public final var visibleRect: CGRect {
        var rect = bounds
        var layer = superlayer
        while let current = layer {
            if current is CAScrollLayer {
                rect = rect.overlap(with: convert(current.bounds, from: current))
            }
            layer = current.superlayer
        }
        return rect.isNull ? .zero : rect
    }

    private var scrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let found = current as? CAScrollLayer { return found }
            layer = current.superlayer
        }
        return nil
    }
}
