import QuartzCore

/// A row of a list.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
    private let line = UIView(frame: .zero)
    private var signs: [CellAccessory] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(line)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(line)
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// At the end of the row.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for sign in signs { sign.removeFromSuperview() }
            signs = accessories.map { _ in CellAccessory(frame: .zero) }
            for sign in signs { addSubview(sign) }
            setNeedsLayout()
        }
    }
    open var indentationLevel = 0
    /// In points for each level.
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true

    private var signsWidth: CGFloat {
        accessories.reduce(0) { sum, accessory in
            let size = CellAccessory(frame: .zero).show(accessory.type, traitCollection)
            return sum + (size.width > 0 ? size.width + 8 : 0)
        }
    }

    override var contentFrame: CGRect {
        let left = CGFloat(max(0, indentationLevel)) * indentationWidth
        let right = accessories.isEmpty ? 0 : signsWidth + 8
        return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var right = bounds.width - 16
        for (sign, accessory) in zip(signs, accessories).reversed() {
            let size = sign.show(accessory.type, traitCollection)
            sign.isHidden = size.width <= 0
            sign.frame = CGRect(
                x: right - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            if size.width > 0 { right -= size.width + 8 }
        }
        showList()
    }

    /// Ground, line and corners as the list wants them.
    private func showList() {
        guard let view = superview as? UICollectionView, let path = view.indexPath(for: self),
            let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
            layout.sections.indices.contains(path.section), let list = layout.sections[path.section]?.list
        else { return line.isHidden = true }
        let count = view.numberOfItems(inSection: path.section)
        let isMarked = isSelected || isHighlighted
        if backgroundConfiguration == nil {
            let own: UIColor = list.appearance == .plain ? .systemBackground : .secondarySystemGroupedBackground
            backgroundColor = isMarked ? .systemGray4 : own
        }
        let isLast = path.item == count - 1
        line.isHidden = !list.showsSeparators || (isLast && list.appearance != .plain)
        line.backgroundColor = list.separatorConfiguration.color
        let height = 1 / max(traitCollection.displayScale, 1)
        let insets = list.separatorConfiguration.bottomSeparatorInsets
        line.frame = CGRect(
            x: insets.leading, y: bounds.height - height,
            width: max(0, bounds.width - insets.leading - insets.trailing),
            height: height)
        guard list.appearance == .insetGrouped else { return }
        var corners: CACornerMask = []
        if path.item == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.cornerCurve = .continuous
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
    }
}

/// Something at the end of a list's row. Those that belong to editing are kept and not shown.
@MainActor @preconcurrency public struct UICellAccessory {
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

    let type: UITableViewCell.AccessoryType

    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(type: .disclosureIndicator)
    }
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(type: .checkmark)
    }
    public static func detail(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil)
        -> UICellAccessory
    { UICellAccessory(type: .detailButton) }
    public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
        -> UICellAccessory
    { UICellAccessory(type: .none) }
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(type: .none)
    }
    public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(type: .disclosureIndicator)
    }
}
