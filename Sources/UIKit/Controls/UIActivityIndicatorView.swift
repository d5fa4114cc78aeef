import QuartzCore

/// Eight spokes that brighten one after the other while something goes on.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    private static let spokes = 8
    private static let turn: TimeInterval = 0.8

    private let replicator = CAReplicatorLayer()
    private let spoke = CALayer()

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = side
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        if frame.isEmpty { bounds.size = side }
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isHidden = true
        isUserInteractionEnabled = false
        replicator.instanceCount = Self.spokes
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(Self.spokes), 0, 0, 1)
        replicator.instanceAlphaOffset = -0.1
        replicator.addSublayer(spoke)
        layer.addSublayer(replicator)
    }

    open var style: UIActivityIndicatorView.Style {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }
    open var color: UIColor! = .systemGray {
        didSet { setNeedsLayout() }
    }
    open private(set) var isAnimating = false

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        let turning = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turning.values = (0..<Self.spokes).map { 2 * .pi * CGFloat($0) / CGFloat(Self.spokes) }
        turning.calculationMode = .discrete
        turning.duration = Self.turn
        turning.repeatCount = .infinity
        replicator.add(turning, forKey: "turning")
    }

    open func stopAnimating() {
        isAnimating = false
        replicator.removeAnimation(forKey: "turning")
        isHidden = hidesWhenStopped
    }

    private var side: CGSize { style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }

    open override var intrinsicContentSize: CGSize { side }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { side }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let length = side.width
        replicator.bounds = CGRect(x: 0, y: 0, width: length, height: length)
        replicator.position = CGPoint(x: bounds.midX, y: bounds.midY)
        spoke.bounds = CGRect(x: 0, y: 0, width: length * 0.1, height: length * 0.28)
        spoke.cornerRadius = length * 0.05
        spoke.position = CGPoint(x: length / 2, y: length * 0.15)
        spoke.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
