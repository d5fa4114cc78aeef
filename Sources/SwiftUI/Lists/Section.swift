/// Views with a header above them and a footer below.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: some View {
        SectionRows(
            header: header, content: content, footer: footer, isExpanded: isExpanded?.wrappedValue ?? true)
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section that can be closed; it is open or closed as the binding says.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

/// A section as it stands where it is: in a list as rows under a header, elsewhere as its views.
private struct SectionRows<Header: View, Content: View, Footer: View>: View {
    let header: Header
    let content: Content
    let footer: Footer
    let isExpanded: Bool
    @Environment(\.isInList) private var isInList
    @Environment(\.listLook) private var look

    var body: some View {
        if isInList {
            VStack(alignment: .leading, spacing: 0) {
                headline
                if isExpanded {
                    MembersReader(content.environment(\.isInList, false)) { members in
                        if !members.isEmpty { ListRows(members: Array(members)) }
                    }
                }
                footer.font(.footnote).foregroundColor(.secondary).padding(.horizontal, 16).padding(.top, 7)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            ._trait(IsSectionKey.self, true)
        } else {
            header
            content
            footer
        }
    }

    @ViewBuilder private var headline: some View {
        if look.isPlain {
            header.font(.system(size: 15, weight: .semibold)).foregroundColor(.secondary)
                .padding(.horizontal, 16).padding(.vertical, 6)
        } else {
            header.font(.footnote).foregroundColor(.secondary).textCase(.uppercase)
                .padding(.horizontal, 16).padding(.bottom, 7)
        }
    }
}
