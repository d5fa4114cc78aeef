import DeveloperToolsSupport
internal import Raster

/// The size in which a preview is shown.
public enum PreviewLayout: Sendable {
    /// The view's own size on the device.
    case device
    /// The size that fits the view.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device that previews are shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How the device of a preview is held.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
    public let id: String
    let trait: PreviewTrait<DeveloperToolsSupport.Preview.ViewTraits>

    public static let portrait = InterfaceOrientation(id: "portrait", trait: .portrait)
    public static let portraitUpsideDown = InterfaceOrientation(
        id: "portraitUpsideDown", trait: .portraitUpsideDown)
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft", trait: .landscapeLeft)
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight", trait: .landscapeRight)

    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }

    public static func == (lhs: InterfaceOrientation, rhs: InterfaceOrientation) -> Bool { lhs.id == rhs.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What a view asks of the tool that shows it as a preview.
struct PreviewWishes {
    var displayName: String?
    var layout: PreviewLayout?
    var orientation: InterfaceOrientation?

    var traits: [PreviewTrait<DeveloperToolsSupport.Preview.ViewTraits>] {
        var traits: [PreviewTrait<DeveloperToolsSupport.Preview.ViewTraits>] = []
        switch layout {
        case nil, .device: break
        case .sizeThatFits: traits.append(.sizeThatFitsLayout)
        case .fixed(let width, let height): traits.append(.fixedLayout(width: width, height: height))
        }
        if let orientation { traits.append(orientation.trait) }
        return traits
    }
}

enum PreviewWishesKey: _ViewTraitKey {
    static var defaultValue: PreviewWishes { PreviewWishes() }
}

/// Says how a view wants to be shown as a preview.
public nonisolated struct _PreviewModifier: ViewModifier {
    public typealias Body = Never

    let change: @Sendable (inout PreviewWishes) -> Void
}

@MainActor extension _PreviewModifier: PrimitiveModifier {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        ElementModifierNode(view, place) { PreviewWishElement(view.modifier, $0, $1) }
    }
}

private final class PreviewWishElement: WrapperElement<_PreviewModifier> {
    override func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        guard key == PreviewWishesKey.self else { return inner.trait(key) }
        var wishes = inner.trait(PreviewWishesKey.self)
        modifier.change(&wishes)
        return wishes as? Key.Value ?? inner.trait(key)
    }
}

extension View {
    /// The name of the view as a preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        modifier(_PreviewModifier { $0.displayName = value })
    }

    /// The size of the view as a preview.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(_PreviewModifier { $0.layout = value })
    }

    /// How the device of the preview is held.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(_PreviewModifier { $0.orientation = value })
    }

    /// The device of the preview. There is one alone here, which is said.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        if let value {
            Notice.once("previewDevice(\"\(value.rawValue)\"): previews are shown on a screen of 390 by 844 points")
        }
        return modifier(EmptyModifier())
    }
}
