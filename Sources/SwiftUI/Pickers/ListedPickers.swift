import UIKit

/// All options below one another; a tick stands beside the one that is chosen.
struct InlinePicker<Label: View>: View {
    let choice: PickerChoice
    let label: Label
    @Environment(\.isRow) private var isRow
    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        if isRow {
            if !hidesLabels { label.foregroundStyle(Color.secondary) }
            rows
        } else {
            WheelPicker(choice: choice)
        }
    }

    private var rows: some View {
        ForEach(choice.options) { option in
            Button {
                if let tag = option.tag { choice.choose(tag) }
            } label: {
                HStack {
                    option.member
                    Spacer(minLength: 0)
                    if option.isChosen(choice.chosen) { Checkmark().foregroundStyle(Color.accentColor) }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        }
    }
}

/// Round buttons below one another, one of them filled.
struct RadioPicker<Label: View>: View {
    let choice: PickerChoice
    let label: Label

    var body: some View {
        LabeledControl(label: label) {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(choice.options) { option in
                    let isChosen = option.isChosen(choice.chosen)
                    HStack(spacing: 6) {
                        ZStack {
                            Circle().fill(
                                isChosen
                                    ? AnyShapeStyle(Color.accentColor)
                                    : AnyShapeStyle(Color(uiColor: .systemBackground)))
                            Circle().strokeBorder(Color(uiColor: .separator), lineWidth: isChosen ? 0 : 1)
                            if isChosen { Circle().fill(.white).frame(width: 6, height: 6) }
                        }
                        .frame(width: 16, height: 16)
                        option.member
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { if let tag = option.tag { choice.choose(tag) } }
                }
            }
        }
    }
}

/// A row that leads to a page with all options.
struct LinkPicker<Label: View, Content: View>: View {
    let choice: PickerChoice
    let label: Label
    let content: Content

    var body: some View {
        NavigationLink {
            List {
                MembersReader(content) { members in
                    ForEach(members) { member in
                        let option = PickerOption(member: member)
                        Button {
                            if let tag = option.tag { choice.choose(tag) }
                        } label: {
                            HStack {
                                member
                                Spacer(minLength: 0)
                                if option.isChosen(choice.chosen) { Checkmark().foregroundStyle(Color.accentColor) }
                            }
                            .contentShape(Rectangle())
                        }
                        .buttonStyle(.plain)
                    }
                }
            }
        } label: {
            LabeledControl(label: label, fills: true) {
                ShownMember(members: choice.options.map(\.member), chosen: choice.index ?? -1).fixedSize()
                    .foregroundStyle(Color.secondary)
            }
        }
    }
}
