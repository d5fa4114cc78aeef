import QuartzCore

/// A colour, or a rule that makes one for the traits at hand.
public final class UIColor: NSObject, Sendable {
    private enum Source: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let source: Source

    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
        super.init()
    }

    /// Straight components of 0 ... 1 in (extended) sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: white, green: white, blue: white, alpha: alpha))
    }

    /// A colour that is asked for anew under each set of traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
        super.init()
    }

    /// The colour under the current traits.
    public var cgColor: CGColor { fixed(with: .current, depth: 0) }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic = source else { return self }
        return UIColor(cgColor: fixed(with: traitCollection, depth: 0))
    }

    /// A provider that goes on giving dynamic colours ends as clear.
    private func fixed(with traits: UITraitCollection, depth: Int) -> CGColor {
        switch source {
        case .fixed(let color): return color
        case .dynamic(let provider):
            guard depth < 32 else { return .clear }
            return provider(traits).fixed(with: traits, depth: depth + 1)
        }
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }
}
