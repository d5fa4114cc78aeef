import QuartzCore

/// The contexts that were made current on this thread, the innermost last.
package struct GraphicsStack {
    package struct Entry {
        package let context: CGContext
        /// Pixels a point, of a context that images are made of by `UIGraphicsBeginImageContextWithOptions`.
        package var imageScale: CGFloat?
        /// What AppKit keeps of the context; nil where UIKit made it current.
        package var owner: AnyObject?
        /// Whether y grows upwards in it, as in AppKit's unless they are flipped; text is then laid the other way.
        package var growsUpwards: Bool

        package init(
            context: CGContext, imageScale: CGFloat? = nil, owner: AnyObject? = nil, growsUpwards: Bool = false
        ) {
            self.context = context
            self.imageScale = imageScale
            self.owner = owner
            self.growsUpwards = growsUpwards
        }
    }

    package var entries: [Entry] = []
    /// What AppKit's `saveGraphicsState()` has kept.
    package var kept: [[Entry]] = []

    package init() {}

    package static var current: GraphicsStack {
        get { Thread.current.threadDictionary[key] as? GraphicsStack ?? GraphicsStack() }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    private static let key = "UIGraphics.contexts"
}
