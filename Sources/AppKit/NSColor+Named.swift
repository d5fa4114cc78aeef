import QuartzCore

extension NSColor {
    public static let black = NSColor(white: 0, alpha: 1)
    public static let darkGray = NSColor(white: 1.0 / 3.0, alpha: 1)
    public static let lightGray = NSColor(white: 2.0 / 3.0, alpha: 1)
    public static let white = NSColor(white: 1, alpha: 1)
    public static let gray = NSColor(white: 0.5, alpha: 1)
    public static let red = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    public static let green = NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = NSColor(srgbRed: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = NSColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = NSColor(srgbRed: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = NSColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = NSColor(srgbRed: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = NSColor(white: 0, alpha: 0)
}
