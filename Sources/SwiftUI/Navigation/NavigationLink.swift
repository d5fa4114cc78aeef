/// Leads to a page of the stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case view(() -> Destination)
        case value(AnyHashable?)
    }

    let target: Target
    /// Whether the page is there, where somebody keeps that; false takes it away.
    var isActive: Binding<Bool>?
    let label: Label
    @Environment(\.navigation) private var navigation
    @Environment(\.isRow) private var isRow
    /// The page that is there by this link.
    @State private var pushed: NavigationModel.Entry?

    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination)
        self.label = label()
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        target = .view { destination }
        self.label = label()
    }

    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        target = .view(destination)
        self.isActive = isActive
        self.label = label()
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        target = .view { destination }
        self.isActive = isActive
        self.label = label()
    }

    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        target = .view(destination)
        isActive = selection.part(
            get: { $0 == tag }, set: { if $1 { $0 = tag } else if $0 == tag { $0 = nil } })
        self.label = label()
    }

    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
        target = .value(value.map { AnyHashable($0) })
        self.label = label()
    }

    public var body: some View {
        Button {
            go()
        } label: {
            if isRow {
                HStack {
                    label
                    Spacer(minLength: 0)
                    Chevron(direction: .forward, pointSize: 13).foregroundStyle(Color(uiColor: .tertiaryLabel))
                }
                .foregroundStyle(Color.primary)
                .contentShape(Rectangle())
            } else {
                label
            }
        }
        .onChange(of: isActive?.wrappedValue ?? false, initial: isActive != nil) { _, isActive in
            if isActive, pushed == nil { go() }
            if !isActive, pushed != nil, self.isActive != nil { navigation?.pop() }
        }
        .onUpdate {
            if case .view(let make) = target { pushed?.maker?.take { _ in AnyView(make()) } }
        }
    }

    private func go() {
        guard let navigation else { return }
        switch target {
        case .value(let value): if let value { navigation.push(value) }
        case .view(let make):
            let (isActive, state) = (isActive, $pushed)
            pushed = navigation.push(PageMaker { _ in AnyView(make()) }) {
                state.wrappedValue = nil
                isActive?.wrappedValue = false
            }
            if isActive?.wrappedValue == false { isActive?.wrappedValue = true }
        }
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Destination == Never {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Destination == Never {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// Kept by name: links lead to pages of the stack around them.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { modifier(EmptyModifier()) }
}
