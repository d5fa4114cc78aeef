import QuartzCore
internal import Raster
import UIFoundation

/// A colour, or a rule that makes one for the appearance at hand.
///
/// `@unchecked Sendable`: the class is open, as Apple's is, so the compiler cannot see that nothing in it changes.
open class NSColor: NSObject, NSCopying, @unchecked Sendable {
    private final let foundationMark = FoundationMark.word
    public enum ColorType: Int, Sendable { case componentBased, pattern, catalog }

    public typealias Name = String

    public enum SystemEffect: Int, Sendable { case none, pressed, deepPressed, disabled, rollover }

    enum Source: Sendable {
        case fixed(CGColor)
        case adaptive(light: CGColor, dark: CGColor, name: String)
        case dynamic(name: String?, @Sendable (NSAppearance) -> NSColor)
    }

    final let source: Source
    /// Of `init(patternImage:)`.
    final let patternPicture: NSImage?

    init(source: Source, patternImage: NSImage? = nil) {
        self.source = source
        patternPicture = patternImage
        super.init()
    }

    public convenience init?(cgColor: CGColor) {
        self.init(source: .fixed(cgColor))
    }

    convenience init(_ color: CGColor) {
        self.init(source: .fixed(color))
    }

    private convenience init(_ space: CGColorSpace, _ values: [CGFloat]) {
        self.init(source: .fixed(CGColor(space: space, values: values)))
    }

    /// Straight components of 0 ... 1 in sRGB; beyond that of extended sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let isExtended = [red, green, blue].contains { $0 < 0 || $0 > 1 }
        self.init(isExtended ? ColorSpaces.extendedSRGB : NSColorSpace.sRGB.space, [red, green, blue, alpha])
    }

    /// A gray of gamma 2.2, 0 (black) ... 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(NSColorSpace.genericGamma22Gray.space, [white, alpha])
    }

    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(NSColorSpace.deviceGray.space, [white, alpha])
    }

    /// In Generic RGB, of gamma 1.8.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(NSColorSpace.genericRGB.space, [red, green, blue, alpha])
    }

    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(NSColorSpace.deviceRGB.space, [red, green, blue, alpha])
    }

    /// Drawn in sRGB, to which it is clipped.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorSpaces.displayP3, [red, green, blue, alpha])
    }

    /// Each 0 ... 1 and limited to that; hues of 0 and 1 are red. In sRGB.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HueColor(hue: hue, saturation: saturation, brightness: brightness).components
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HueColor(hue: hue, saturation: saturation, brightness: brightness).components
        self.init(deviceRed: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HueColor(hue: hue, saturation: saturation, brightness: brightness).components
        self.init(calibratedRed: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(
        colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        let (red, green, blue) = HueColor(hue: hue, saturation: saturation, brightness: brightness).components
        self.init(space.space, [red, green, blue, alpha])
    }

    /// - Parameter components: The space's components and alpha, `numberOfComponents` of them in all. Too few give black.
    public convenience init(
        colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>, count numberOfComponents: Int
    ) {
        let count = space.numberOfColorComponents + 1
        guard numberOfComponents >= count else {
            Notice.once("NSColor(colorSpace:components:count:): too few components; black")
            self.init(white: 0, alpha: 1)
            return
        }
        self.init(space.space, Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// A colour that is asked for anew under each appearance.
    public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        // The closure is the program's, which calls it from wherever it draws.
        nonisolated(unsafe) let provider = dynamicProvider
        self.init(source: .dynamic(name: colorName) { provider($0) })
    }

    /// The image as tiles of its own size. As the background of a layer it is clear, which is said once.
    public convenience init(patternImage image: NSImage) {
        self.init(source: .fixed(Self.pattern(of: image) ?? .clear), patternImage: image)
    }

    /// Asset catalogues are not read: always nil, which is said once for each name.
    public convenience init?(named name: NSColor.Name) {
        self.init(named: name, bundle: nil)
    }

    /// Asset catalogues are not read: always nil, which is said once for each name.
    public convenience init?(named name: NSColor.Name, bundle: Bundle?) {
        Notice.once("NSColor(named: \"\(name)\"): asset catalogues are not supported; nil")
        return nil
    }

    /// Archives are not read here.
    public required convenience init?(coder: NSCoder) {
        Notice.once("NSColor(coder:) is not supported; nil")
        return nil
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The colour under the current appearance.
    open var cgColor: CGColor { fixed(with: .currentDrawing(), depth: 0) }

    /// A provider that goes on giving dynamic colours ends as clear.
    final func fixed(with appearance: NSAppearance, depth: Int) -> CGColor {
        switch source {
        case .fixed(let color): return color
        case .adaptive(let light, let dark, _): return appearance.isDark ? dark : light
        case .dynamic(_, let provider):
            guard depth < 32 else {
                Notice.once("NSColor(name:dynamicProvider:): the provider keeps giving dynamic colours; clear")
                return .clear
            }
            return NSAppearance.performing(with: appearance) { provider(appearance) }
                .fixed(with: appearance, depth: depth + 1)
        }
    }

    open var type: NSColor.ColorType {
        switch source {
        case .fixed(let color): color.pattern == nil ? .componentBased : .pattern
        case .adaptive, .dynamic: .catalog
        }
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
        switch source {
        case .fixed(let color): return NSColor(color.copy(alpha: alpha) ?? color)
        case .adaptive, .dynamic:
            return NSColor(
                source: .dynamic(name: nil) { NSColor(self.fixed(with: $0, depth: 0)).withAlphaComponent(alpha) })
        }
    }

    /// Pressed and the like are not told apart: the colour itself, except that a disabled one is half as opaque.
    open func withSystemEffect(_ systemEffect: NSColor.SystemEffect) -> NSColor {
        systemEffect == .disabled ? withAlphaComponent(alphaComponent / 2) : self
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Makes this the current context's fill and stroke colour.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the current context's fill colour; outside drawing nothing happens.
    open func setFill() { NSGraphicsContext.current?.cgContext.setFillColor(cgColor) }

    /// Makes this the current context's stroke colour; outside drawing nothing happens.
    open func setStroke() { NSGraphicsContext.current?.cgContext.setStrokeColor(cgColor) }

    /// Fills the rectangle of the current context with the colour, over what is there.
    open func drawSwatch(in rect: NSRect) {
        setFill()
        rect.fill(using: .sourceOver)
    }

    /// The same components in the same space; of providers, the same object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSColor else { return false }
        switch (source, other.source) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.adaptive(let light, let dark, let name), .adaptive(let light2, let dark2, let name2)):
            return light == light2 && dark == dark2 && name == name2
        default: return self === other
        }
    }

    open override var hash: Int {
        switch source {
        case .fixed(let color): color.hashValue
        case .adaptive(let light, let dark, _): light.hashValue &* 31 &+ dark.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String {
        switch source {
        case .fixed(let color):
            (color.colorSpace?.name ?? "pattern") + (color.components ?? []).map { " \($0)" }.joined()
        case .adaptive(_, _, let name): "Catalog color: System \(name)"
        case .dynamic(let name, _): "Catalog color: \(name ?? "dynamic")"
        }
    }
}

extension NSColor: _ExpressibleByColorLiteral {}
