import QuartzCore

extension UIImage {
    /// A symbol of the system, as large as text of the body style. Nil for what is no name; a name that is not known is
    /// drawn as a marked box, which is said once.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        let settings = (configuration as? UIImage.SymbolConfiguration)?.settings ?? SymbolSettings()
        guard let symbol = ImageSymbol(named: name, settings) else { return nil }
        self.init(content: ImageContent(symbol: symbol))
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// - Parameter value: Kept by nothing: all of a symbol is drawn whatever its value.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// The size and look that a symbol was asked for with; nil of any other image.
    public final var symbolConfiguration: UIImage.SymbolConfiguration? {
        content.symbol.map { UIImage.SymbolConfiguration($0.settings) }
    }

    public final var configuration: UIImage.Configuration? { symbolConfiguration }

    /// A symbol with these values alone. Any other image stays as it is.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let other = configuration as? UIImage.SymbolConfiguration else { return self }
        return withSettings(other.settings) ?? self
    }

    /// A symbol with these values over those that it has; nil of any other image.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        content.symbol.flatMap { withSettings($0.settings.applying(configuration.settings)) }
    }

    /// What a view prefers, where the symbol says nothing itself. Any other image stays as it is.
    final func preferring(_ configuration: UIImage.SymbolConfiguration?) -> UIImage {
        guard let configuration, let symbol = content.symbol else { return self }
        return withSettings(configuration.settings.applying(symbol.settings)) ?? self
    }

    private func withSettings(_ settings: SymbolSettings) -> UIImage? {
        guard let symbol = content.symbol else { return nil }
        guard settings != symbol.settings else { return self }
        let tint = symbol.isTemplate ? symbol.colors.first : CGColor(gray: 0, alpha: 1)
        guard let changed = ImageSymbol(named: symbol.picture.name, settings, tint: tint) else { return nil }
        var content = content
        content.symbol = changed
        return UIImage(content: content)
    }

    /// The baseline of text beside a symbol, in points from its lower edge; nil of any other image.
    public final var baselineOffsetFromBottom: CGFloat? { content.symbol?.picture.baseline }

    public final var hasBaseline: Bool { baselineOffsetFromBottom != nil }
}

extension UIImage {
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}
