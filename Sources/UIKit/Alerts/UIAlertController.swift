import QuartzCore

/// Tells something and lets one of a few actions be chosen.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    public private(set) final var preferredStyle = Style.alert
    public private(set) final var actions: [UIAlertAction] = []
    public private(set) final var textFields: [UITextField]?
    open var message: String?
    /// Stands out.
    open var preferredAction: UIAlertAction?
    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private var cancelCard: UIVisualEffectView?

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Of an alert.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
        card.layer.cornerRadius = AlertMetrics.radius
        card.clipsToBounds = true
        view.addSubview(card)
        fill()
    }

    private func label(_ text: String?, _ font: UIFont) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel(frame: .zero)
        (label.text, label.font, label.numberOfLines, label.textAlignment) = (text, font, 0, .center)
        if preferredStyle == .actionSheet { label.textColor = .secondaryLabel }
        return label
    }

    /// Puts the parts one below the other.
    private func fill() {
        let isAlert = preferredStyle == .alert
        let width = isAlert ? AlertMetrics.width : max(0, view.bounds.width - 16)
        var y: CGFloat = isAlert ? 20 : 14
        let texts = [
            label(title, .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)),
            label(message, .systemFont(ofSize: 13)),
        ].compactMap { $0 }
        for text in texts {
            let height = text.sizeThatFits(CGSize(width: width - 32, height: 0)).height
            text.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            card.contentView.addSubview(text)
            y += height + 3
        }
        for field in textFields ?? [] {
            y += 8
            field.frame = CGRect(x: 16, y: y, width: width - 32, height: 28)
            card.contentView.addSubview(field)
            y += 28
        }
        if !texts.isEmpty || textFields != nil { y += isAlert ? 17 : 11 } else { y = 0 }
        let shown = ordered
        let besideEachOther = isAlert && shown.count == 2
        for (index, action) in shown.enumerated() {
            let button = AlertButton(action, isStrong: isStrong(action)) { [weak self] in self?.choose(action) }
            let height = isAlert ? AlertMetrics.alertButton : AlertMetrics.sheetButton
            let half = width / 2
            button.frame =
                besideEachOther
                ? CGRect(x: CGFloat(index) * half, y: y, width: half, height: height)
                : CGRect(x: 0, y: y, width: width, height: height)
            button.linesAtLeft = besideEachOther && index == 1
            button.linesAtTop = y > 0
            card.contentView.addSubview(button)
            if !besideEachOther || index == 1 { y += height }
        }
        card.bounds = CGRect(x: 0, y: 0, width: width, height: y)
        if !isAlert { addCancelCard(width) }
    }

    /// The one that cancels stands at the left or at the end of an alert, and by itself below a sheet.
    private var ordered: [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        let cancel = actions.filter { $0.style == .cancel }
        if preferredStyle == .actionSheet { return others }
        return actions.count == 2 ? cancel + others : others + cancel
    }

    private func isStrong(_ action: UIAlertAction) -> Bool {
        preferredAction.map { $0 === action } ?? (action.style == .cancel)
    }

    private func addCancelCard(_ width: CGFloat) {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return }
        let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        ground.contentView.backgroundColor = .secondarySystemGroupedBackground
        ground.layer.cornerRadius = AlertMetrics.radius
        ground.clipsToBounds = true
        ground.bounds = CGRect(x: 0, y: 0, width: width, height: AlertMetrics.sheetButton)
        let button = AlertButton(cancel, isStrong: true) { [weak self] in self?.choose(cancel) }
        button.frame = ground.bounds
        ground.contentView.addSubview(button)
        view.addSubview(ground)
        cancelCard = ground
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        guard preferredStyle == .actionSheet else {
            card.center = CGPoint(x: bounds.midX, y: bounds.midY)
            return
        }
        var bottom = bounds.height - max(8, view.safeAreaInsets.bottom)
        if let cancelCard {
            cancelCard.center = CGPoint(x: bounds.midX, y: bottom - cancelCard.bounds.height / 2)
            bottom -= cancelCard.bounds.height + 8
        }
        card.center = CGPoint(x: bounds.midX, y: bottom - card.bounds.height / 2)
    }

    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
}

/// As systems before 26 have them, in points.
enum AlertMetrics {
    static let width: CGFloat = 270
    static let radius: CGFloat = 14
    static let (alertButton, sheetButton): (CGFloat, CGFloat) = (44, 57)
}

/// What an alert offers.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public private(set) final var title: String?
    public private(set) final var style = Style.default
    final var handler: ((UIAlertAction) -> Void)?
    final var changed: (() -> Void)?
    open var isEnabled = true {
        didSet { changed?() }
    }

    public override init() {
        super.init()
    }

    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}
