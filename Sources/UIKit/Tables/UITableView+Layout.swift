import QuartzCore

extension UITableView {
    /// As systems from 15 to 18 are reported to have them, in points.
    private enum Metrics {
        static let groupedTop: CGFloat = 35
        static let groupedGap: CGFloat = 17.5
        static let plainHeaderGap: CGFloat = 22
        static let corner: CGFloat = 10
    }

    final func heightsChanged() {
        isStale = true
        setNeedsLayout()
    }

    /// A cell's content has changed: it is measured again.
    final func heightsMayHaveChanged() {
        guard !isLayingOut else { return }
        measured = [:]
        heightsChanged()
    }

    final func contentChanged() {
        guard updateDepth == 0 else { return }
        measured = [:]
        heightsChanged()
    }

    /// What rows keep from the sides.
    private var rowInset: CGFloat { style == .insetGrouped ? UITableViewCell.Metrics.side(bounds.width) : 0 }

    private var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

    /// Asks for sections, rows and heights where that is wanted.
    final func refresh() {
        if measuredWidth != bounds.width {
            measuredWidth = bounds.width
            measured = [:]
            isStale = true
        }
        guard isStale else { return }
        isStale = false
        for (row, cell) in shownCells.sorted(by: { $0.key < $1.key }) { recycle(cell, row) }
        shownCells = [:]
        for view in shownHeaders.sorted(by: { $0.key < $1.key }) + shownFooters.sorted(by: { $0.key < $1.key }) {
            recycle(view.value)
        }
        (shownHeaders, shownFooters) = ([:], [:])
        measureAll()
    }

    private func measureAll() {
        var geometry = TableGeometry(top: tableHeaderView?.bounds.height ?? 0)
        let count = max(0, dataSource?.numberOfSections(in: self) ?? 0)
        for section in 0..<count {
            let rows = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
            let header = headerHeight(section)
            geometry.add(
                gap: gap(above: section, header), header: header,
                heights: (0..<rows).map { height(IndexPath(row: $0, section: section)) },
                footer: footerHeight(section))
        }
        self.geometry = geometry
        let whole = geometry.bottom + (tableFooterView?.bounds.height ?? 0)
        contentSize = CGSize(width: bounds.width, height: whole)
    }

    private func gap(above section: Int, _ header: CGFloat) -> CGFloat {
        guard style == .plain, header > 0 else { return 0 }
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return Metrics.plainHeaderGap
    }

    private func height(_ row: IndexPath) -> CGFloat {
        let wished = tableDelegate?.tableView(self, heightForRowAt: row) ?? rowHeight
        if wished >= 0 { return wished }
        if let known = measured[row] { return known }
        let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: row) ?? estimatedRowHeight
        return estimate > 0 ? estimate : UITableViewCell.Metrics.height
    }

    private func isAutomatic(_ row: IndexPath) -> Bool {
        (tableDelegate?.tableView(self, heightForRowAt: row) ?? rowHeight) < 0
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let wished = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if wished >= 0 { return wished }
        guard let view = madeHeader(section) else {
            return style == .plain ? 0 : section == 0 ? Metrics.groupedTop : Metrics.groupedGap
        }
        let fitting = fittingHeight(view)
        return style == .plain || !(view is UITableViewHeaderFooterView)
            ? max(fitting, style == .plain ? 28 : 0) : fitting + (section == 0 ? 20 : 10)
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let wished = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if wished >= 0 { return wished }
        guard let view = madeFooter(section) else { return style == .plain ? 0 : Metrics.groupedGap }
        return fittingHeight(view)
    }

    private func fittingHeight(_ view: UIView) -> CGFloat {
        view.usesConstraints
            ? view.systemLayoutSizeFitting(
                CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height : view.sizeThatFits(CGSize(width: rowWidth, height: 0)).height
    }

    private func madeHeader(_ section: Int) -> UIView? {
        if let shown = shownHeaders[section] { return shown }
        let view =
            tableDelegate?.tableView(self, viewForHeaderInSection: section)
            ?? dataSource?.tableView(self, titleForHeaderInSection: section).map { titled($0, isFooter: false) }
        shownHeaders[section] = view
        return view
    }

    private func madeFooter(_ section: Int) -> UIView? {
        if let shown = shownFooters[section] { return shown }
        let view =
            tableDelegate?.tableView(self, viewForFooterInSection: section)
            ?? dataSource?.tableView(self, titleForFooterInSection: section).map { titled($0, isFooter: true) }
        shownFooters[section] = view
        return view
    }

    private func titled(_ title: String, isFooter: Bool) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.isFooter = isFooter
        view.side = UITableViewCell.Metrics.side(bounds.width)
        let isPlainHeader = style == .plain && !isFooter
        view.textLabel?.text = style == .plain || isFooter ? title : title.uppercased()
        view.textLabel?.font = .preferredFont(forTextStyle: isPlainHeader ? .headline : .footnote)
        view.textLabel?.textColor = isPlainHeader ? .label : .secondaryLabel
        if isPlainHeader { view.backgroundColor = backgroundColor }
        return view
    }

    // Places.

    final func rowRect(_ row: IndexPath) -> CGRect {
        refresh()
        guard let span = geometry.span(ofRow: row.row, row.section) else { return .zero }
        return CGRect(x: rowInset, y: span.top, width: rowWidth, height: span.height)
    }

    final func sectionRect(_ section: Int) -> CGRect {
        refresh()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let part = geometry.sections[section]
        return CGRect(x: 0, y: part.headerTop, width: bounds.width, height: part.bottom - part.headerTop)
    }

    final func headerRect(_ section: Int) -> CGRect {
        refresh()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let part = geometry.sections[section]
        return CGRect(x: rowInset, y: part.headerTop, width: rowWidth, height: part.headerHeight)
    }

    final func footerRect(_ section: Int) -> CGRect {
        refresh()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let part = geometry.sections[section]
        return CGRect(x: rowInset, y: part.footerTop, width: rowWidth, height: part.footerHeight)
    }

    final func rows(in rect: CGRect) -> [IndexPath] {
        refresh()
        return geometry.sections.indices.flatMap { section in
            geometry.rows(section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
        }
    }

    final func row(at point: CGPoint) -> IndexPath? {
        rows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0.001)).first { rowRect($0).contains(point) }
    }

    final func scroll(to rect: CGRect, _ position: UITableView.ScrollPosition, _ animated: Bool) {
        let insets = adjustedContentInset
        let room = bounds.height - insets.top - insets.bottom
        var y = contentOffset.y
        switch position {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: y = rect.minY - insets.top
        case .middle: y = rect.midY - room / 2 - insets.top
        case .bottom: y = rect.maxY - room - insets.top
        }
        let last = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
        setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, -insets.top), last)), animated: animated)
    }

    // Views.

    final func layoutTable() {
        // Rows that are measured while they come into sight may let others in.
        for _ in 0..<20 where !layoutOnce() { continue }
        if let backgroundView {
            backgroundView.frame = bounds
            if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
        }
        placeEnd(tableHeaderView, y: 0)
        placeEnd(tableFooterView, y: geometry.bottom)
    }

    private func placeEnd(_ view: UIView?, y: CGFloat) {
        guard let view else { return }
        if view.superview !== self { addSubview(view) }
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
        if view.frame != frame { view.frame = frame }
    }

    /// - Returns: Whether nothing was found out that changes heights.
    private func layoutOnce() -> Bool {
        refresh()
        let wanted = rows(in: bounds)
        let kept = Set(wanted)
        for (row, cell) in shownCells.sorted(by: { $0.key < $1.key }) where !kept.contains(row) {
            shownCells[row] = nil
            recycle(cell, row)
        }
        var isSettled = true
        for row in wanted {
            let cell = shownCells[row] ?? show(row)
            guard isAutomatic(row), measured[row] == nil, let cell else { continue }
            let height = cell.fittingHeight(rowWidth)
            measured[row] = height
            if abs(height - rowRect(row).height) > 0.01 { isSettled = false }
        }
        guard isSettled else {
            measureAll()
            return false
        }
        for row in wanted { if let cell = shownCells[row] { place(cell, row) } }
        for section in geometry.sections.indices { placeEnds(of: section) }
        return true
    }

    private func show(_ row: IndexPath) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: row) else { return nil }
        cell.table = self
        cell.bounds.size.width = rowWidth
        shownCells[row] = cell
        cell.setSelected(selection.contains(row), animated: false)
        cell.setHighlighted(false, animated: false)
        cell.indentationLevel =
            tableDelegate?.tableView(self, indentationLevelForRowAt: row) ?? cell.indentationLevel
        // Behind headers, above the background.
        insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row)
        return cell
    }

    private func place(_ cell: UITableViewCell, _ row: IndexPath) {
        let rect = rowRect(row)
        if cell.frame != rect { cell.frame = rect }
        let count = geometry.sections[row.section].rows
        let (isFirst, isLast) = (row.row == 0, row.row == count - 1)
        cell.separator.isHidden = separatorStyle == .none || (isLast && style != .plain)
        cell.separator.backgroundColor = separatorColor
        guard style == .insetGrouped else { return }
        cell.layer.cornerRadius = isFirst || isLast ? Metrics.corner : 0
        cell.layer.cornerCurve = .continuous
        cell.clipsToBounds = isFirst || isLast
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.maskedCorners = corners
    }

    private func placeEnds(of section: Int) {
        let part = geometry.sections[section]
        var header = headerRect(section)
        // The header of a plain table stays at the top while its section is seen.
        if style == .plain {
            let top = bounds.minY + adjustedContentInset.top
            header.origin.y = max(header.minY, min(top, part.bottom - part.headerHeight))
        }
        if header.height > 0, header.intersects(bounds), let view = madeHeader(section) {
            placeSection(view, header) {
                self.tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            }
        } else {
            shownHeaders[section]?.removeFromSuperview()
        }
        let footer = footerRect(section)
        if footer.height > 0, footer.intersects(bounds), let view = madeFooter(section) {
            placeSection(view, footer) {
                self.tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
        } else {
            shownFooters[section]?.removeFromSuperview()
        }
    }

    private func placeSection(_ view: UIView, _ frame: CGRect, _ tell: () -> Void) {
        if view.superview !== self {
            tell()
            addSubview(view)
        }
        if view.frame != frame { view.frame = frame }
    }
}
