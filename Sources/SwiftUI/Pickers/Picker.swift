/// A choice of one value among several, each of which stands for a view with a tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    @Environment(\.pickerLook) private var look
    @Environment(\.isRow) private var isRow

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    public var body: some View {
        MembersReader(options) { members in
            let choice = PickerChoice(
                options: members.map { PickerOption(member: $0) }, chosen: AnyHashable(selection.wrappedValue),
                choose: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
            switch look {
            case .menu: MenuPicker(choice: choice, label: label, content: content)
            case .segments: SegmentedPicker(choice: choice)
            case .rows: InlinePicker(choice: choice, label: label)
            case .wheel: WheelPicker(choice: choice)
            case .radio: RadioPicker(choice: choice, label: label)
            case .link: LinkPicker(choice: choice, label: label, content: content)
            }
        }
    }

    /// The views as they stand in the picker itself.
    private var options: some View {
        content.environment(\.isRow, false)
            .transformEnvironment(\.foreground) { foreground in
                switch look {
                case .menu:
                    foreground = GivenForeground(isRow ? Color.secondary : Color.accentColor, outer: foreground)
                case .link: foreground = GivenForeground(Color.secondary, outer: foreground)
                default: break
                }
            }
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content)
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content)
    }
}

/// What can be chosen, and what is.
struct PickerChoice {
    let options: [PickerOption]
    let chosen: AnyHashable
    let choose: @MainActor (AnyHashable) -> Void

    /// Where what is chosen stands among the options.
    @MainActor var index: Int? { options.firstIndex { $0.isChosen(chosen) } }
}

/// One of the values.
struct PickerOption: Identifiable {
    let member: _VariadicView_Children.Element

    var id: AnyHashable { member.id }
    @MainActor var tag: AnyHashable? { member[TagKey.self] ?? member.element.explicitID }

    /// An optional value is chosen by a tag of what is inside of it too.
    @MainActor func isChosen(_ value: AnyHashable) -> Bool {
        guard let tag else { return false }
        return tag == value || AnyHashable(Optional(tag)) == value
    }
}
