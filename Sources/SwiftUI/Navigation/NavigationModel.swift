import Combine

/// The pages of one navigation stack.
final class NavigationModel: ObservableObject {
    /// What a page above the root is made of.
    struct Entry: Identifiable {
        enum Content {
            case view(AnyView)
            case value(AnyHashable)
        }

        let id: AnyHashable
        var content: Content
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
    /// Makes pages of values, by their types.
    @Published private(set) var makers: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]
    private var count = 0

    func nextID() -> AnyHashable {
        count += 1
        return AnyHashable(count)
    }

    /// A maker that is there already is replaced without anybody being told: its pages are made when they are shown.
    @MainActor func register(_ type: Any.Type, _ make: @escaping @MainActor (AnyHashable) -> AnyView?) {
        makers[ObjectIdentifier(type)] = make
    }

    @MainActor func view(for value: AnyHashable) -> AnyView? {
        makers[ObjectIdentifier(type(of: value.base))]?(value)
    }

    func refresh(_ id: AnyHashable, _ view: AnyView) {
        guard let index = pushed.firstIndex(where: { $0.id == id }) else { return }
        pushed[index].content = .view(view)
    }

    func tell(_ info: PageInfo, at depth: Int) {
        if infos[depth] != info { infos[depth] = info }
    }
}

/// How views in a stack move through it.
@MainActor struct NavigationActions {
    let model: NavigationModel
    let push: @MainActor (AnyHashable) -> Void
    let pop: @MainActor () -> Void
    /// Told when a row of a list in the page is chosen.
    var didSelect: (@MainActor () -> Void)?

    func push(_ view: AnyView, didPop: (@MainActor () -> Void)? = nil) -> AnyHashable {
        let id = model.nextID()
        model.pushed.append(.init(id: id, content: .view(view), didPop: didPop))
        return id
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
