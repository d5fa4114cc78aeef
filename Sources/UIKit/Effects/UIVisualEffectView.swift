internal import CornerGeometry
import QuartzCore
import RenderTree

/// Shows what lies behind it through an effect, and its content on that.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
    public final override class var layerClass: AnyClass { HostedLayer.self }

    /// Content goes into it, not into the view itself.
    public final let contentView = UIView(frame: .zero)

    /// Nil shows what lies behind as it is.
    open var effect: UIVisualEffect? {
        didSet { (layer as? HostedLayer)?.contentChanged() }
    }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        (layer as? HostedLayer)?.content = { [weak self] nodes in
            MainActor.assumeIsolated { (self?.backdrop).map { [$0] } ?? [] } + nodes.map(\.node)
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        (layer as? HostedLayer)?.contentChanged()
    }

    private var backdrop: RenderNode? {
        guard bounds.width > 0, bounds.height > 0,
            let look = BlurLook(effect, isDark: traitCollection.userInterfaceStyle == .dark)
        else { return nil }
        func shape(_ color: CGColor) -> RenderShape {
            RenderShape(
                path: CGPath(rect: bounds, transform: nil), fillColor: color, fillRule: .winding, strokeColor: nil,
                lineWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dashPattern: [], dashPhase: 0,
                strokeStart: 0, strokeEnd: 1)
        }
        return RenderNode(
            outline: CornerOutline(rect: bounds), shape: shape(look.veil),
            effects: RenderEffects(
                backdrop: RenderBackdrop(
                    shape: shape(CGColor(red: 0, green: 0, blue: 0, alpha: 1)), sigma: look.sigma,
                    saturation: look.saturation)))
    }
}
