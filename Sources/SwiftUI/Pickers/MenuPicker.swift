import UIKit

/// A button that shows what is chosen between two angles; in a form the label stands at the row's start.
struct MenuPicker<Label: View, Content: View>: View {
    let choice: PickerChoice
    let label: Label
    let content: Content
    @Environment(\.isRow) private var isRow

    var body: some View {
        MenuButton {
            MembersReader(content) { members in
                ForEach(members) { member in
                    let option = PickerOption(member: member)
                    Button {
                        if let tag = option.tag { choice.choose(tag) }
                    } label: {
                        HStack {
                            Checkmark().opacity(option.isChosen(choice.chosen) ? 1 : 0)
                            member
                        }
                    }
                }
            }
        } label: {
            if isRow {
                LabeledControl(label: label.foregroundStyle(Color.primary), fills: true) { chosen(Color.secondary) }
                    .contentShape(Rectangle())
            } else {
                chosen(Color.accentColor)
            }
        }
    }

    private func chosen(_ color: Color) -> some View {
        HStack(spacing: 5) {
            ShownMember(members: choice.options.map(\.member), chosen: choice.index ?? -1).fixedSize()
            Image(systemName: "chevron.up.chevron.down").font(.system(size: 13, weight: .medium)).imageScale(
                .medium)
        }
        .foregroundStyle(color)
    }
}
