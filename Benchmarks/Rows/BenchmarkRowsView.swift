import SwiftUI

/// A thousand rows in a column that scrolls.
struct BenchmarkRowsView: View {
    let rows: BenchmarkRows
    let source: RowsMeasurement.Source
    let column: RowsMeasurement.Column
    @State private var values: [BenchmarkRows.Value]

    init(rows: BenchmarkRows, source: RowsMeasurement.Source, column: RowsMeasurement.Column) {
        self.rows = rows
        self.source = source
        self.column = column
        _values = State(initialValue: rows.initial)
    }

    var body: some View {
        rows.values = $values
        return ScrollView {
            if column == .stack { VStack(spacing: 4) { content } } else { LazyVStack(spacing: 4) { content } }
        }
    }

    @ViewBuilder private var content: some View {
        if source == .array {
            ForEach(values) { value in
                BenchmarkRowView(id: value.id, amount: value.amount, isMarked: value.isMarked, rows: rows)
            }
        } else {
            ForEach(rows.models) { BenchmarkModelRowView(model: $0, rows: rows) }
        }
    }
}
