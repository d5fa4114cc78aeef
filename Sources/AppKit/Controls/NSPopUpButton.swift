import QuartzCore

/// Shows the chosen one of several titles. Its menu does not open: there is no place beside the window here.
@MainActor @preconcurrency open class NSPopUpButton: NSButton {
    private final var titles: [String] = []
    private final var selected = -1

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        bezelStyle = .push
        title = ""
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
        self.init(frame: buttonFrame)
        pullsDown = flag
    }

    /// Whether the first title stays, whatever is chosen.
    open var pullsDown = false {
        didSet { selectionChanged() }
    }

    open var itemTitles: [String] { titles }
    open var numberOfItems: Int { titles.count }
    open var indexOfSelectedItem: Int { selected }
    open var titleOfSelectedItem: String? { itemTitle(at: selected) }

    /// Empty for a number that is none.
    open func itemTitle(at index: Int) -> String { titles.indices.contains(index) ? titles[index] : "" }

    open func indexOfItem(withTitle title: String) -> Int { titles.firstIndex(of: title) ?? -1 }

    /// A title that is there already moves to the end.
    open func addItem(withTitle title: String) { insertItem(withTitle: title, at: titles.count) }

    open func addItems(withTitles itemTitles: [String]) {
        for title in itemTitles { addItem(withTitle: title) }
    }

    open func insertItem(withTitle title: String, at index: Int) {
        let chosen = titles.indices.contains(selected) ? titles[selected] : nil
        titles.removeAll { $0 == title }
        titles.insert(title, at: min(max(0, index), titles.count))
        selected = chosen.flatMap { titles.firstIndex(of: $0) } ?? 0
        selectionChanged()
    }

    open func removeItem(withTitle title: String) {
        if let index = titles.firstIndex(of: title) { removeItem(at: index) }
    }

    open func removeItem(at index: Int) {
        guard titles.indices.contains(index) else { return }
        titles.remove(at: index)
        if selected >= index { selected = max(selected - 1, titles.isEmpty ? -1 : 0) }
        selectionChanged()
    }

    open func removeAllItems() {
        titles = []
        selected = -1
        selectionChanged()
    }

    open func selectItem(at index: Int) {
        selected = titles.indices.contains(index) ? index : -1
        selectionChanged()
    }

    open func selectItem(withTitle title: String) { selectItem(at: indexOfItem(withTitle: title)) }

    open override var objectValue: Any? {
        get { selected }
        set { selectItem(at: (newValue as? NSNumber)?.intValue ?? newValue as? Int ?? -1) }
    }

    private func selectionChanged() { title = itemTitle(at: pullsDown ? 0 : selected) }

    override func clicked() {}

    private static let arrowSide: CGFloat = 16
    private static let padding: CGFloat = 8

    /// As wide as the longest title.
    open override var intrinsicContentSize: NSSize {
        let widest = titles.map { NSAttributedString(string: $0, attributes: [.font: titleFont]).size().width }
            .max()
        let width = (widest ?? 0).rounded(.up) + 2 * Self.padding + Self.arrowSide + 2
        return NSSize(width: width, height: metrics.height ?? 20)
    }

    open override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 2, left: 3, bottom: 3, right: 3) }

    open override func draw(_ dirtyRect: NSRect) {
        let inner = bounds.inset(by: alignmentRectInsets, isFlipped: true)
        let height = min(metrics.height ?? inner.height, inner.height)
        let plate = NSRect(x: inner.minX, y: inner.midY - height / 2, width: inner.width, height: height)
        if isBordered {
            ControlShapes.drawPlate(plate, radius: 5, fill: ControlInk.plate(isPressed: isHighlighted))
        }
        let side = min(Self.arrowSide, height - 4)
        let arrow = NSRect(x: plate.maxX - side - 2, y: plate.midY - side / 2, width: side, height: side)
        ControlInk.accent(isEnabled: isEnabled).setFill()
        ControlShapes.rounded(arrow, 4).fill()
        if pullsDown {
            ControlShapes.drawChevron(
                at: NSPoint(x: arrow.midX, y: arrow.midY), width: 7, pointsUp: false, color: .white)
        } else {
            for isUpper in [true, false] {
                ControlShapes.drawChevron(
                    at: NSPoint(x: arrow.midX, y: arrow.midY + (isUpper ? -3 : 3)), width: 5.5, pointsUp: isUpper,
                    color: .white)
            }
        }
        let color: NSColor = isEnabled ? .controlTextColor : .disabledControlTextColor
        let text = NSAttributedString(string: title, attributes: [.font: titleFont, .foregroundColor: color])
        ControlShapes.draw(
            text,
            in: NSRect(
                x: plate.minX + Self.padding, y: plate.minY, width: max(0, arrow.minX - plate.minX - Self.padding),
                height: plate.height), alignment: .left)
    }
}
