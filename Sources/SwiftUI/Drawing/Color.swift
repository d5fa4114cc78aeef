import CoreGraphics
import UIKit

/// A colour, which may depend on what it is shown in; as a view it fills its space.
public struct Color: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case components(red: Double, green: Double, blue: Double, opacity: Double)
        case platform(UIColor)
        case core(CGColor)
        case accent
        indirect case faded(Color, Double)
    }

    let form: Form

    init(form: Form) { self.form = form }

    /// The spaces in which components are meant.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// A colour by its components, each from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let name: CFString? =
            switch colorSpace {
            case .sRGB: nil
            case .sRGBLinear: CGColorSpace.linearSRGB
            case .displayP3: CGColorSpace.displayP3
            }
        if let name, let space = CGColorSpace(name: name),
            let color = CGColor(colorSpace: space, components: [red, green, blue, opacity].map { CGFloat($0) })
        {
            form = .core(color)
        } else {
            form = .components(red: red, green: green, blue: blue, opacity: opacity)
        }
    }

    /// A grey from 0, black, to 1, white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            uiColor: UIColor(
                hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
                alpha: CGFloat(opacity)))
    }

    public init(uiColor: UIColor) { form = .platform(uiColor) }
    public init(_ color: UIColor) { form = .platform(color) }
    public init(cgColor: CGColor) { form = .core(cgColor) }
    public init(_ cgColor: CGColor) { form = .core(cgColor) }

    /// The colour, so many times as opaque.
    public func opacity(_ opacity: Double) -> Color {
        Color(form: .faded(self, opacity.isNaN ? 1 : opacity))
    }

    /// The colour as it is shown in an environment.
    func resolved(in environment: EnvironmentValues) -> CGColor {
        switch form {
        case .components(let red, let green, let blue, let opacity):
            return CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        case .platform(let color):
            let traits = UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
            return MainActor.assumed { color.resolvedColor(with: traits).cgColor }
        case .core(let color): return color
        case .accent: return (environment.accentColor ?? .blue).resolved(in: environment)
        case .faded(let color, let opacity):
            let base = color.resolved(in: environment)
            return base.copy(alpha: base.alpha * CGFloat(min(max(opacity, 0), 1))) ?? base
        }
    }
}
