import CoreGraphics

/// What a sheet's content wishes of the sheet.
struct SheetOptions: Equatable {
    var detents: Set<PresentationDetent> = [.large]
    var selection: PresentationDetent?
    var showsGrabber = false
    var cornerRadius: CGFloat?
    var background: PreferredStyle?

    /// The least of the heights, or the one that is chosen.
    func height(in height: CGFloat, at most: CGFloat) -> CGFloat {
        if let selection, detents.contains(selection) { return selection.height(in: height, at: most) }
        return detents.map { $0.height(in: height, at: most) }.min() ?? most
    }
}

/// A style that somebody wishes.
struct PreferredStyle: Equatable {
    let style: any ShapeStyle
    private let mark = ValueMark()

    init(style: any ShapeStyle) { self.style = style }

    static func == (lhs: PreferredStyle, rhs: PreferredStyle) -> Bool { lhs.mark == rhs.mark }
}

enum SheetOptionsKey: PreferenceKey {
    static var defaultValue: SheetOptions { SheetOptions() }
    static func reduce(value: inout SheetOptions, nextValue: () -> SheetOptions) {}
}

extension View {
    private nonisolated func sheet(_ change: @escaping (inout SheetOptions) -> Void) -> some View {
        transformPreference(SheetOptionsKey.self, change)
    }

    /// The heights at which the sheet around the view rests: the least of them here.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheet { if !detents.isEmpty { $0.detents = detents } }
    }

    /// The heights at which the sheet around the view rests, and the one of them that is chosen.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        let chosen = selection.wrappedValue
        return sheet {
            if !detents.isEmpty { $0.detents = detents }
            $0.selection = chosen
        }
    }

    /// Whether the sheet around the view shows that it can be dragged.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheet { $0.showsGrabber = visibility == .visible }
    }

    /// The upper corners of the sheet around the view; nil: the usual ones.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheet { $0.cornerRadius = cornerRadius }
    }

    /// What lies behind the view in its sheet.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let wish = PreferredStyle(style: style)
        return sheet { $0.background = wish }
    }

    /// Kept by name: a sheet takes all touches beside it here.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { modifier(EmptyModifier()) }

    /// Kept by name: there is one width of screens.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        modifier(EmptyModifier())
    }

    /// Kept by name: sheets do not scroll here.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { modifier(EmptyModifier()) }

    /// Kept by name: sheets are not dragged here.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
}

/// Whether what lies behind a sheet is touched.
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .enabled
    }
}

/// How a presentation is made on a small screen.
public struct PresentationAdaptation: Sendable {
    public static let automatic = PresentationAdaptation()
    public static let none = PresentationAdaptation()
    public static let popover = PresentationAdaptation()
    public static let sheet = PresentationAdaptation()
    public static let fullScreenCover = PresentationAdaptation()
}

/// What a finger on a sheet moves.
public struct PresentationContentInteraction: Equatable, Sendable {
    public static let automatic = PresentationContentInteraction()
    public static let resizes = PresentationContentInteraction()
    public static let scrolls = PresentationContentInteraction()
}
