/// A label at the start of a row and a control at its end; the control alone where labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    /// Whether the row takes the whole width.
    var fills = false
    let control: Control
    @Environment(\.hidesLabels) private var hidesLabels

    init(label: Label, fills: Bool = false, @ViewBuilder control: () -> Control) {
        self.label = label
        self.fills = fills
        self.control = control()
    }

    var body: some View {
        if hidesLabels {
            control
        } else {
            HStack {
                label
                if fills { Spacer(minLength: 0) }
                control
            }
        }
    }
}
