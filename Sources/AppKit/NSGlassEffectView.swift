import QuartzCore

/// Puts its content on glass: what lies behind is seen blurred, inside rounded corners.
@MainActor @preconcurrency open class NSGlassEffectView: NSView {
    public enum Style: Int, Sendable {
        case regular = 0
        case clear = 1
    }

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        show()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        show()
    }

    /// Fills the glass.
    open var contentView: NSView? {
        didSet {
            guard contentView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let contentView else { return }
            contentView.frame = bounds
            contentView.autoresizingMask = [.width, .height]
            addSubview(contentView)
        }
    }

    /// In points; 20 unless set, by eye.
    open var cornerRadius: CGFloat = 20 {
        didSet { show() }
    }

    open var tintColor: NSColor? {
        didSet { show() }
    }

    open var style = NSGlassEffectView.Style.regular {
        didSet { show() }
    }

    open override func makeBackingLayer() -> CALayer { BackdropLayer() }

    open override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        show()
    }

    /// Blur and veil are by eye: Apple gives no figures.
    private func show() {
        guard let layer = backing as? BackdropLayer else { return }
        let isDark = effectiveAppearance.isDark
        let white = isDark ? 0.14 : 0.97
        layer.cornerRadius = cornerRadius > 0 && cornerRadius.isFinite ? cornerRadius : 0
        layer.cornerCurve = .continuous
        layer.blurRadius = 10
        layer.saturation = isDark ? 1.5 : 1.8
        layer.backgroundColor =
            tintColor.map { tint in
                NSAppearance.performing(with: effectiveAppearance) { tint.withAlphaComponent(0.5).cgColor }
            } ?? CGColor(srgbRed: white, green: white, blue: white, alpha: style == .clear ? 0.15 : 0.5)
    }
}
