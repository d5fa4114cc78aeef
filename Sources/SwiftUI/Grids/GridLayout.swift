import CoreGraphics

/// Cells in rows and columns: a column is as wide as the widest of its cells, a row as high as the highest.
///
/// Room is shared among the columns that can use it, the least flexible first, as stacks do.
public struct GridLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = Void

    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// A view in its place.
    private struct Cell {
        let view: LayoutSubview
        let row: Int
        let column: Int
        let span: Int
        let wishes: GridCellWishes
        let rowAlignment: VerticalAlignment?
    }

    /// Cells and their places; a view outside of rows spans all columns.
    private func cells(_ views: Subviews) -> (cells: [Cell], columns: Int, rows: Int) {
        var cells: [Cell] = []
        var (row, column, columns) = (-1, 0, 0)
        for view in views {
            let wishes = view[GridWishesKey.self]
            guard let place = view[GridCellKey.self] else {
                row += 1
                column = 0
                cells.append(Cell(view: view, row: row, column: 0, span: 0, wishes: wishes, rowAlignment: nil))
                continue
            }
            if place.isFirst {
                row += 1
                column = 0
            }
            let span = min(wishes.columns, 1000)
            cells.append(
                Cell(
                    view: view, row: max(0, row), column: column, span: span, wishes: wishes,
                    rowAlignment: place.alignment))
            column += span
            columns = max(columns, column)
        }
        return (cells, max(1, columns), row + 1)
    }

    private var gaps: (x: CGFloat, y: CGFloat) {
        func clean(_ gap: CGFloat?) -> CGFloat { gap.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.usual }
        return (clean(horizontalSpacing), clean(verticalSpacing))
    }

    /// The widths of columns of a proposal.
    private func widths(_ cells: [Cell], _ columns: Int, _ proposal: ProposedViewSize) -> [CGFloat] {
        var ideal = [CGFloat](repeating: 0, count: columns)
        var least = ideal, most = ideal
        for cell in cells where cell.span == 1 && !cell.wishes.unsizedAxes.contains(.horizontal) {
            let column = cell.column
            ideal[column] = max(ideal[column], cell.view.sizeThatFits(.unspecified).width)
            least[column] = max(least[column], cell.view.sizeThatFits(.zero).width)
            most[column] = max(most[column], cell.view.sizeThatFits(.infinity).width)
        }
        let gap = gaps.x
        guard let width = proposal.width else { return spread(ideal, cells, columns) }
        var room = max(0, (width.isFinite ? width : ideal.reduce(0, +)) - gap * CGFloat(columns - 1))
        var widths = [CGFloat](repeating: 0, count: columns)
        // The least flexible columns take their share of what is left first.
        let order = (0..<columns).sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
        for (index, column) in order.enumerated() {
            let share = room / CGFloat(columns - index)
            var own: CGFloat = 0
            let offer = ProposedViewSize(width: share, height: proposal.height)
            for cell in cells
            where cell.span == 1 && cell.column == column && !cell.wishes.unsizedAxes.contains(.horizontal) {
                own = max(own, cell.view.sizeThatFits(offer).width)
            }
            widths[column] = own
            room = max(0, room - own)
        }
        return spread(widths, cells, columns)
    }

    /// Columns made wider, where cells that span several need more.
    private func spread(_ widths: [CGFloat], _ cells: [Cell], _ columns: Int) -> [CGFloat] {
        var widths = widths
        for cell in cells where cell.span > 1 && !cell.wishes.unsizedAxes.contains(.horizontal) {
            let range = cell.column..<min(cell.column + cell.span, columns)
            let now = widths[range].reduce(0, +) + gaps.x * CGFloat(range.count - 1)
            let wanted = cell.view.sizeThatFits(ProposedViewSize(width: now, height: nil)).width
            guard wanted > now, !range.isEmpty else { continue }
            for column in range { widths[column] += (wanted - now) / CGFloat(range.count) }
        }
        return widths
    }

    /// Where columns and rows begin, and how long they are.
    private struct Plan {
        var columns: [(start: CGFloat, length: CGFloat)] = []
        var rows: [(start: CGFloat, length: CGFloat)] = []
        var size = CGSize.zero
    }

    private func plan(_ proposal: ProposedViewSize, _ cells: [Cell], _ columns: Int, _ rows: Int) -> Plan {
        var plan = Plan()
        let (gapX, gapY) = gaps
        var place: CGFloat = 0
        for width in widths(cells, columns, proposal) {
            plan.columns.append((place, width))
            place += width + gapX
        }
        plan.size.width = max(0, place - gapX)
        // What spans all may make the whole wider.
        for cell in cells where cell.span == 0 && !cell.wishes.unsizedAxes.contains(.horizontal) {
            let own = cell.view.sizeThatFits(
                ProposedViewSize(width: proposal.width ?? plan.size.width, height: nil))
            plan.size.width = max(plan.size.width, own.width)
        }
        let heights = heights(cells, plan, rows, proposal.height)
        place = 0
        for height in heights {
            plan.rows.append((place, height))
            place += height + gapY
        }
        plan.size.height = max(0, place - gapY)
        return plan
    }

    /// Rows of what can use more room share what is left.
    private func heights(_ cells: [Cell], _ plan: Plan, _ rows: Int, _ height: CGFloat?) -> [CGFloat] {
        func need(_ row: Int, _ height: CGFloat?) -> CGFloat {
            // The room above the row's guide, and below it.
            var (above, below): (CGFloat, CGFloat) = (0, 0)
            for cell in cells where cell.row == row && !cell.wishes.unsizedAxes.contains(.vertical) {
                let own = cell.view.dimensions(in: ProposedViewSize(width: width(of: cell, plan), height: height))
                let guide = own[cell.rowAlignment ?? alignment.vertical]
                above = max(above, guide)
                below = max(below, own.height - guide)
            }
            return above + below
        }
        guard let height, height.isFinite else { return (0..<rows).map { need($0, nil) } }
        var room = max(0, height - gaps.y * CGFloat(max(0, rows - 1)))
        var heights = [CGFloat](repeating: 0, count: rows)
        let flexibility = (0..<rows).map { need($0, .infinity) - need($0, 0) }
        let order = (0..<rows).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (index, row) in order.enumerated() {
            heights[row] = need(row, room / CGFloat(rows - index))
            room = max(0, room - heights[row])
        }
        return heights
    }

    private func width(of cell: Cell, _ plan: Plan) -> CGFloat {
        guard cell.span > 0 else { return plan.size.width }
        let last = min(cell.column + cell.span, plan.columns.count) - 1
        guard plan.columns.indices.contains(cell.column), last >= cell.column else { return 0 }
        return plan.columns[last].start + plan.columns[last].length - plan.columns[cell.column].start
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (cells, columns, rows) = cells(subviews)
        return plan(proposal, cells, columns, rows).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let (cells, columns, rows) = cells(subviews)
        let plan = plan(ProposedViewSize(bounds.size), cells, columns, rows)
        var columnAlignments = [HorizontalAlignment?](repeating: nil, count: columns)
        for cell in cells where cell.span > 0 {
            columnAlignments[cell.column] = columnAlignments[cell.column] ?? cell.wishes.columnAlignment
        }
        var guides = [CGFloat](repeating: 0, count: rows)
        for cell in cells where guides.indices.contains(cell.row) {
            let offer = ProposedViewSize(width: width(of: cell, plan), height: plan.rows[cell.row].length)
            let own = cell.view.dimensions(in: offer)
            guides[cell.row] = max(guides[cell.row], own[cell.rowAlignment ?? alignment.vertical])
        }
        for cell in cells where plan.rows.indices.contains(cell.row) {
            let row = plan.rows[cell.row]
            let frame = CGRect(
                x: cell.span > 0 ? plan.columns[cell.column].start : 0, y: row.start, width: width(of: cell, plan),
                height: row.length)
            let offer = ProposedViewSize(frame.size)
            let own = cell.view.dimensions(in: offer)
            let space = ViewDimensions(frame.size)
            var point = CGPoint(
                x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            if let anchor = cell.wishes.anchor {
                point.x += anchor.x * (frame.width - own.width)
                point.y += anchor.y * (frame.height - own.height)
            } else {
                let horizontal =
                    (cell.span > 0 ? columnAlignments[cell.column] : nil) ?? alignment.horizontal
                point.x += space[horizontal] - own[horizontal]
                point.y += guides[cell.row] - own[cell.rowAlignment ?? alignment.vertical]
            }
            cell.view.place(at: point, proposal: offer)
        }
    }
}
