import QuartzCore

/// Tells that content is loaded anew. It is shown while it refreshes; pulling does not begin it.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private var refreshes = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        addSubview(spinner)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(spinner)
        isHidden = true
    }

    open var isRefreshing: Bool { refreshes }
    /// Kept.
    open var attributedTitle: NSAttributedString?

    /// Tells nobody.
    open func beginRefreshing() { set(true) }

    open func endRefreshing() { set(false) }

    private func set(_ isOn: Bool) {
        guard isOn != refreshes else { return }
        refreshes = isOn
        isHidden = !isOn
        if isOn { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let tint = tintColor { spinner.color = tint == .systemBlue ? spinner.color : tint }
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
