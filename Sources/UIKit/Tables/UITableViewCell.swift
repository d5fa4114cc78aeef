import QuartzCore

/// A row of a table.
@MainActor @preconcurrency open class UITableViewCell: UIView {
    /// Where the two texts stand.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    final let style: CellStyle
    final let givenIdentifier: String?
    /// Content goes into it, not into the cell itself.
    public final let contentView = UIView(frame: .zero)
    final var titleLabel: UILabel?
    final var secondLabel: UILabel?
    final var shownImage: UIImageView?
    final let accessorySign = CellAccessory(frame: .zero)
    final let separator = UIView(frame: .zero)
    final let ground = UIView(frame: .zero)
    final var configured: (any UIView & UIContentView)?
    final var isUpdating = false
    /// The table that shows it.
    final weak var table: UITableView?

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        givenIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .default
        givenIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        ground.isUserInteractionEnabled = false
        ground.isHidden = true
        separator.isUserInteractionEnabled = false
        separator.isHidden = true
        for view in [ground, contentView, accessorySign, separator] { addSubview(view) }
        contentView.frame = bounds
    }

    open var reuseIdentifier: String? { givenIdentifier }

    /// To be overridden: the cell is shown for another row.
    open func prepareForReuse() {}

    /// The label of the first text; made when it is asked for.
    open var textLabel: UILabel? { madeTitle() }
    /// The label of the second text; nil in a cell of the default style.
    open var detailTextLabel: UILabel? { madeSecond() }
    /// The view of the image; made when it is asked for.
    open var imageView: UIImageView? { madeImage() }

    /// What the cell shows, in the newer style.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showConfiguration() }
    }

    /// Of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { setNeedsLayout() }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var needsConfigurationUpdate = false

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Calls the handler; to be overridden by cells that change with their state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Behind the content.
    open var backgroundView: UIView? {
        didSet { exchange(oldValue, backgroundView) }
    }
    /// Behind the content of a selected or highlighted cell.
    open var selectedBackgroundView: UIView? {
        didSet { exchange(oldValue, selectedBackgroundView) }
    }
    open var multipleSelectionBackgroundView: UIView?

    open var selectionStyle = UITableViewCell.SelectionStyle.default {
        didSet { setNeedsLayout() }
    }
    open var accessoryType = UITableViewCell.AccessoryType.none {
        didSet { setNeedsLayout() }
    }
    /// Stands in the place of the accessory's sign.
    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            setNeedsLayout()
        }
    }
    open var editingAccessoryType = UITableViewCell.AccessoryType.none
    open var editingAccessoryView: UIView?

    private var selectedNow = false
    private var highlightedNow = false
    private var editingNow = false

    open var isSelected: Bool {
        get { selectedNow }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { highlightedNow }
        set { setHighlighted(newValue, animated: false) }
    }
    open var isEditing: Bool {
        get { editingNow }
        set { setEditing(newValue, animated: false) }
    }

    /// What changes is not animated.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != selectedNow else { return }
        selectedNow = selected
        stateChanged()
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != highlightedNow else { return }
        highlightedNow = highlighted
        stateChanged()
    }

    /// Controls of editing are not shown.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != editingNow else { return }
        editingNow = editing
        stateChanged()
    }

    open var editingStyle: UITableViewCell.EditingStyle { .none }
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    /// In points for each level.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }
    /// Nil takes the table's.
    final var givenSeparatorInset: UIEdgeInsets?
    open var separatorInset: UIEdgeInsets {
        get { givenSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            givenSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    open var focusStyleIsDefault: Bool { true }

    private func stateChanged() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    private func exchange(_ before: UIView?, _ after: UIView?) {
        guard before !== after else { return }
        before?.removeFromSuperview()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfigurationUpdate, !isUpdating {
            needsConfigurationUpdate = false
            isUpdating = true
            updateConfiguration(using: configurationState)
            isUpdating = false
        }
        layoutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(size.width))
    }
}
