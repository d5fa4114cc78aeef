import CoreGraphics
import UIKit

/// A page of a stack: a view under a bar that it fills itself.
struct NavigationPage<Content: View>: View {
    let depth: Int
    @ObservedObject var model: NavigationModel
    let content: Content
    @State private var bar = BarContents()
    @State private var isScrolled = false
    @Environment(\.self) private var environment

    var body: some View {
        let below = model.infos[depth - 1]
        return
            content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .bottom) {
                if !bar.bottomItems.isEmpty { BottomToolbar(items: bar.bottomItems) }
            }
            .safeAreaInset(edge: .top) {
                if !bar.isHidden {
                    NavigationBar(
                        bar: bar, isLarge: isLarge(bar) && bar.title != nil,
                        backTitle: depth > 0 ? below?.title ?? "" : nil,
                        isScrolled: isScrolled)
                }
            }
            .background(Color(uiColor: .systemBackground))
            .onPreferenceChange(BarContentsKey.self) { contents in
                bar = contents
                let title = contents.title.map { TextWriter(environment: environment).write($0).string }
                model.tell(.init(title: title ?? "", isLarge: isLarge(contents)), at: depth)
            }
            .onPreferenceChange(ScrolledKey.self) { isScrolled = $0 }
    }

    private func isLarge(_ bar: BarContents) -> Bool {
        bar.displayMode == .large || (bar.displayMode == .automatic && (model.infos[depth - 1]?.isLarge ?? true))
    }
}
