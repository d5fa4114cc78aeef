import CoreGraphics
import RenderTree

extension CALayer {
    /// A `CGImage` that is drawn over the background.
    public final var contents: Any? {
        get { state.contents }
        set {
            state.contents = newValue
            invalidate()
        }
    }

    public final var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { update(\.contentsGravity, to: newValue) }
    }

    /// Pixels a point, of `contents` and of the bitmap that `draw(in:)` draws into.
    public final var contentsScale: CGFloat {
        get { state.contentsScale }
        set { update(\.contentsScale, to: newValue) }
    }

    /// The part of the contents that is shown, in unit space.
    public final var contentsRect: CGRect {
        get { state.contentsRect }
        set { update(\.contentsRect, to: newValue) }
    }

    public final var magnificationFilter: CALayerContentsFilter {
        get { state.magnificationFilter }
        set { update(\.magnificationFilter, to: newValue) }
    }

    public final var minificationFilter: CALayerContentsFilter {
        get { state.minificationFilter }
        set { update(\.minificationFilter, to: newValue) }
    }

    /// Makes a clear bitmap of the bounds at `contentsScale`, lets `draw(in:)` draw into it and shows it.
    package final func drawContents() {
        guard let context = CGContext(points: bounds, scale: contentsScale) else {
            contents = nil
            return
        }
        delegate?.layerWillDraw(self)
        draw(in: context)
        contents = context.makeImage()
    }

    final var renderContents: RenderContents? {
        guard let image = state.contents as? CGImage else { return nil }
        let unit = state.contentsRect
        let size = CGSize(width: image.width, height: image.height)
        let source = CGRect(
            x: unit.minX * size.width, y: unit.minY * size.height,
            width: unit.width * size.width, height: unit.height * size.height)
        let scale = contentsScale > 0 ? contentsScale : 1
        let points = CGSize(width: source.width / scale, height: source.height / scale)
        let destination = contentsGravity.destination(of: points, in: bounds)
        let filter = destination.width > points.width ? magnificationFilter : minificationFilter
        return RenderContents(
            image: image, source: source, destination: destination, filter: filter == .nearest ? .nearest : .linear)
    }
}
