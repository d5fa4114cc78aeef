import QuartzCore

/// An image that a closure draws, anew each time.
open class NSCustomImageRep: NSImageRep {
    private let handler: (NSRect) -> Bool
    private let isFlipped: Bool

    /// - Parameters:
    ///   - drawingHandlerShouldBeCalledWithFlippedContext: Whether y grows downwards for the closure.
    ///   - drawingHandler: Draws into the current context, in a rectangle of `size` at the origin.
    public init(
        size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (NSRect) -> Bool
    ) {
        handler = drawingHandler
        isFlipped = drawingHandlerShouldBeCalledWithFlippedContext
        super.init()
        self.size = size
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        return nil
    }

    open override func draw() -> Bool {
        guard let context = NSGraphicsContext.current?.cgContext else { return false }
        context.saveGState()
        if isFlipped {
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
        }
        let isDrawn = NSGraphicsContext(cgContext: context, flipped: isFlipped).performing {
            handler(NSRect(origin: .zero, size: size))
        }
        context.restoreGState()
        return isDrawn
    }
}
