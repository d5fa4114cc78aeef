import CoreGraphics

/// A choice of actions at the bottom of the screen.
struct DialogLayer<Actions: View, Message: View>: View {
    let isPresented: Bool
    let content: DialogContent<Actions, Message>
    let dismiss: @MainActor () -> Void

    var body: some View {
        Group {
            if isPresented {
                ZStack(alignment: .bottom) {
                    Dimming(action: dismiss).transition(.opacity)
                    DialogCards(content: content, dismiss: dismiss).transition(.move(edge: .bottom))
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
                .environment(\.dismiss, DismissAction(action: dismiss))
            }
        }
        .animation(.easeInOut(duration: 0.3), value: isPresented)
    }
}

/// The actions on one card, and below it a button to leave on another.
private struct DialogCards<Actions: View, Message: View>: View {
    let content: DialogContent<Actions, Message>
    let dismiss: @MainActor () -> Void
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        VStack(spacing: 8) {
            VStack(spacing: pixel) {
                VStack(spacing: 4) {
                    content.title?.font(.system(size: 13, weight: .semibold))
                    content.message.font(.system(size: 13))
                }
                .foregroundStyle(Color.secondary)
                .multilineTextAlignment(.center)
                .padding(.horizontal, 16).padding(.vertical, 12)
                .frame(maxWidth: .infinity)
                .background(AlertPlate.color)
                AlertActions(actions: content.actions, size: 20, height: 57, staysInColumn: true, dismiss: dismiss)
            }
            .background(Color(uiColor: .separator).background(AlertPlate.color))
            .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            Button("Cancel", role: .cancel) {}
                .buttonStyle(AlertButtonStyle(isBold: true, size: 20, height: 57, dismiss: dismiss))
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        }
        .padding(8)
    }
}
