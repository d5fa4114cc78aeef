import CoreGraphics

/// When indicators of scroll views are seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let name: String

    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether what fits bounces.
public struct ScrollBounceBehavior: Sendable {
    public static let automatic = ScrollBounceBehavior()
    public static let always = ScrollBounceBehavior()
    public static let basedOnSize = ScrollBounceBehavior()
}

/// Whether scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
    public static let automatic = ScrollDismissesKeyboardMode()
    public static let immediately = ScrollDismissesKeyboardMode()
    public static let interactively = ScrollDismissesKeyboardMode()
    public static let never = ScrollDismissesKeyboardMode()
}

/// What margins of a scroll view are of.
public struct ContentMarginPlacement: Hashable, Sendable {
    let name: String

    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Where scrolling may come to rest.
public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far one drag leads.
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let alwaysByOne = LimitBehavior()
        public static let never = LimitBehavior()
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: Self { Self() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { Self() }
    public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
}

extension EnvironmentValues {
    private enum ScrollBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
    private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
    private enum ScrollClipsKey: EnvironmentKey { static let defaultValue = true }
    private enum ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
    private enum DefaultAnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }

    /// Whether lists and forms have a ground.
    var scrollContentBackgroundVisibility: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }

    /// Whether a finger moves what scroll views show.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    var scrollClips: Bool {
        get { self[ScrollClipsKey.self] }
        set { self[ScrollClipsKey.self] = newValue }
    }

    /// Around what scroll views show.
    var scrollContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// Where scroll views begin; nil: at the top and at the leading edge.
    var defaultScrollAnchor: UnitPoint? {
        get { self[DefaultAnchorKey.self] }
        set { self[DefaultAnchorKey.self] = newValue }
    }
}

extension View {
    /// Whether lists and forms in the view have a ground.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackgroundVisibility, visibility)
    }

    /// Whether a finger moves what scroll views in the view show.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        environment(\.isScrollEnabled, !disabled)
    }

    /// Whether scroll views in the view draw beyond their bounds.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollClips, !disabled)
    }

    /// Where scroll views in the view begin.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchor, anchor)
    }

    /// Margins around what scroll views in the view show.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollContentMargins) { margins in
            guard placement != .scrollIndicators else { return }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }
}

// Kept by name: scroll views show no indicators, do not bounce, and rest where they are left.
extension View {
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { modifier(EmptyModifier()) }

    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { modifier(EmptyModifier()) }

    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { modifier(EmptyModifier()) }

    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        modifier(EmptyModifier())
    }

    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(EmptyModifier())
    }

    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }

    public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
    {
        modifier(EmptyModifier())
    }

    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        modifier(EmptyModifier())
    }
}

/// How content fades under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    let name: String

    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
