import UIKit

/// Colours that follow the style of the interface.
enum Palette {
    static let page = dynamic(light: (0.95, 0.95, 0.97), dark: (0, 0, 0))
    static let card = dynamic(light: (1, 1, 1), dark: (0.11, 0.11, 0.12))
    static let line = dynamic(light: (0.88, 0.89, 0.92), dark: (0.23, 0.23, 0.25))
    static let ink = dynamic(light: (0.13, 0.15, 0.25), dark: (0.92, 0.93, 0.97))
    static let coral = dynamic(light: (1, 0.44, 0.38), dark: (1, 0.5, 0.44))
    static let amber = dynamic(light: (1, 0.72, 0.27), dark: (1, 0.76, 0.36))
    static let teal = dynamic(light: (0.12, 0.66, 0.62), dark: (0.22, 0.75, 0.7))
    static let indigo = dynamic(light: (0.35, 0.36, 0.86), dark: (0.47, 0.49, 0.95))
    static let shade = UIColor(red: 0.1, green: 0.12, blue: 0.25, alpha: 1)

    static let bright = [coral, amber, teal, indigo]

    private typealias Components = (CGFloat, CGFloat, CGFloat)

    private static func dynamic(light: Components, dark: Components) -> UIColor {
        let (day, night) = (color(light), color(dark))
        return UIColor { $0.userInterfaceStyle == .dark ? night : day }
    }

    private static func color(_ components: Components) -> UIColor {
        UIColor(red: components.0, green: components.1, blue: components.2, alpha: 1)
    }
}
