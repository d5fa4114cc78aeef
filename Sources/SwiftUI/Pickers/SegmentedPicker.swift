import UIKit

/// All options beside one another on a plate 32 points high; a knob lies under the one that is chosen.
struct SegmentedPicker: View {
    let choice: PickerChoice

    var body: some View {
        let chosen = choice.index
        SegmentsLayout {
            ForEach(Array(choice.options.enumerated()), id: \.element.id) { index, option in
                option.member
                    .font(.system(size: 13, weight: index == chosen ? .semibold : .medium))
                    .lineLimit(1)
                    .foregroundStyle(Color.primary)
                    .padding(.horizontal, 10)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background {
                        if index == chosen { SegmentKnob() } else { separator(after: index, chosen) }
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { if let tag = option.tag { choice.choose(tag) } }
            }
        }
        .padding(2)
        .frame(height: 32)
        .background(RoundedRectangle(cornerRadius: 9).fill(Color(uiColor: .tertiarySystemFill)))
    }

    /// Between two that are not chosen.
    @ViewBuilder private func separator(after index: Int, _ chosen: Int?) -> some View {
        if index + 1 < choice.options.count, index + 1 != chosen {
            HStack {
                Spacer(minLength: 0)
                Color(uiColor: .separator).frame(width: 1, height: 16).offset(x: 0.5)
            }
        }
    }
}

private struct SegmentKnob: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        RoundedRectangle(cornerRadius: 7)
            .fill(scheme == .dark ? Color(red: 0.39, green: 0.39, blue: 0.4) : .white)
            .shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 3)
    }
}

/// Views of one width beside one another.
private struct SegmentsLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let highest = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: widest * CGFloat(subviews.count), height: highest))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(1, subviews.count))
        for (index, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}
