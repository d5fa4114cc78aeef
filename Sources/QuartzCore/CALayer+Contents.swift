import CoreGraphics
import Raster
import RenderTree

extension CALayer {
    public final var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { update(\.contentsGravity, "contentsGravity", to: newValue) }
    }

    /// The part of the contents that is shown, in unit space.
    public final var contentsRect: CGRect {
        get { state.contentsRect }
        set { update(\.contentsRect, "contentsRect", to: newValue) }
    }

    /// The part of `contentsRect`, in unit space of it, that is stretched where the contents are; the corners around it
    /// keep their size, the edges are stretched along themselves.
    public final var contentsCenter: CGRect {
        get { state.contentsCenter }
        set { update(\.contentsCenter, "contentsCenter", to: newValue) }
    }

    /// A hint: contents are drawn with 8 bits a component.
    public final var contentsFormat: CALayerContentsFormat {
        get { state.contentsFormat }
        set { update(\.contentsFormat, "contentsFormat", to: newValue) }
    }

    /// A hint: nothing is brighter than white here.
    public final var wantsExtendedDynamicRangeContent: Bool {
        get { state.wantsExtendedDynamicRangeContent }
        set { update(\.wantsExtendedDynamicRangeContent, "wantsExtendedDynamicRangeContent", to: newValue) }
    }

    /// A hint, as `wantsExtendedDynamicRangeContent`.
    public final var toneMapMode: CAToneMapMode {
        get { state.toneMapMode }
        set { update(\.toneMapMode, "toneMapMode", to: newValue) }
    }

    public final var magnificationFilter: CALayerContentsFilter {
        get { state.magnificationFilter }
        set { update(\.magnificationFilter, "magnificationFilter", to: newValue) }
    }

    public final var minificationFilter: CALayerContentsFilter {
        get { state.minificationFilter }
        set { update(\.minificationFilter, "minificationFilter", to: newValue) }
    }

    /// A hint; nothing depends on it here.
    public final var minificationFilterBias: Float {
        get { state.minificationFilterBias }
        set { update(\.minificationFilterBias, "minificationFilterBias", to: newValue) }
    }

    /// Makes a clear bitmap of the bounds at `contentsScale`, lets `draw(in:)` draw into it and shows it. A layer that
    /// nothing draws for gets none.
    package final func drawContents() {
        guard delegate != nil || LayerOverrides.draws(type(of: self)) else {
            contents = nil
            return
        }
        let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
        let bounds = state.finiteBounds
        let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        guard size.width > 0, size.height > 0 else {
            contents = nil
            return
        }
        let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
        let most = CGFloat(Bitmap.maximumSide)
        guard width <= most, height <= most, let bitmap = Bitmap(width: Int(width), height: Int(height)) else {
            Notice.once(
                "CALayer.display(): a bitmap would be over \(Bitmap.maximumSide) pixels long or too large for memory; "
                    + "nothing is drawn")
            contents = nil
            return
        }
        // Points, y downwards unless it grows upwards here, the bounds' origin in the corner. The bitmap may reach a
        // part of a pixel over the bounds.
        let base =
            growsUpwards
            ? CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: height - size.height)
            : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height)
        let context = CGContext(bitmap: bitmap, baseTransform: base)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        delegate?.layerWillDraw(self)
        draw(in: context)
        contents = context.makeImage()
        state.drawnSize = size
    }
}
