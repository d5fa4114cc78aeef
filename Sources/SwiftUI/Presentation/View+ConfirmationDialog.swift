extension View {
    /// A choice of actions at the bottom of the screen while a value is true.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
        ) { EmptyView() }
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
        ) { EmptyView() }
    }

    /// A choice of actions with a message while a value is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let isVisible = titleVisibility == .visible || (titleVisibility == .automatic && M.self != EmptyView.self)
        let content = DialogContent(
            title: isVisible ? title : nil, actions: actions(), message: message())
        return presenting {
            DialogLayer(
                isPresented: isPresented.wrappedValue, content: content,
                dismiss: { isPresented.wrappedValue = false })
        }
    }

    /// A choice of actions, described by a value of its own type.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = isPresented.wrappedValue ? content() : ActionSheet(title: Text(verbatim: ""))
        return presenting {
            DialogLayer(
                isPresented: isPresented.wrappedValue, content: sheet.dialog,
                dismiss: { isPresented.wrappedValue = false })
        }
    }
}
