extension View {
    /// The page for values of a type that links in the stack around the view lead to.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationMaker<D, C>(make: destination))
    }

    /// A page above the one that the view stands in while a value is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let page = isPresented.wrappedValue ? AnyView(destination()) : nil
        return modifier(DestinationPage(isPresented: isPresented, page: page))
    }

    /// A page above the one that the view stands in while there is a value, made of it.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let page = item.wrappedValue.map { AnyView(destination($0)) }
        return modifier(DestinationPage(isPresented: item.isPresent(), page: page))
    }
}

/// Tells the stack around a view how pages of one type of values are made.
private struct DestinationMaker<D: Hashable, C: View>: ViewModifier {
    let make: (D) -> C
    @Environment(\.navigation) private var navigation
    @State private var maker: PageMaker?

    func body(content: Content) -> some View {
        let make: @MainActor (AnyHashable?) -> AnyView? = { [make] value in
            (value?.base as? D).map { AnyView(make($0)) }
        }
        return content.onUpdate {
            if let maker { return maker.take(make) }
            let made = PageMaker(make)
            maker = made
            navigation?.model.register(made, for: D.self)
        }
    }
}

/// Has the stack around a view show a page while a value is true.
private struct DestinationPage: ViewModifier {
    let isPresented: Binding<Bool>
    let page: AnyView?
    @Environment(\.navigation) private var navigation
    @State private var entry: NavigationModel.Entry?

    func body(content: Content) -> some View {
        content.onChange(of: page != nil, initial: true) { _, isShown in
            guard let navigation else { return }
            if isShown, entry == nil, let page {
                let (isPresented, state) = (isPresented, $entry)
                entry = navigation.push(PageMaker { _ in page }) {
                    state.wrappedValue = nil
                    isPresented.wrappedValue = false
                }
            } else if !isShown, let known = entry {
                entry = nil
                navigation.model.pushed.removeAll { $0.id == known.id }
            }
        }
        .onUpdate {
            // The page as it is now; it is kept as it was while it goes.
            if let page { entry?.maker?.take { _ in page } }
        }
    }
}
