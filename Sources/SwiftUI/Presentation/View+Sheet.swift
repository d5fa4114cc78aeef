extension View {
    /// A sheet over the screen while a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                isPresented: isPresented, isFullScreen: false, onDismiss: onDismiss, sheet: { content() }))
    }

    /// A sheet over the screen while there is a value, made of it.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                isPresented: item.isPresent(), isFullScreen: false, onDismiss: onDismiss,
                sheet: { item.wrappedValue.map { content($0) } }))
    }

    /// A view over the whole screen while a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(isPresented: isPresented, isFullScreen: true, onDismiss: onDismiss, sheet: { content() }))
    }

    /// A view over the whole screen while there is a value, made of it.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                isPresented: item.isPresent(), isFullScreen: true, onDismiss: onDismiss,
                sheet: { item.wrappedValue.map { content($0) } }))
    }

    /// What is a bubble on large screens and a sheet on small ones, as here.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View { sheet(isPresented: isPresented, content: content) }

    /// What is a bubble on large screens and a sheet on small ones, as here.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { sheet(item: item, content: content) }
}

/// Where a bubble's arrow points.
public enum PopoverAttachmentAnchor: Sendable {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

extension Binding {
    /// Whether there is a value; false takes it away.
    func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        part(get: { $0 != nil }, set: { if !$1 { $0 = nil } })
    }
}

private struct SheetModifier<Sheet: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let isFullScreen: Bool
    let onDismiss: (() -> Void)?
    @ViewBuilder let sheet: () -> Sheet

    func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        return content.presenting {
            SheetLayer(
                isPresented: isShown, isFullScreen: isFullScreen, dismiss: { isPresented.wrappedValue = false },
                content: isShown ? sheet() : nil)
        }
        .onChange(of: isShown) { _, isShown in if !isShown { onDismiss?() } }
    }
}
