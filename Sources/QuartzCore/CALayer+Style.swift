import CoreGraphics

extension CALayer {
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
