import QuartzCore

/// How much of something is done.
@MainActor @preconcurrency open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    private static let height: CGFloat = 4

    private let track = UIImageView(frame: .zero)
    private let bar = UIImageView(frame: .zero)
    private var value: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: style == .bar ? 2.5 : Self.height))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        addSubview(track)
        addSubview(bar)
    }

    open var progressViewStyle = UIProgressView.Style.default {
        didSet { setNeedsLayout() }
    }

    /// 0 ... 1; what is no number is ignored.
    open var progress: Float {
        get { value }
        set { setProgress(newValue, animated: false) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        value = min(max(progress, 0), 1)
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    open var progressTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var trackTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var progressImage: UIImage? {
        didSet { setNeedsLayout() }
    }
    open var trackImage: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// Read when it is set, and when its task says so.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    private var ownHeight: CGFloat { progressViewStyle == .bar ? 2.5 : Self.height }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: ownHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: ownHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = progressViewStyle == .default ? bounds.height / 2 : 0
        let width = bounds.width * CGFloat(value)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        track.frame = bounds
        bar.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        bar.layer.cornerRadius = layer.cornerRadius
        (track.image, bar.image) = (trackImage, progressImage)
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
