import QuartzCore
internal import Raster

/// The surroundings that a view adapts to.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Says nothing about any trait.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    public convenience init(displayScale: CGFloat) {
        self.init(values: TraitValues(displayScale: displayScale))
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(values: TraitValues(userInterfaceIdiom: userInterfaceIdiom))
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: TraitValues(layoutDirection: layoutDirection))
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(values: TraitValues(displayGamut: displayGamut))
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
    }

    /// What is specified in any of them; the last word counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for traits in traitCollections { values.apply(traits.values) }
        self.init(values: values)
    }

    /// Archives are not read here.
    public required convenience init?(coder: NSCoder) {
        Notice.once("UITraitCollection(coder:) is not supported; nil")
        return nil
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Pixels a point; 0 where it is not specified.
    public var displayScale: CGFloat { values.displayScale }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    /// Whether dynamic colours may come out otherwise under the other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle
            || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
    }

    /// Whether all that `trait` specifies is so here too.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var values = self.values
        values.apply(trait.values)
        return values == self.values
    }

    func with(userInterfaceStyle: UIUserInterfaceStyle) -> UITraitCollection {
        guard userInterfaceStyle != .unspecified, userInterfaceStyle != self.userInterfaceStyle else { return self }
        var values = self.values
        values.userInterfaceStyle = userInterfaceStyle
        return UITraitCollection(values: values)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || values == other.values
    }

    public override var hash: Int { values.hashValue }
}
