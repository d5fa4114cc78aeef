import CoreGraphics

/// An alert in the middle of the screen.
struct AlertLayer<Actions: View, Message: View>: View {
    let isPresented: Bool
    let content: DialogContent<Actions, Message>
    let dismiss: @MainActor () -> Void

    var body: some View {
        Group {
            if isPresented {
                ZStack {
                    Dimming()
                    AlertCard(content: content, dismiss: dismiss)
                }
                .environment(\.dismiss, DismissAction(action: dismiss))
                .transition(.opacity)
            }
        }
        .animation(.easeInOut(duration: 0.2), value: isPresented)
    }
}

/// 270 points wide: a title, a message, and buttons under a line.
private struct AlertCard<Actions: View, Message: View>: View {
    let content: DialogContent<Actions, Message>
    let dismiss: @MainActor () -> Void
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        VStack(spacing: pixel) {
            VStack(spacing: 2) {
                content.title?.font(.system(size: 17, weight: .semibold))
                content.message.font(.system(size: 13))
            }
            .multilineTextAlignment(.center)
            .padding(.horizontal, 16).padding(.vertical, 20)
            .frame(maxWidth: .infinity)
            .background(AlertPlate.color)
            AlertActions(actions: content.actions, size: 17, height: 44, dismiss: dismiss)
        }
        .background(Color(uiColor: .separator).background(AlertPlate.color))
        .frame(width: 270)
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        .foregroundStyle(Color.primary)
    }
}

/// The buttons of an alert; one that says OK where there are none.
struct AlertActions<Actions: View>: View {
    let actions: Actions
    let size: CGFloat
    let height: CGFloat
    var staysInColumn = false
    let dismiss: @MainActor () -> Void
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        AlertActionsLayout(pixel: pixel, staysInColumn: staysInColumn) {
            MembersReader(actions) { members in
                if members.isEmpty {
                    Button("OK") {}
                } else {
                    ForEach(members) { $0 }
                }
            }
        }
        .buttonStyle(AlertButtonStyle(isBold: false, size: size, height: height, dismiss: dismiss))
    }
}
