import Combine

/// The pages of one navigation stack.
final class NavigationModel: ObservableObject {
    /// What a page above the root is made of.
    struct Entry: Identifiable {
        let id: AnyHashable
        /// Nil of a page that a link makes by itself.
        var value: AnyHashable?
        /// Nil of a value's page, whose maker is looked up by the value's type.
        var maker: PageMaker?
        /// Told when the page is taken away.
        var didPop: (@MainActor () -> Void)?
    }

    /// What a page says of itself to the one above it.
    struct PageInfo: Equatable {
        var title = ""
        var isLarge = true
    }

    /// Values of a stack without a path of its own.
    @Published var values: [AnyHashable] = []
    /// Pages above those of the path.
    @Published var pushed: [Entry] = []
    @Published var infos: [Int: PageInfo] = [:]
    /// What makes pages of values, by their types, the one closest to the root first.
    private var makers: [ObjectIdentifier: [WeakMaker]] = [:]
    @Published private var makerCount = 0
    /// How views in the stack move through it.
    @MainActor private(set) lazy var actions = NavigationActions(self)
    private var count = 0

    func nextID() -> AnyHashable {
        count += 1
        return AnyHashable(count)
    }

    /// Of several makers for a type the one that came first is asked: pages above the root come later than it.
    @MainActor func register(_ maker: PageMaker, for type: Any.Type) {
        var known = makers[ObjectIdentifier(type)] ?? []
        known.removeAll { $0.maker == nil }
        guard !known.contains(where: { $0.maker === maker }) else { return }
        makers[ObjectIdentifier(type)] = known + [WeakMaker(maker: maker)]
        makerCount += 1
    }

    @MainActor func maker(of entry: Entry) -> PageMaker? {
        if let maker = entry.maker { return maker }
        // Whoever asks is told when there is another maker.
        _ = makerCount
        guard let value = entry.value else { return nil }
        return makers[ObjectIdentifier(type(of: value.base))]?.lazy.compactMap(\.maker).first
    }

    func tell(_ info: PageInfo, at depth: Int) {
        if infos[depth] != info { infos[depth] = info }
    }
}

/// A maker that may be gone with the view that told of it.
private struct WeakMaker {
    weak var maker: PageMaker?
}

/// How views in a stack move through it: the same object for as long as the stack is there.
@MainActor final class NavigationActions {
    let model: NavigationModel
    /// The path's values, wherever they are kept.
    var path: Binding<[AnyHashable]>?
    /// Told when a row of a list in the stack's root is chosen.
    var didSelect: ((NavigationActions) -> Void)?
    private(set) lazy var dismiss = DismissAction { [weak self] in self?.pop() }

    init(_ model: NavigationModel) { self.model = model }

    private var values: [AnyHashable] {
        get { path?.wrappedValue ?? model.values }
        set { if let path { path.wrappedValue = newValue } else { model.values = newValue } }
    }

    /// A value above pages without one is a page of its own.
    func push(_ value: AnyHashable) {
        if model.pushed.isEmpty {
            values.append(value)
        } else {
            model.pushed.append(.init(id: model.nextID(), value: value))
        }
    }

    func push(_ maker: PageMaker, didPop: (@MainActor () -> Void)? = nil) -> NavigationModel.Entry {
        let entry = NavigationModel.Entry(id: model.nextID(), maker: maker, didPop: didPop)
        model.pushed.append(entry)
        return entry
    }

    func pop() {
        if let last = model.pushed.popLast() {
            last.didPop?()
        } else if !values.isEmpty {
            values.removeLast()
        }
    }
}

extension EnvironmentValues {
    private enum NavigationKey: EnvironmentKey {
        nonisolated(unsafe) static let defaultValue: NavigationActions? = nil
    }

    /// The stack around a view.
    var navigation: NavigationActions? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
