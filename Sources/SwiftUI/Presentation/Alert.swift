/// An alert as a value.
public struct Alert {
    /// A button of an alert.
    public struct Button: Sendable {
        let label: Text
        let role: ButtonRole?
        let action: (@MainActor @Sendable () -> Void)?

        public static func `default`(
            _ label: Text, action: (@MainActor @Sendable () -> Void)? = {}
        ) -> Alert.Button { Button(label: label, role: nil, action: action) }

        public static func cancel(
            _ label: Text, action: (@MainActor @Sendable () -> Void)? = {}
        ) -> Alert.Button { Button(label: label, role: .cancel, action: action) }

        public static func cancel(_ action: (@MainActor @Sendable () -> Void)? = {}) -> Alert.Button {
            cancel(Text("Cancel"), action: action)
        }

        public static func destructive(
            _ label: Text, action: (@MainActor @Sendable () -> Void)? = {}
        ) -> Alert.Button { Button(label: label, role: .destructive, action: action) }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    @MainActor var dialog: DialogContent<AlertButtons, Text?> {
        DialogContent(title: title, actions: AlertButtons(buttons: buttons), message: message)
    }
}

/// The buttons of an alert as views.
struct AlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role) {
                buttons[index].action?()
            } label: {
                buttons[index].label
            }
        }
    }
}

/// A choice of actions as a value.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    @MainActor var dialog: DialogContent<AlertButtons, Text?> {
        // The way out is always there.
        DialogContent(
            title: title, actions: AlertButtons(buttons: buttons.filter { $0.role != .cancel }), message: message)
    }
}
