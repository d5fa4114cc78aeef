import CoreGraphics

extension View {
    /// Margins such as a scene has at its edges.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    /// Draws the view mirrored where text runs from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(DirectionFlip(isEnabled: enabled))
    }

    /// The design of fonts in the view; nil: their own.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.font) { font in
            if let design { font = (font ?? .body).withDesign(design) }
        }
    }
}

/// Mirrors a view where text runs from right to left.
private struct DirectionFlip: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}

extension Font {
    /// The font in another design, where it is the system's.
    fileprivate func withDesign(_ design: Design) -> Font {
        switch base {
        case .system(let size, let weight, _): replacing(.system(size: size, weight: weight, design: design))
        case .style(let style, let weight, _): replacing(.style(style, weight: weight, design: design))
        case .custom, .platform: self
        }
    }

    private func replacing(_ base: Base) -> Font {
        var font = Font(base: base)
        font.changes = changes
        return font
    }
}
