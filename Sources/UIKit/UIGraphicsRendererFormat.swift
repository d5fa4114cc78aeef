import QuartzCore

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
    /// What the renderer draws, in points.
    public internal(set) final var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// For the screen.
    open class func `default`() -> Self { Self() }
}
