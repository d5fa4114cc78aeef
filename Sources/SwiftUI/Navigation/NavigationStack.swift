import CoreGraphics

/// A view and pages above it, under a bar.
public struct NavigationStack<Data, Root: View>: View {
    /// The path as values; nil: the stack keeps its own.
    let path: Binding<[AnyHashable]>?
    let root: Root
    /// Told when a row of a list is chosen in the root.
    var didSelect: (@MainActor (NavigationActions) -> Void)?
    @StateObject private var model = NavigationModel()

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack that is told when a row of a list in its root is chosen.
    init(root: () -> Root, didSelect: @escaping @MainActor (NavigationActions) -> Void)
    where Data == NavigationPath {
        path = nil
        self.root = root()
        self.didSelect = didSelect
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = path.part(get: { $0.values }, set: { $0.values = $1 })
        self.root = root()
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = path.part(
            get: { $0.map { AnyHashable($0) } }, set: { $0 = Data($1.compactMap { $0.base as? Data.Element }) })
        self.root = root()
    }

    public var body: some View {
        let values = path?.wrappedValue ?? model.values
        let entries =
            values.enumerated().map { index, value in
                NavigationModel.Entry(id: AnyHashable([AnyHashable(index), value]), value: value)
            } + model.pushed
        let actions = model.actions
        actions.path = path
        actions.didSelect = didSelect
        return ZStack {
            NavigationPage(depth: 0, model: model, content: root)
            ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
                NavigationPage(
                    depth: index + 1, model: model, content: NavigationEntryView(entry: entry, model: model)
                )
                .environment(\.dismiss, actions.dismiss)
                .environment(\.isPresented, true)
                .transition(.move(edge: .trailing))
            }
        }
        .environment(\.navigation, actions)
        .animation(.easeInOut(duration: 0.35), value: entries.map(\.id))
        .clipped()
        .transformPreference(BarContentsKey.self) { $0 = BarContents() }
        .transformPreference(ScrolledKey.self) { $0 = false }
    }
}

/// A page above the root.
private struct NavigationEntryView: View {
    let entry: NavigationModel.Entry
    @ObservedObject var model: NavigationModel

    var body: some View {
        if let maker = model.maker(of: entry) { MadePage(maker: maker, value: entry.value) }
    }
}

/// The view of a page, made again when its maker is another or when what it has read changes.
private struct MadePage: View {
    @ObservedObject var maker: PageMaker
    let value: AnyHashable?

    var body: some View { maker.view(for: value) }
}
