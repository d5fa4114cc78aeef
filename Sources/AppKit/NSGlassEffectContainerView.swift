import QuartzCore

/// Holds several views of glass; each is drawn by itself.
@MainActor @preconcurrency open class NSGlassEffectContainerView: NSView {
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Kept: how near two of them flow together.
    open var spacing: CGFloat = 0

    /// Fills the container.
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
}
