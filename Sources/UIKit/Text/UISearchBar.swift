import QuartzCore

/// A text field for searching, with a magnifying glass.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
    }

    private func dress() {
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        backgroundColor = .tertiarySystemFill
        clearButtonMode = .whileEditing
        leftView = MagnifyingGlass(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        leftViewMode = .always
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: super.sizeThatFits(size).width, height: 36)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: 36) }
}

/// A circle with a handle.
@MainActor private final class MagnifyingGlass: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let sign = layer as? CAShapeLayer else { return }
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 8.5, y: 3.5, width: 11, height: 11))
        path.move(to: CGPoint(x: 17.9, y: 12.9))
        path.addLine(to: CGPoint(x: 22, y: 17))
        sign.path = path
        sign.fillColor = nil
        sign.lineWidth = 1.8
        sign.lineCap = .round
        sign.strokeColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
    }
}

/// A search field in a bar.
@MainActor @preconcurrency open class UISearchBar: UIView, UITextFieldDelegate {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    public final let searchTextField = UISearchTextField(frame: .zero)
    private let cancel = UIButton(type: .system)
    open weak var delegate: (any UISearchBarDelegate)?
    open var searchBarStyle = Style.default
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor? {
        didSet { backgroundColor = barTintColor }
    }
    open var isTranslucent = true
    /// Kept.
    open var prompt: String?
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var backgroundImage: UIImage?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchTextField.delegate = self
        searchTextField.placeholder = nil
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBar(self, textDidChange: self.text ?? "")
            }, for: .editingChanged)
        cancel.setTitle("Cancel", for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        cancel.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBarCancelButtonClicked(self)
            }, for: .touchUpInside)
        cancel.isHidden = true
        addSubview(searchTextField)
        addSubview(cancel)
    }

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var showsCancelButton: Bool {
        get { !cancel.isHidden }
        set {
            cancel.isHidden = !newValue
            setNeedsLayout()
        }
    }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var right = bounds.width - 8
        if !cancel.isHidden {
            let width = cancel.intrinsicContentSize.width
            cancel.frame = CGRect(x: right - width - 8, y: (bounds.height - 36) / 2, width: width, height: 36)
            right = cancel.frame.minX - 8
        }
        searchTextField.frame = CGRect(x: 8, y: (bounds.height - 36) / 2, width: max(0, right - 8), height: 36)
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldBeginEditing(self) ?? true
    }
    open func textFieldDidBeginEditing(_ textField: UITextField) { delegate?.searchBarTextDidBeginEditing(self) }
    open func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }
    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }
}

/// Is told what is searched for.
@MainActor @preconcurrency public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
