import QuartzCore

// The system's colours in light and dark, as macOS 11 to 15 show them at standard contrast with the blue accent: bytes of
// sRGB, and alpha.
extension NSColor {
    // The palette
    public static let systemRed = adaptive("systemRedColor", (255, 59, 48, 1), (255, 69, 58, 1))
    public static let systemOrange = adaptive("systemOrangeColor", (255, 149, 0, 1), (255, 159, 10, 1))
    public static let systemYellow = adaptive("systemYellowColor", (255, 204, 0, 1), (255, 214, 10, 1))
    public static let systemGreen = adaptive("systemGreenColor", (40, 205, 65, 1), (50, 215, 75, 1))
    public static let systemMint = adaptive("systemMintColor", (0, 199, 190, 1), (102, 212, 207, 1))
    public static let systemTeal = adaptive("systemTealColor", (89, 173, 196, 1), (106, 196, 220, 1))
    public static let systemCyan = adaptive("systemCyanColor", (85, 190, 240, 1), (90, 200, 245, 1))
    public static let systemBlue = adaptive("systemBlueColor", (0, 122, 255, 1), (10, 132, 255, 1))
    public static let systemIndigo = adaptive("systemIndigoColor", (88, 86, 214, 1), (94, 92, 230, 1))
    public static let systemPurple = adaptive("systemPurpleColor", (175, 82, 222, 1), (191, 90, 242, 1))
    public static let systemPink = adaptive("systemPinkColor", (255, 45, 85, 1), (255, 55, 95, 1))
    public static let systemBrown = adaptive("systemBrownColor", (162, 132, 94, 1), (172, 142, 104, 1))
    public static let systemGray = adaptive("systemGrayColor", (142, 142, 147, 1), (152, 152, 157, 1))

    // Text
    public static let labelColor = adaptive("labelColor", (0, 0, 0, 0.85), (255, 255, 255, 0.85))
    public static let secondaryLabelColor = adaptive("secondaryLabelColor", (0, 0, 0, 0.5), (255, 255, 255, 0.55))
    public static let tertiaryLabelColor = adaptive("tertiaryLabelColor", (0, 0, 0, 0.26), (255, 255, 255, 0.25))
    public static let quaternaryLabelColor = adaptive("quaternaryLabelColor", (0, 0, 0, 0.1), (255, 255, 255, 0.1))
    public static let textColor = adaptive("textColor", (0, 0, 0, 1), (255, 255, 255, 1))
    public static let placeholderTextColor = adaptive(
        "placeholderTextColor", (0, 0, 0, 0.25), (255, 255, 255, 0.25))
    public static let textBackgroundColor = adaptive("textBackgroundColor", (255, 255, 255, 1), (30, 30, 30, 1))
    public static let selectedTextColor = adaptive("selectedTextColor", (0, 0, 0, 1), (255, 255, 255, 1))
    public static let selectedTextBackgroundColor = adaptive(
        "selectedTextBackgroundColor", (179, 215, 255, 1), (63, 99, 139, 1))
    public static let unemphasizedSelectedTextColor = adaptive(
        "unemphasizedSelectedTextColor", (0, 0, 0, 1), (255, 255, 255, 1))
    public static let unemphasizedSelectedTextBackgroundColor = adaptive(
        "unemphasizedSelectedTextBackgroundColor", (220, 220, 220, 1), (70, 70, 70, 1))
    public static let linkColor = adaptive("linkColor", (0, 104, 218, 1), (65, 156, 255, 1))
    public static let headerTextColor = adaptive("headerTextColor", (0, 0, 0, 0.85), (255, 255, 255, 1))

    // Controls and contents
    public static let controlAccentColor = adaptive("controlAccentColor", (0, 122, 255, 1), (0, 122, 255, 1))
    public static let controlColor = adaptive("controlColor", (255, 255, 255, 1), (255, 255, 255, 0.25))
    public static let controlBackgroundColor = adaptive(
        "controlBackgroundColor", (255, 255, 255, 1), (30, 30, 30, 1))
    public static let controlTextColor = adaptive("controlTextColor", (0, 0, 0, 0.85), (255, 255, 255, 0.85))
    public static let disabledControlTextColor = adaptive(
        "disabledControlTextColor", (0, 0, 0, 0.25), (255, 255, 255, 0.25))
    public static let selectedControlColor = adaptive(
        "selectedControlColor", (179, 215, 255, 1), (63, 99, 139, 1))
    public static let selectedControlTextColor = adaptive(
        "selectedControlTextColor", (0, 0, 0, 0.85), (255, 255, 255, 0.85))
    public static let alternateSelectedControlTextColor = adaptive(
        "alternateSelectedControlTextColor", (255, 255, 255, 1), (255, 255, 255, 1))
    public static let selectedContentBackgroundColor = adaptive(
        "selectedContentBackgroundColor", (0, 99, 225, 1), (0, 88, 208, 1))
    public static let unemphasizedSelectedContentBackgroundColor = adaptive(
        "unemphasizedSelectedContentBackgroundColor", (220, 220, 220, 1), (70, 70, 70, 1))
    public static let selectedMenuItemTextColor = adaptive(
        "selectedMenuItemTextColor", (255, 255, 255, 1), (255, 255, 255, 1))
    public static let keyboardFocusIndicatorColor = adaptive(
        "keyboardFocusIndicatorColor", (0, 103, 244, 0.25), (26, 169, 255, 0.3))
    public static let findHighlightColor = adaptive("findHighlightColor", (255, 255, 0, 1), (255, 255, 0, 1))
    public static let scrubberTexturedBackground = adaptive(
        "scrubberTexturedBackgroundColor", (255, 255, 255, 1), (255, 255, 255, 1))

    // Grounds and lines
    public static let windowBackgroundColor = adaptive(
        "windowBackgroundColor", (236, 236, 236, 1), (50, 50, 50, 1))
    public static let windowFrameTextColor = adaptive(
        "windowFrameTextColor", (0, 0, 0, 0.85), (255, 255, 255, 0.85))
    public static let underPageBackgroundColor = adaptive(
        "underPageBackgroundColor", (150, 150, 150, 0.9), (40, 40, 40, 1))
    public static let separatorColor = adaptive("separatorColor", (0, 0, 0, 0.1), (255, 255, 255, 0.1))
    public static let gridColor = adaptive("gridColor", (230, 230, 230, 1), (26, 26, 26, 1))
    public static let highlightColor = adaptive("highlightColor", (255, 255, 255, 1), (180, 180, 180, 1))
    public static let shadowColor = adaptive("shadowColor", (0, 0, 0, 1), (0, 0, 0, 1))

    public static let alternatingContentBackgroundColors = [
        adaptive("alternatingContentBackgroundColor", (255, 255, 255, 1), (30, 30, 30, 1)),
        adaptive("alternatingContentBackgroundColor2", (244, 245, 245, 1), (255, 255, 255, 0.05)),
    ]

    private static func adaptive(
        _ name: String, _ light: (CGFloat, CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat, CGFloat)
    ) -> NSColor {
        func color(_ c: (CGFloat, CGFloat, CGFloat, CGFloat)) -> CGColor {
            CGColor(srgbRed: c.0 / 255, green: c.1 / 255, blue: c.2 / 255, alpha: c.3)
        }
        return NSColor(source: .adaptive(light: color(light), dark: color(dark), name: name))
    }
}
