import CoreGraphics

extension CALayer {
    public final var opacity: Float {
        get { state.opacity }
        set { update(\.opacity, "opacity", to: newValue) }
    }

    public final var isHidden: Bool {
        get { state.isHidden }
        set {
            guard state.isHidden != newValue else { return }
            update(\.isHidden, "hidden", to: newValue)
            hiddenChanged()
        }
    }

    public final var masksToBounds: Bool {
        get { state.masksToBounds }
        set { update(\.masksToBounds, "masksToBounds", to: newValue) }
    }

    public final var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set { update(\.backgroundColor, "backgroundColor", to: newValue) }
    }

    /// In points. Rounds the background and the border; with `masksToBounds` everything.
    public final var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { update(\.cornerRadius, "cornerRadius", to: newValue) }
    }

    public final var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { update(\.maskedCorners, "maskedCorners", to: newValue) }
    }

    public final var cornerCurve: CALayerCornerCurve {
        get { state.cornerCurve }
        set { update(\.cornerCurve, "cornerCurve", to: newValue) }
    }

    /// How much longer than the radius the part of an edge is that the curve takes: 1 or 1.528665.
    public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// In points, inside the bounds, above the sublayers.
    public final var borderWidth: CGFloat {
        get { state.borderWidth }
        set { update(\.borderWidth, "borderWidth", to: newValue) }
    }

    public final var borderColor: CGColor? {
        get { state.borderColor }
        set { update(\.borderColor, "borderColor", to: newValue) }
    }

    public final var shadowColor: CGColor? {
        get { state.shadowColor }
        set { update(\.shadowColor, "shadowColor", to: newValue) }
    }

    public final var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { update(\.shadowOpacity, "shadowOpacity", to: newValue) }
    }

    /// In points of the layer's space. (0, -3) points up where y grows downwards.
    public final var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { update(\.shadowOffset, "shadowOffset", to: newValue) }
    }

    /// The standard deviation of the Gaussian, in points.
    public final var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { update(\.shadowRadius, "shadowRadius", to: newValue) }
    }

    /// What casts the shadow, in the layer's space, filled non-zero; nil: what the layer shows. The path is copied.
    public final var shadowPath: CGPath? {
        get { state.shadowPath }
        set {
            let copy = newValue?.copy()
            changing("shadowPath") { state.shadowPath = copy }
        }
    }

    /// Whether a translucent layer and its sublayers are made translucent as one picture; if not, each by itself.
    public final var allowsGroupOpacity: Bool {
        get { state.allowsGroupOpacity }
        set { update(\.allowsGroupOpacity, "allowsGroupOpacity", to: newValue) }
    }

    /// Whether the layer and its sublayers are drawn into a bitmap of `rasterizationScale`, shadow and mask included, and
    /// that bitmap into the picture; the opacity acts on it. On the screen alone: `render(in:)` draws as fine as it can.
    public final var shouldRasterize: Bool {
        get { state.shouldRasterize }
        set { update(\.shouldRasterize, "shouldRasterize", to: newValue) }
    }

    /// Pixels a point, with `shouldRasterize`; 1 unless set, which is coarse on most screens.
    public final var rasterizationScale: CGFloat {
        get { state.rasterizationScale }
        set { update(\.rasterizationScale, "rasterizationScale", to: newValue) }
    }

    /// A hint: edges are always antialiased.
    public final var allowsEdgeAntialiasing: Bool {
        get { state.allowsEdgeAntialiasing }
        set { update(\.allowsEdgeAntialiasing, "allowsEdgeAntialiasing", to: newValue) }
    }

    /// A hint: edges are always antialiased.
    public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { state.edgeAntialiasingMask }
        set { update(\.edgeAntialiasingMask, "edgeAntialiasingMask", to: newValue) }
    }
}
