import QuartzCore
internal import Raster
import UIFoundation

/// Where AppKit draws: a Core Graphics context, and whether y grows downwards in it.
open class NSGraphicsContext: NSObject {
    public final let cgContext: CGContext
    /// Whether y grows downwards; text and images that respect it stand upright.
    public final let isFlipped: Bool
    /// Whether it draws what a view shows, and not an image or a bitmap.
    public internal(set) final var isDrawingToScreen = false
    /// Of a bitmap that is drawn into: its pixels are its own again after each drawing.
    final var rep: NSBitmapImageRep?

    /// - Parameter initialFlippedState: Whether y grows downwards in the context.
    public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
        cgContext = graphicsPort
        isFlipped = initialFlippedState
        super.init()
    }

    /// Draws into the bitmap, in its points, y upwards. Nil for a bitmap that is not drawn into.
    public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
        guard let context = bitmapRep.drawingContext() else { return nil }
        self.init(cgContext: context, flipped: false)
        rep = bitmapRep
    }

    /// Pictures of windows are not drawn into.
    @MainActor public convenience init?(window: NSWindow) {
        Notice.once("NSGraphicsContext(window:) is not supported; nil")
        return nil
    }

    /// The context that drawing without a context goes to, on this thread; nil outside drawing. Setting it takes the
    /// place of the innermost one until `restoreGraphicsState()`, or the end of the drawing that made that current.
    open class var current: NSGraphicsContext? {
        get {
            guard let entry = GraphicsStack.current.entries.last else { return nil }
            if let owner = entry.owner as? NSGraphicsContext { return owner }
            // One that UIKit made current: its y grows downwards.
            let context = NSGraphicsContext(cgContext: entry.context, flipped: entry.context.ctm.d < 0)
            GraphicsStack.current.entries[GraphicsStack.current.entries.count - 1].owner = context
            return context
        }
        set {
            var stack = GraphicsStack.current
            if let newValue {
                _ = stack.entries.popLast()
                stack.entries.append(newValue.entry)
            } else {
                stack.entries = []
            }
            GraphicsStack.current = stack
        }
    }

    /// Makes the context current above those that are.
    static func pushCurrent(_ context: NSGraphicsContext) {
        GraphicsStack.current.entries.append(context.entry)
    }

    open class func currentContextDrawingToScreen() -> Bool { current?.isDrawingToScreen ?? false }

    /// Keeps which context is current, and that context's state.
    open class func saveGraphicsState() {
        current?.saveGraphicsState()
        GraphicsStack.current.kept.append(GraphicsStack.current.entries)
    }

    /// Makes current what was when it was last kept, in the state of then. One too many is ignored.
    open class func restoreGraphicsState() {
        guard let entries = GraphicsStack.current.kept.popLast() else {
            return Notice.once("NSGraphicsContext.restoreGraphicsState(): no state was saved; ignored")
        }
        GraphicsStack.current.entries = entries
        current?.restoreGraphicsState()
    }

    open func saveGraphicsState() { cgContext.saveGState() }

    open func restoreGraphicsState() { cgContext.restoreGState() }

    /// Nothing waits: drawing is done at once.
    open func flushGraphics() {}

    open var shouldAntialias: Bool = true {
        didSet { cgContext.setShouldAntialias(shouldAntialias) }
    }

    open var imageInterpolation = NSImageInterpolation.default {
        didSet { cgContext.interpolationQuality = imageInterpolation.quality }
    }

    open var compositingOperation = NSCompositingOperation.sourceOver {
        didSet { cgContext.setBlendMode(compositingOperation.blendMode) }
    }

    /// Kept: patterns begin at the origin of the context.
    open var patternPhase = NSPoint.zero
    /// Kept: colours are clipped to sRGB, whatever the intent.
    open var colorRenderingIntent = NSColorRenderingIntent.default

    final var entry: GraphicsStack.Entry {
        GraphicsStack.Entry(context: cgContext, owner: self, growsUpwards: !isFlipped)
    }

    /// Runs the closure with this context as the current one; what it makes current by itself ends with it.
    final func performing<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = GraphicsStack.current
        GraphicsStack.current.entries.append(entry)
        defer { GraphicsStack.current = before }
        return try body()
    }
}

public enum NSImageInterpolation: UInt, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case medium = 4
    case high = 3

    var quality: CGInterpolationQuality {
        switch self {
        case .default: .default
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}

public enum NSColorRenderingIntent: Int, Sendable {
    case `default` = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}
