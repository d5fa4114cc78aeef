import QuartzCore
internal import Raster

extension UITableView {
    final var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    final func spareCell(_ identifier: String) -> UITableViewCell? {
        if let spare = spareCells[identifier]?.popLast() {
            spare.prepareForReuse()
            return spare
        }
        guard let type = cellClasses[identifier] else { return nil }
        return Self.makeCell(type, identifier)
    }

    final func plainCell(_ identifier: String) -> UITableViewCell {
        Notice.once("UITableView: no class of cells is registered for \(identifier); a plain cell stands in")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    private static func makeCell(_ type: AnyClass, _ identifier: String) -> UITableViewCell? {
        if type == UITableViewCell.self { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
        guard type is UITableViewCell.Type else {
            Notice.once("UITableView: \(type) is no cell; a plain one stands in")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        let made = ObjectsByClass.named(
            type, base: UITableViewCell.self, above: UIView.self, probe: ProbedCell.self,
            initializer: "init(style:reuseIdentifier:)", kind: UInt8(UITableViewCell.CellStyle.default.rawValue),
            string: identifier)
        return made as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    final func spareHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let spare = spareHeaders[identifier]?.popLast() {
            spare.prepareForReuse()
            return spare
        }
        guard let type = headerClasses[identifier] else { return nil }
        guard type != UITableViewHeaderFooterView.self, type is UITableViewHeaderFooterView.Type else {
            return UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
        let made = ObjectsByClass.titled(
            type, base: UITableViewHeaderFooterView.self, above: UIView.self, probe: ProbedHeader.self,
            initializer: "init(reuseIdentifier:)", string: identifier)
        return made as? UITableViewHeaderFooterView ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }

    final func recycle(_ cell: UITableViewCell, _ row: IndexPath) {
        cell.removeFromSuperview()
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
        if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
    }

    final func recycle(_ view: UIView) {
        view.removeFromSuperview()
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        spareHeaders[identifier, default: []].append(view)
    }

    private final class ProbedCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { return nil }
    }

    private final class ProbedHeader: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

        required init?(coder: NSCoder) { return nil }
    }
}
