import QuartzCore

/// The contexts that were made current on this thread, the innermost last.
enum GraphicsStack {
    static var current: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    private static let key = "UIGraphics.contexts"
}
