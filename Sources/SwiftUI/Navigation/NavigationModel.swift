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
    private var makers: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]
    @Published private var makerCount = 0
    /// How views in the stack move through it.
    @MainActor private(set) lazy var actions = NavigationActions(self)
    private var count = 0

    func nextID() -> AnyHashable {
        count += 1
        return AnyHashable(count)
    }

    /// A maker that takes the place of another one is asked when its pages are made the next time.
    @MainActor func register(_ type: Any.Type, _ make: @escaping @MainActor (AnyHashable) -> AnyView?) {
        makers[ObjectIdentifier(type)] = make
        if makers.count != makerCount { makerCount = makers.count }
    }

    @MainActor func view(for value: AnyHashable) -> AnyView? {
        // Whoever asks is told when there is another maker.
        _ = makerCount
        return makers[ObjectIdentifier(type(of: value.base))]?(value)
    }

    func tell(_ info: PageInfo, at depth: Int) {
        if infos[depth] != info { infos[depth] = info }
    }
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
            model.pushed.append(.init(id: model.nextID(), content: .value(value)))
        }
    }

    func push(_ view: AnyView, didPop: (@MainActor () -> Void)? = nil) -> AnyHashable {
        let id = model.nextID()
        model.pushed.append(.init(id: id, content: .view(view), didPop: didPop))
        return id
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
