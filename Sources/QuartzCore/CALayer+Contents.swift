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
    final func drawContents() {
        let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
        let width = (bounds.width * scale).rounded(.up), height = (bounds.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width.isFinite, height.isFinite,
            let context = CGContext(layerWidth: width, height: height)
        else {
            contents = nil
            return
        }
        // y downwards in points, the bounds' origin in the corner
        context.translateBy(x: 0, y: height)
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
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
