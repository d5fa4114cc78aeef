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
            VStack(spacing: 3) {
                Chevron(direction: .up, size: 8, weight: 1.8)
                Chevron(direction: .down, size: 8, weight: 1.8)
            }
        }
        .foregroundStyle(color)
    }
}

/// A tick beside what is chosen.
struct Checkmark: View {
    var body: some View {
        CheckmarkShape().stroke(style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
            .frame(width: 13, height: 11)
    }
}

private struct CheckmarkShape: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        }
    }
}
