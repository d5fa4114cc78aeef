import CoreGraphics
import UIKit

/// The sections of a list below one another; rows outside of sections are sections of their own.
struct ListSections<Content: View>: View {
    let selection: ListSelection?
    let content: Content
    @Environment(\.listLook) private var look
    @Environment(\.scrollContentBackgroundVisibility) private var backgroundVisibility

    init(selection: ListSelection?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    var body: some View {
        ScrollView {
            MembersReader(content.environment(\.isInList, true).environment(\.isRow, true)) { members in
                VStack(spacing: look.sectionSpacing) {
                    ForEach(Self.runs(members)) { run in
                        if run.isSection {
                            run.members[0]
                        } else {
                            ListRows(members: run.members)
                        }
                    }
                }
            }
            .environment(\.listSelection, selection)
            .padding(.horizontal, look.side).padding(.vertical, look.sectionSpacing)
            .frame(maxWidth: .infinity)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(backgroundVisibility == .hidden ? Color.clear : look.background)
    }

    /// Rows that stand together outside of sections, and sections.
    private struct Run: Identifiable {
        var members: [_VariadicView_Children.Element]
        var isSection: Bool
        var id: AnyHashable { members.first?.id ?? AnyHashable(0) }
    }

    private static func runs(_ members: _VariadicView_Children) -> [Run] {
        var runs: [Run] = []
        for member in members {
            let isSection = member[IsSectionKey.self]
            if !isSection, let last = runs.indices.last, !runs[last].isSection {
                runs[last].members.append(member)
            } else {
                runs.append(Run(members: [member], isSection: isSection))
            }
        }
        return runs
    }
}

/// Whether a member of a list is a section.
enum IsSectionKey: _ViewTraitKey {
    static var defaultValue: Bool { false }
}

/// Rows on a plate, or on the list's ground.
struct ListRows: View {
    let members: [_VariadicView_Children.Element]
    @Environment(\.listLook) private var look

    var body: some View {
        VStack(spacing: 0) {
            ForEach(Array(members.enumerated()), id: \.element.id) { index, member in
                ListRow(member: member, isLast: index == members.count - 1)
            }
        }
        .background(look.plate)
        .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous))
    }
}

/// One row: its view in its margins, on its ground, over a line.
private struct ListRow: View {
    let member: _VariadicView_Children.Element
    let isLast: Bool
    @Environment(\.listLook) private var look
    @Environment(\.listSelection) private var selection
    @Environment(\.navigation) private var navigation
    @Environment(\.defaultMinListRowHeight) private var leastHeight
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        let options = member[RowOptionsKey.self]
        let insets = options.insets ?? look.rowInsets
        let id = member[TagKey.self] ?? member.element.explicitID
        let row = HStack(spacing: 8) {
            member
            if let badge = member[BadgeKey.self] {
                Spacer(minLength: 0)
                badge.foregroundStyle(Color.secondary)
            }
        }
        .padding(insets)
        .frame(maxWidth: .infinity, minHeight: max(0, leastHeight), alignment: .leading)
        .background {
            if let id, selection?.contains(id) == true {
                Color(uiColor: .systemGray4)
            } else if let background = options.background {
                background
            }
        }
        .overlay(alignment: .bottom) {
            if !isLast, options.separator != .hidden {
                (options.separatorTint ?? Color(uiColor: .separator)).frame(height: pixel)
                    .padding(.leading, insets.leading)
            }
        }
        if let selection, let id {
            row.contentShape(Rectangle()).onTapGesture {
                selection.choose(id)
                if let navigation { navigation.didSelect?(navigation) }
            }
        } else {
            row
        }
    }
}
