import CoreGraphics
import UIKit

/// Pages of which one is seen, chosen by a bar at the bottom or by dots.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    @State private var own = 0
    @Environment(\.tabViewStyle) private var style

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }

    public var body: some View {
        MembersReader(content) { members in
            let tabs = members.map { TabPage(member: $0) }
            let chosen = index(in: tabs)
            switch style {
            case .bar: TabBarPages(tabs: tabs, chosen: chosen) { choose($0, tabs) }
            case .pages(let showsDots):
                DottedPages(tabs: tabs, chosen: chosen, showsDots: showsDots) { choose($0, tabs) }
            }
        }
    }

    private func index(in tabs: [TabPage]) -> Int {
        guard let selection else { return tabs.indices.contains(own) ? own : 0 }
        let value = AnyHashable(selection.wrappedValue)
        return tabs.firstIndex { $0.tag == value } ?? 0
    }

    private func choose(_ index: Int, _ tabs: [TabPage]) {
        guard tabs.indices.contains(index) else { return }
        own = index
        if let value = tabs[index].tag?.base as? SelectionValue { selection?.wrappedValue = value }
    }
}

/// One page, as its members tell it.
struct TabPage: Identifiable {
    let member: _VariadicView_Children.Element

    var id: AnyHashable { member.id }
    @MainActor var label: TabLabel? { member[TabLabelKey.self] }
    @MainActor var tag: AnyHashable? { member[TagKey.self] ?? member.element.explicitID }
    @MainActor var badge: Text? { member[BadgeKey.self] }
}

/// One page, and a bar below it.
private struct TabBarPages: View {
    let tabs: [TabPage]
    let chosen: Int
    let choose: @MainActor (Int) -> Void
    @State private var isHidden = false

    var body: some View {
        ShownMember(members: tabs.map(\.member), chosen: chosen)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onPreferenceChange(TabBarHiddenKey.self) { isHidden = $0 }
            .safeAreaInset(edge: .bottom) {
                if !isHidden { TabBar(tabs: tabs, chosen: chosen, choose: choose) }
            }
            .transformPreference(TabBarHiddenKey.self) { $0 = false }
    }
}

/// 49 points high: a symbol over a title for each page.
private struct TabBar: View {
    let tabs: [TabPage]
    let chosen: Int
    let choose: @MainActor (Int) -> Void
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                Button {
                    choose(index)
                } label: {
                    (tab.label?.view ?? AnyView(EmptyView()))
                        .labelStyle(TabLabelStyle())
                        .overlay(alignment: .top) { badge(tab.badge) }
                        .frame(maxWidth: .infinity)
                        .frame(height: 49)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .foregroundStyle(
                    index == chosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(uiColor: .systemGray)))
            }
        }
        .frame(maxWidth: .infinity)
        .background(Material.bar)
        .overlay(alignment: .top) { Color(uiColor: .separator).frame(height: pixel) }
    }

    @ViewBuilder private func badge(_ text: Text?) -> some View {
        if let text {
            text.font(.system(size: 13)).foregroundStyle(.white)
                .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
                .background(Capsule().fill(.red)).fixedSize().offset(x: 14, y: -2)
        }
    }
}

/// The symbol above the title.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.font(.system(size: 20)).frame(height: 26)
            configuration.title.font(.system(size: 10, weight: .medium))
        }
    }
}

/// Pages beside one another of which one is seen, with dots over their lower edge.
private struct DottedPages: View {
    let tabs: [TabPage]
    let chosen: Int
    let showsDots: Bool
    let choose: @MainActor (Int) -> Void

    var body: some View {
        ShownMember(members: tabs.map(\.member), chosen: chosen)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .simultaneousGesture(
                DragGesture(minimumDistance: 20).onEnded { drag in
                    if drag.translation.width < -40 { choose(chosen + 1) }
                    if drag.translation.width > 40 { choose(chosen - 1) }
                }
            )
            .overlay(alignment: .bottom) {
                if showsDots, tabs.count > 1 {
                    HStack(spacing: 9) {
                        ForEach(Array(tabs.enumerated()), id: \.element.id) { index, _ in
                            Circle().fill(.white.opacity(index == chosen ? 1 : 0.5)).frame(width: 7, height: 7)
                        }
                    }
                    .padding(.bottom, 10)
                }
            }
    }
}
