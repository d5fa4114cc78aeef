import QuartzCore

extension UITableView {
    final func mark(_ row: IndexPath) {
        refresh()
        guard geometry.hasRow(row.row, row.section), !selection.contains(row) else { return }
        if !allowsMultipleSelection { clearSelection() }
        selection.append(row)
        shownCells[row]?.setSelected(true, animated: false)
    }

    final func unmark(_ row: IndexPath) {
        selection.removeAll { $0 == row }
        shownCells[row]?.setSelected(false, animated: false)
    }

    final func clearSelection() {
        for row in selection { unmark(row) }
    }

    final func touchBegan(_ touch: UITouch?) {
        guard let touch, allowsSelection, let row = row(at: touch.location(in: self)),
            tableDelegate?.tableView(self, shouldHighlightRowAt: row) ?? true
        else { return }
        touchedRow = row
        shownCells[row]?.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: row)
    }

    final func touchCancelled() {
        guard let row = touchedRow else { return }
        touchedRow = nil
        shownCells[row]?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: row)
    }

    final func touchEnded(_ touch: UITouch?) {
        guard let row = touchedRow else { return }
        touchCancelled()
        guard let touch, self.row(at: touch.location(in: self)) == row else { return }
        if allowsMultipleSelection, selection.contains(row) {
            guard let row = deselected(row) else { return }
            unmark(row)
            tableDelegate?.tableView(self, didDeselectRowAt: row)
            return
        }
        var wished: IndexPath? = row
        if let tableDelegate { wished = tableDelegate.tableView(self, willSelectRowAt: row) }
        guard let chosen = wished else { return }
        if !allowsMultipleSelection {
            for other in selection where other != chosen {
                guard let gone = deselected(other) else { continue }
                unmark(gone)
                tableDelegate?.tableView(self, didDeselectRowAt: gone)
            }
        }
        mark(chosen)
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
    }

    /// What the delegate makes of a row that is to be deselected; the row itself without one.
    private func deselected(_ row: IndexPath) -> IndexPath? {
        guard let tableDelegate else { return row }
        return tableDelegate.tableView(self, willDeselectRowAt: row)
    }
}
