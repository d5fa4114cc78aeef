import QuartzCore
import UIFoundation

// The system's colours in light and dark, as iOS 15 to 18 show them at standard contrast: bytes of sRGB, and alpha.
extension UIColor {
    // The palette
    public static let systemRed = adaptive((255, 59, 48, 1), (255, 69, 58, 1))
    public static let systemOrange = adaptive((255, 149, 0, 1), (255, 159, 10, 1))
    public static let systemYellow = adaptive((255, 204, 0, 1), (255, 214, 10, 1))
    public static let systemGreen = adaptive((52, 199, 89, 1), (48, 209, 88, 1))
    public static let systemMint = adaptive((0, 199, 190, 1), (99, 230, 226, 1))
    public static let systemTeal = adaptive((48, 176, 199, 1), (64, 200, 224, 1))
    public static let systemCyan = adaptive((50, 173, 230, 1), (100, 210, 255, 1))
    public static let systemBlue = adaptive((0, 122, 255, 1), (10, 132, 255, 1))
    public static let systemIndigo = adaptive((88, 86, 214, 1), (94, 92, 230, 1))
    public static let systemPurple = adaptive((175, 82, 222, 1), (191, 90, 242, 1))
    public static let systemPink = adaptive((255, 45, 85, 1), (255, 55, 95, 1))
    public static let systemBrown = adaptive((162, 132, 94, 1), (172, 142, 104, 1))

    // Grays
    public static let systemGray = adaptive((142, 142, 147, 1), (142, 142, 147, 1))
    public static let systemGray2 = adaptive((174, 174, 178, 1), (99, 99, 102, 1))
    public static let systemGray3 = adaptive((199, 199, 204, 1), (72, 72, 74, 1))
    public static let systemGray4 = adaptive((209, 209, 214, 1), (58, 58, 60, 1))
    public static let systemGray5 = adaptive((229, 229, 234, 1), (44, 44, 46, 1))
    public static let systemGray6 = adaptive((242, 242, 247, 1), (28, 28, 30, 1))

    // Text
    public static let label = adaptive((0, 0, 0, 1), (255, 255, 255, 1))
    public static let secondaryLabel = adaptive((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    public static let tertiaryLabel = adaptive((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    public static let quaternaryLabel = adaptive((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    public static let placeholderText = adaptive((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    public static let link = adaptive((0, 122, 255, 1), (9, 132, 255, 1))
    public static let lightText = adaptive((255, 255, 255, 0.6), (255, 255, 255, 0.6))
    public static let darkText = adaptive((0, 0, 0, 1), (0, 0, 0, 1))

    // Fills, over any ground
    public static let systemFill = adaptive((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    public static let secondarySystemFill = adaptive((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    public static let tertiarySystemFill = adaptive((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    public static let quaternarySystemFill = adaptive((116, 116, 128, 0.08), (118, 118, 128, 0.18))

    // Lines
    public static let separator = adaptive((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    public static let opaqueSeparator = adaptive((198, 198, 200, 1), (56, 56, 58, 1))

    // Grounds
    public static let systemBackground = adaptive((255, 255, 255, 1), (0, 0, 0, 1))
    public static let secondarySystemBackground = adaptive((242, 242, 247, 1), (28, 28, 30, 1))
    public static let tertiarySystemBackground = adaptive((255, 255, 255, 1), (44, 44, 46, 1))
    public static let systemGroupedBackground = adaptive((242, 242, 247, 1), (0, 0, 0, 1))
    public static let secondarySystemGroupedBackground = adaptive((255, 255, 255, 1), (28, 28, 30, 1))
    public static let tertiarySystemGroupedBackground = adaptive((242, 242, 247, 1), (44, 44, 46, 1))

    /// The tint of views that have none of their own.
    public static let tintColor = systemBlue

    private static func adaptive(
        _ light: (CGFloat, CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat, CGFloat)
    ) -> UIColor {
        func color(_ c: (CGFloat, CGFloat, CGFloat, CGFloat)) -> CGColor {
            CGColor(space: ColorSpaces.extendedSRGB, values: [c.0 / 255, c.1 / 255, c.2 / 255, c.3])
        }
        return UIColor(source: .adaptive(light: color(light), dark: color(dark)))
    }
}
