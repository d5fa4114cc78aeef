import UIKit

/// A button that opens a list of actions.
public struct Menu<Label: View, Content: View>: View {
    let content: Content
    let label: Label
    let primaryAction: (() -> Void)?

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    public var body: some View { MenuButton(content: content, label: label, primaryAction: primaryAction) }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// A button that opens a plate with rows; it opens under itself, or above where there is no room.
struct MenuButton<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    var primaryAction: (() -> Void)?
    @State private var place: CGRect?
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled

    init(content: Content, label: Label, primaryAction: (() -> Void)? = nil) {
        self.content = content
        self.label = label
        self.primaryAction = primaryAction
    }

    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label())
    }

    var body: some View {
        Button {
            if let primaryAction { primaryAction() } else { isOpen = true }
        } label: {
            label.background {
                GeometryReader { proxy in
                    Color.clear.preference(key: MenuPlaceKey.self, value: proxy.frame(in: .global))
                }
            }
        }
        .onPreferenceChange(MenuPlaceKey.self) { place = $0 }
        .presenting {
            MenuLayer(isOpen: isOpen, place: place ?? .zero, close: { isOpen = false }, content: content)
        }
    }
}

/// Where a menu's button stands.
private enum MenuPlaceKey: PreferenceKey {
    static var defaultValue: CGRect { .zero }
    static func reduce(value: inout CGRect, nextValue: () -> CGRect) {}
}

/// The plate of an open menu; a tap beside it closes it.
private struct MenuLayer<Content: View>: View {
    let isOpen: Bool
    let place: CGRect
    let close: @MainActor () -> Void
    let content: Content

    var body: some View {
        Group {
            if isOpen {
                GeometryReader { proxy in
                    ZStack(alignment: .topLeading) {
                        Color.clear.contentShape(Rectangle()).onTapGesture { close() }
                        MenuPlaceLayout(place: place) { MenuPlate(content: content, close: close) }
                    }
                    .frame(width: proxy.size.width, height: proxy.size.height)
                }
                .transition(.opacity)
            }
        }
        .animation(.easeOut(duration: 0.2), value: isOpen)
    }
}

/// Puts a plate beside a button, inside of the space.
private struct MenuPlaceLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    private static let (gap, rim): (CGFloat, CGFloat) = (6, 8)

    let place: CGRect

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            let own = view.sizeThatFits(.unspecified)
            let room = bounds.width - own.width - 2 * Self.rim
            let x = Self.rim + min(max(0, place.midX - own.width / 2 - Self.rim), max(0, room))
            let below = place.maxY + Self.gap
            let y =
                below + own.height <= bounds.height - Self.rim
                ? below : max(Self.rim, place.minY - Self.gap - own.height)
            view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: .unspecified)
        }
    }
}

/// 250 points wide, rows 44 points high with lines between them.
private struct MenuPlate<Content: View>: View {
    let content: Content
    let close: @MainActor () -> Void
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        MembersReader(content.buttonStyle(MenuRowStyle(close: close)).labelStyle(MenuLabelStyle())) { members in
            VStack(spacing: pixel) {
                ForEach(members) { member in
                    member.padding(.horizontal, 16).frame(width: 250, alignment: .leading).frame(minHeight: 44)
                        .background(AlertPlate.color)
                }
            }
        }
        .background(Color(uiColor: .separator).background(AlertPlate.color))
        .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
        .shadow(color: .black.opacity(0.2), radius: 32)
        .foregroundStyle(Color.primary)
    }
}

/// A row does what it does, and the menu closes.
private struct MenuRowStyle: PrimitiveButtonStyle {
    let close: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
        TappedButtonStyle(style: MenuRowLook()).makeBody(
            configuration: PrimitiveButtonStyleConfiguration(
                role: configuration.role, label: configuration.label,
                action: {
                    close()
                    configuration.trigger()
                }))
    }
}

private struct MenuRowLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity, alignment: .leading)
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
            .opacity(configuration.isPressed ? 0.4 : 1)
            .contentShape(Rectangle())
    }
}

/// The title, and the picture at the row's end.
private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            Spacer(minLength: 8)
            configuration.icon
        }
    }
}
