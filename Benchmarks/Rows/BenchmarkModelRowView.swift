import SwiftUI

/// A row that observes an object of its own.
struct BenchmarkModelRowView: View {
    let model: BenchmarkRows.Model
    let rows: BenchmarkRows

    var body: some View {
        BenchmarkRowView(id: model.id, amount: model.amount, isMarked: model.isMarked, rows: rows)
    }
}
