import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite(.serialized) struct TableViewTests {
    final class Cell: UITableViewCell {
        var reuses = 0
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(mark)
        }

        required init?(coder: NSCoder) { return nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class Header: UITableViewHeaderFooterView {
        let stamp = "made"
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [1000]
        var titles: [String?] = [nil]
        var log: [String] = []
        var made: Set<ObjectIdentifier> = []
        var heights: ((IndexPath) -> CGFloat)?

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles.indices.contains(section) ? titles[section] : nil
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let name = "a cell whose identifier is a long text"
            let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
            made.insert(ObjectIdentifier(cell))
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights?(indexPath) ?? tableView.rowHeight
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.section).\(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.section).\(indexPath.row)")
        }
    }

    private func table(
        _ source: Source, _ style: UITableView.Style = .plain, _ body: (UITableView, UIWindow) throws -> Void
    ) rethrows {
        try MediaClock.$current.withValue(MediaClock(time: 0)) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
            let table = UITableView(frame: window.bounds, style: style)
            table.register(Cell.self, forCellReuseIdentifier: "a cell whose identifier is a long text")
            table.dataSource = source
            table.delegate = source
            window.addSubview(table)
            window.makeKeyAndVisible()
            window.settle()
            try body(table, window)
        }
    }

    @Test func onlyRowsThatAreSeenAreThere() {
        let source = Source()
        table(source) { table, window in
            #expect(table.contentSize == CGSize(width: 320, height: 44_000) && table.visibleCells.count == 10)
            #expect(table.visibleCells.allSatisfy { $0 is Cell && $0.reuseIdentifier?.count == 38 })
            table.contentOffset.y = 22
            window.settle()
            #expect(table.indexPathsForVisibleRows == (0...10).map { IndexPath(row: $0, section: 0) })
            for offset in stride(from: 100, to: 20_000, by: 300) {
                table.contentOffset.y = CGFloat(offset)
                window.settle()
            }
            #expect(source.made.count <= 22 && (table.visibleCells.last as? Cell)?.reuses ?? 0 > 5)
            let row = table.indexPathForRow(at: CGPoint(x: 10, y: 4401))
            #expect(row == IndexPath(row: 100, section: 0))
            table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
            window.settle()
            #expect(table.contentOffset.y == 4400)
            let cell = table.cellForRow(at: IndexPath(row: 100, section: 0))
            #expect(cell?.frame == CGRect(x: 0, y: 4400, width: 320, height: 44))
            #expect(cell?.textLabel?.text == "Row 100" && cell.flatMap(table.indexPath) == row)
            table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .middle, animated: false)
            #expect(table.contentOffset.y == 43_560)
        }
    }

    @Test func heightsAndSections() {
        let source = Source()
        source.counts = [3, 2]
        source.titles = [nil, "Second"]
        source.heights = { $0.section == 0 ? 60 : 30 }
        table(source) { table, window in
            #expect(
                table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 120, width: 320, height: 60))
            let header = table.rectForHeader(inSection: 1)
            #expect(header.minY == 202 && header.height >= 28 && table.headerView(forSection: 1) != nil)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == header.maxY)
            #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
            #expect(table.numberOfRows(inSection: 7) == 0)
            #expect(table.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
            source.counts = [3, 200]
            source.heights = { _ in .nan }
            table.reloadData()
            #expect(table.numberOfRows(inSection: 1) == 200)
            source.heights = { _ in 30 }
            table.reloadData()
            window.settle()
            // A header stays at the top.
            table.contentOffset.y = 1000
            window.settle()
            #expect(table.headerView(forSection: 1)?.frame.minY == 1000)
        }
    }

    @Test func touchesSelectRows() {
        let source = Source()
        table(source) { table, window in
            let finger = TouchScreen(window: window)
            @MainActor func tap(_ y: CGFloat) {
                finger.press(CGPoint(x: 50, y: y))
                finger.release()
            }
            finger.press(CGPoint(x: 50, y: 60))
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
            finger.release()
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
            tap(100)
            #expect(source.log == ["select 0.1", "deselect 0.1", "select 0.2"])
            #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
            // A drag scrolls and selects nothing.
            finger.press(CGPoint(x: 50, y: 300))
            for y in stride(from: 290, through: 200, by: -10) { finger.move(to: CGPoint(x: 50, y: CGFloat(y))) }
            finger.release()
            #expect(source.log.count == 3 && table.contentOffset.y > 50)
            table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
            #expect(table.indexPathForSelectedRow == nil)
            table.allowsMultipleSelection = true
            table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
            table.selectRow(at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .none)
            table.selectRow(at: IndexPath(row: 5000, section: 0), animated: false, scrollPosition: .none)
            #expect(table.indexPathsForSelectedRows?.count == 2)
        }
    }

    @Test func rowsAreAsHighAsTheirContent() {
        final class Tall: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                if indexPath.row == 1 {
                    let box = UIView(frame: .zero)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                        box.heightAnchor.constraint(equalToConstant: 80),
                    ])
                } else if indexPath.row == 2 {
                    var content = cell.defaultContentConfiguration()
                    content.text = String(repeating: "several lines of text ", count: 12)
                    cell.contentConfiguration = content
                } else {
                    cell.textLabel?.text = "one"
                }
                return cell
            }
        }
        MediaClock.$current.withValue(MediaClock(time: 0)) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
            let table = UITableView(frame: window.bounds)
            let source = Tall()
            table.dataSource = source
            window.addSubview(table)
            window.makeKeyAndVisible()
            window.settle()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 100)
            #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height > 120)
            #expect(
                table.rectForRow(at: IndexPath(row: 3, section: 0)).minY
                    == table.rectForRow(
                        at: IndexPath(row: 2, section: 0)
                    ).maxY)
        }
    }

    @Test func headersAreMadeByTheirClass() {
        let source = Source()
        table(source) { table, _ in
            table.register(Header.self, forHeaderFooterViewReuseIdentifier: "h")
            let header = table.dequeueReusableHeaderFooterView(withIdentifier: "h") as? Header
            #expect(header?.stamp == "made" && header?.reuseIdentifier == "h")
            #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
            #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
        }
    }

    @Test func insetGroupsAreRounded() throws {
        let source = Source()
        source.counts = [3]
        try table(source, .insetGrouped) { table, window in
            let cells = table.visibleCells
            #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10] && cells[0].frame.minX == 16)
            #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
                window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
            let pixels = try #require(Pixels(image))
            let top = Int(cells[0].frame.minY)
            #expect(pixels[160, top + 8] == white && pixels[16, top] == [242, 242, 247, 255])
            #expect(pixels[5, top + 20] == [242, 242, 247, 255])
            // Letters of the first row, and the line below it, which begins where the text does.
            #expect((32..<80).contains { pixels[$0, top + 22][0] < 100 })
            #expect(pixels[200, top + 43][0] < 240 && pixels[20, top + 43] == white)
        }
    }
}
