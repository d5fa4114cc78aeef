import QuartzCore

/// The contexts that were made current on this thread, the innermost last.
struct GraphicsStack {
    struct Entry {
        let context: CGContext
        /// Pixels a point, of a context that images are made of by `UIGraphicsBeginImageContextWithOptions`.
        var imageScale: CGFloat?
    }

    var entries: [Entry] = []

    static var current: GraphicsStack {
        get { Thread.current.threadDictionary[key] as? GraphicsStack ?? GraphicsStack() }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    private static let key = "UIGraphics.contexts"
}
