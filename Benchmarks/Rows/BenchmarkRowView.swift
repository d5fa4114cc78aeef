import SwiftUI

/// A row of some texts and shapes.
struct BenchmarkRowView: View {
    let id: Int
    let amount: Int
    let isMarked: Bool
    let rows: BenchmarkRows

    var body: some View {
        rows.bodies += 1
        return HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 6, style: .continuous)
                .fill(isMarked ? Color.orange : Color.blue)
                .frame(width: 28, height: 28)
            VStack(alignment: .leading, spacing: 2) {
                Text("Row \(id)").font(.headline)
                Text("of a thousand").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Text("\(amount)").monospacedDigit()
            Circle().fill(Color.green).frame(width: 12, height: 12)
        }
        .padding(.horizontal, 12)
        .frame(height: 44)
        .background(RoundedRectangle(cornerRadius: 10).fill(Color.gray.opacity(0.15)))
    }
}
