import QuartzCore
internal import Raster
import UIFoundation

/// A colour, or a rule that makes one for the traits at hand.
///
/// `@unchecked Sendable`: the class is open, as Apple's is, so the compiler cannot see that nothing in it changes.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private final let foundationMark = FoundationMark.word
    enum Source: Sendable {
        case fixed(CGColor)
        case adaptive(light: CGColor, dark: CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    final let source: Source

    init(source: Source) {
        self.source = source
        super.init()
    }

    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
        super.init()
    }

    /// Straight components in extended sRGB: 0 ... 1 and, for colours outside of sRGB, beyond.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(space: ColorSpaces.extendedSRGB, values: [red, green, blue, alpha]))
        super.init()
    }

    /// A gray, 0 (black) ... 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(space: ColorSpaces.extendedGray, values: [white, alpha]))
        super.init()
    }

    /// Each 0 ... 1 and limited to that; hues of 0 and 1 are red.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HueColor(hue: hue, saturation: saturation, brightness: brightness).components
        source = .fixed(CGColor(space: ColorSpaces.extendedSRGB, values: [red, green, blue, alpha]))
        super.init()
    }

    /// Straight components of 0 ... 1 in Display P3. Drawn in sRGB, to which they are clipped.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(space: ColorSpaces.displayP3, values: [displayP3Red, green, blue, alpha]))
        super.init()
    }

    /// A colour that is asked for anew under each set of traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
        super.init()
    }

    /// The image as tiles of its own size, from the origin of what is drawn in. As the background of a layer it is clear,
    /// which is said once.
    public init(patternImage image: UIImage) {
        source = .fixed(Self.pattern(of: image) ?? .clear)
        super.init()
    }

    /// Asset catalogues are not read: always nil, which is said once for each name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Asset catalogues are not read: always nil, which is said once for each name.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        Notice.once("UIColor(named: \"\(name)\"): asset catalogues are not supported; nil")
        return nil
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        Notice.once("UIColor(coder:) is not supported; nil")
        return nil
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The colour under the current traits.
    open var cgColor: CGColor { fixed(with: .current, depth: 0) }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        return UIColor(cgColor: fixed(with: traitCollection, depth: 0))
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .adaptive(let light, let dark):
            UIColor(
                source: .adaptive(light: light.copy(alpha: alpha) ?? light, dark: dark.copy(alpha: alpha) ?? dark))
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    /// A provider that goes on giving dynamic colours ends as clear.
    private func fixed(with traits: UITraitCollection, depth: Int) -> CGColor {
        switch source {
        case .fixed(let color): return color
        case .adaptive(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
        case .dynamic(let provider):
            guard depth < 32 else {
                Notice.once("UIColor(dynamicProvider:): the provider keeps giving dynamic colours; clear")
                return .clear
            }
            return provider(traits).fixed(with: traits, depth: depth + 1)
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Makes this the current context's fill and stroke colour.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the current context's fill colour; outside drawing nothing happens.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes this the current context's stroke colour; outside drawing nothing happens.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// The same components in the same space; of providers, the same object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (source, other.source) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.adaptive(let light, let dark), .adaptive(let otherLight, let otherDark)):
            return light == otherLight && dark == otherDark
        default: return self === other
        }
    }

    open override var hash: Int {
        switch source {
        case .fixed(let color): color.hashValue
        case .adaptive(let light, let dark): light.hashValue &* 31 &+ dark.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String {
        if case .dynamic = source { return "<UIColor: dynamic>" }
        let color = cgColor
        let space = color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
        return space + (color.components ?? []).map { " \($0)" }.joined()
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral(red:green:blue:alpha:)` makes where nothing says otherwise.
public typealias _ColorLiteralType = UIColor
