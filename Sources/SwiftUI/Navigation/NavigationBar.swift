import CoreGraphics
import UIKit

/// The bar above a page: 44 points high, and 52 more for a large title.
struct NavigationBar: View {
    let bar: BarContents
    let isLarge: Bool
    /// Of the page before; nil on the first.
    let backTitle: String?
    let isScrolled: Bool
    @Environment(\.navigation) private var navigation
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                HStack(spacing: 16) {
                    if let backTitle, !bar.hidesBack { back(backTitle) }
                    items(.leading)
                    Spacer(minLength: 0)
                    items(.trailing)
                }
                middle.frame(maxWidth: 200)
            }
            .padding(.horizontal, 16)
            .frame(height: 44)
            if isLarge, let title = bar.title {
                VStack(alignment: .leading, spacing: 0) {
                    title.font(.system(size: 34, weight: .bold)).lineLimit(1)
                    bar.subtitle?.font(.subheadline).foregroundStyle(Color.secondary)
                }
                .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
                .padding(.horizontal, 16)
            }
            if let search = bar.search { SearchLine(search: search) }
        }
        .frame(maxWidth: .infinity)
        .background(plate.ignoresSafeArea(edges: .top))
    }

    private var isPlain: Bool {
        bar.backgroundVisibility == .hidden || (bar.backgroundVisibility == .automatic && !isScrolled)
    }

    @ViewBuilder private var plate: some View {
        if !isPlain {
            Rectangle().fill(bar.background.map { AnyShapeStyle($0.style) } ?? AnyShapeStyle(Material.bar))
                .overlay(alignment: .bottom) { Color(uiColor: .separator).frame(height: pixel) }
        }
    }

    @ViewBuilder private var middle: some View {
        if bar.items.contains(where: { $0.placement.side == .middle }) {
            items(.middle)
        } else if !isLarge {
            VStack(spacing: 0) {
                bar.title?.font(.system(size: 17, weight: .semibold)).lineLimit(1)
                bar.subtitle?.font(.caption).foregroundStyle(Color.secondary).lineLimit(1)
            }
        }
    }

    private func items(_ side: ToolbarItemPlacement.Side) -> some View {
        ForEach(bar.items.filter { $0.placement.side == side }) { entry in
            entry.view.font(entry.placement.isEmphasized ? .body.weight(.semibold) : nil)
        }
    }

    private func back(_ title: String) -> some View {
        Button {
            navigation?.pop()
        } label: {
            HStack(spacing: 6) {
                Chevron(direction: .back, pointSize: 21)
                Text(verbatim: title.isEmpty ? "Back" : title).lineLimit(1)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .padding(.leading, -7)
    }
}

/// The bar below a page.
struct BottomToolbar: View {
    let items: [ToolbarEntry]

    var body: some View {
        HStack {
            ForEach(items) { $0.view.frame(maxWidth: .infinity) }
        }
        .padding(.horizontal, 16)
        .frame(height: 49)
        .frame(maxWidth: .infinity)
        .background(Material.bar)
    }
}

/// The field under a title to search with.
private struct SearchLine: View {
    let search: BarContents.Search

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(Color.secondary)
            if search.text.isEmpty {
                (search.prompt ?? Text("Search")).foregroundColor(.secondary)
            } else {
                Text(verbatim: search.text)
            }
            Spacer(minLength: 0)
        }
        .lineLimit(1)
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(RoundedRectangle(cornerRadius: 10).fill(Color(uiColor: .tertiarySystemFill)))
        .padding(.horizontal, 16).padding(.bottom, 8)
    }
}
