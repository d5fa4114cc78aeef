import QuartzCore

/// A column of rows in sections; only those that are seen are there as views.
@MainActor @preconcurrency open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// A height that follows from the content.
    public nonisolated static let automaticDimension: CGFloat = -1
    public nonisolated static let indexSearch = "{search}"

    public final let style: Style
    final var geometry = TableGeometry(top: 0)
    final var isStale = true
    final var updateDepth = 0
    final var shownCells: [IndexPath: UITableViewCell] = [:]
    final var shownHeaders: [Int: UIView] = [:]
    final var shownFooters: [Int: UIView] = [:]
    final var spareCells: [String: [UITableViewCell]] = [:]
    final var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]
    final var cellClasses: [String: AnyClass] = [:]
    final var headerClasses: [String: AnyClass] = [:]
    final var measured: [IndexPath: CGFloat] = [:]
    final var measuredWidth: CGFloat = 0
    final var selection: [IndexPath] = []
    final var touchedRow: IndexPath?

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
    }

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = false

    /// In points; `automaticDimension` measures the cells.
    open var rowHeight = UITableView.automaticDimension {
        didSet { heightsChanged() }
    }
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightsChanged() }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { heightsChanged() }
    }
    /// Of rows that were not measured yet.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { heightsChanged() }
    }
    /// Kept: headers and footers are measured.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// Above each header of a plain table, in points.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { heightsChanged() }
    }
    open var fillerRowHeight: CGFloat = 0

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { setNeedsLayout() }
    }
    open var separatorColor: UIColor? = .separator {
        didSet { setNeedsLayout() }
    }
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { for cell in visibleCells { cell.setNeedsLayout() } }
    }
    open var cellLayoutMarginsFollowReadableWidth = false

    /// Above all sections; its own height counts.
    open var tableHeaderView: UIView? {
        didSet { exchange(oldValue, tableHeaderView) }
    }
    open var tableFooterView: UIView? {
        didSet { exchange(oldValue, tableFooterView) }
    }
    /// Behind the rows; it does not scroll.
    open var backgroundView: UIView? {
        didSet { exchange(oldValue, backgroundView) }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = true
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var dragInteractionEnabled = false
    // Of an index at the side, which is not shown.
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0

    /// Kept: controls of editing are not shown.
    open var isEditing: Bool {
        get { editingNow }
        set { setEditing(newValue, animated: false) }
    }
    private var editingNow = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        editingNow = editing
        for cell in visibleCells { cell.setEditing(editing, animated: animated) }
    }

    /// Nibs are not read; the class makes the cells.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass
    }

    /// A cell that was shown before, or else a new one of the class that was registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { spareCell(identifier) }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        spareCell(identifier) ?? plainCell(identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        spareHeader(identifier)
    }

    /// Asks for everything anew, with the next layout.
    open func reloadData() {
        isStale = true
        measured = [:]
        selection = []
        setNeedsLayout()
    }

    open var numberOfSections: Int {
        refresh()
        return geometry.sections.count
    }

    open func numberOfRows(inSection section: Int) -> Int {
        refresh()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows : 0
    }

    open var visibleCells: [UITableViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.isEmpty ? nil : shownCells.keys.sorted() }
    /// Nil for a row that is not seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownHeaders[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownFooters[section] as? UITableViewHeaderFooterView
    }

    open var indexPathForSelectedRow: IndexPath? { selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Tells nobody.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        guard let indexPath else { return clearSelection() }
        mark(indexPath)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Tells nobody.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }

    /// In the table's space, scrolling not counted.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scroll(to: rowRect(indexPath), scrollPosition, animated)
    }

    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        if let row = selection.first { scrollToRow(at: row, at: scrollPosition, animated: animated) }
    }

    // Changes are seen at once; they do not move.

    open func beginUpdates() { updateDepth += 1 }

    open func endUpdates() {
        updateDepth = max(0, updateDepth - 1)
        if updateDepth == 0 { contentChanged() }
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { contentChanged() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        selection.removeAll { indexPaths.contains($0) }
        contentChanged()
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { contentChanged() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { contentChanged() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { contentChanged() }
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { contentChanged() }
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        selection.removeAll { sections.contains($0.section) }
        contentChanged()
    }
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { contentChanged() }
    open func moveSection(_ section: Int, toSection newSection: Int) { contentChanged() }

    private func exchange(_ before: UIView?, _ after: UIView?) {
        if before !== after { before?.removeFromSuperview() }
        heightsChanged()
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let changes = newValue != super.bounds
            super.bounds = newValue
            if changes { setNeedsLayout() }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTable()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchBegan(touches.first) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchEnded(touches.first) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchCancelled() }
}

extension UITableViewCell {
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
}

/// Is told which rows will be needed. Kept: rows are made when they are seen.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
    public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification")
}
