import UIKit

/// What an alert or a dialog of actions says and offers.
struct DialogContent<Actions: View, Message: View> {
    let title: Text?
    let actions: Actions
    let message: Message
}

/// A button of an alert: what it does, then the alert goes.
struct AlertButtonStyle: PrimitiveButtonStyle {
    let isBold: Bool
    let size: CGFloat
    let height: CGFloat
    let dismiss: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
        TappedButtonStyle(style: AlertButtonLook(style: self)).makeBody(
            configuration: PrimitiveButtonStyleConfiguration(
                role: configuration.role, label: configuration.label,
                action: {
                    dismiss()
                    configuration.trigger()
                }))
    }
}

/// A row of an alert.
private struct AlertButtonLook: ButtonStyle {
    let style: AlertButtonStyle
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        let isBold = style.isBold || configuration.role == .cancel
        return configuration.label
            .font(.system(size: style.size, weight: isBold ? .semibold : .regular))
            .foregroundColor(configuration.role == .destructive ? .red : .accentColor)
            .lineLimit(1)
            .frame(maxWidth: .infinity)
            .frame(height: style.height)
            .background(configuration.isPressed ? Color(uiColor: .systemGray4) : AlertPlate.color)
            .contentShape(Rectangle())
    }
}

/// The plate of alerts and dialogs. The system's is glass that shows nearly this on a light ground.
enum AlertPlate {
    static var color: Color {
        Color(
            uiColor: UIColor { traits in
                traits.userInterfaceStyle == .dark
                    ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.96, alpha: 1)
            })
    }
}

/// Two actions beside one another, others below one another, with lines between them.
struct AlertActionsLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData

    let pixel: CGFloat
    let staysInColumn: Bool

    private func isRow(_ views: Subviews) -> Bool { views.count == 2 && !staysInColumn }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 270
        let offer = ProposedViewSize(width: isRow(subviews) ? (width - pixel) / 2 : width, height: nil)
        let heights = subviews.map { $0.sizeThatFits(offer).height }
        let height =
            isRow(subviews)
            ? heights.max() ?? 0 : heights.reduce(0, +) + pixel * CGFloat(max(0, heights.count - 1))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var place = bounds.origin
        let isRow = isRow(subviews)
        let offer = ProposedViewSize(width: isRow ? (bounds.width - pixel) / 2 : bounds.width, height: nil)
        for view in subviews {
            view.place(at: place, proposal: offer)
            let own = view.sizeThatFits(offer)
            if isRow { place.x += own.width + pixel } else { place.y += own.height + pixel }
        }
    }
}
