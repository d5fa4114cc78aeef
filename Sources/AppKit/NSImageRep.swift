import QuartzCore
internal import Raster

/// One way in which an image is kept.
open class NSImageRep: NSObject, NSCopying {
    /// In points.
    open var size = NSSize.zero
    open var pixelsWide = 0
    open var pixelsHigh = 0
    open var bitsPerSample = 8
    open var hasAlpha = true
    open var isOpaque = false
    open var colorSpaceName = NSColorSpaceName.deviceRGB

    public override init() {
        super.init()
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        return nil
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Draws the image at the origin of the current context, in its own size. A subclass does it.
    @discardableResult
    open func draw() -> Bool { false }

    @discardableResult
    open func draw(at point: NSPoint) -> Bool { draw(in: NSRect(origin: point, size: size)) }

    /// Stretched into the rectangle, by `draw()` in a space that is mapped to it.
    @discardableResult
    open func draw(in rect: NSRect) -> Bool {
        guard let context = NSGraphicsContext.current, size.width > 0, size.height > 0 else { return false }
        context.cgContext.saveGState()
        context.cgContext.translateBy(x: rect.minX, y: rect.minY)
        context.cgContext.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        let isDrawn = draw()
        context.cgContext.restoreGState()
        return isDrawn
    }

    @discardableResult
    open func draw(
        in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool,
        hints: [NSImageRep.HintKey: Any]?
    ) -> Bool {
        let image = NSImage(size: size)
        image.addRepresentation(self)
        image.draw(
            in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha,
            respectFlipped: respectContextIsFlipped, hints: hints)
        return true
    }

    /// The pixels, as they are to fill the proposed rectangle; its own size where there is none.
    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? {
        let rect = proposedDestRect?.pointee ?? NSRect(origin: .zero, size: size)
        let scale = max(context.map { $0.cgContext.pixelsPerPoint } ?? 1, 0)
        return picture(pixels: NSSize(width: rect.width * scale, height: rect.height * scale))
    }

    /// The image drawn into as many pixels; nil where that is nothing or more than a bitmap may be.
    func picture(pixels: NSSize) -> CGImage? {
        let rect = NSRect(origin: .zero, size: pixels)
        guard let context = CGContext(points: rect, scale: 1) else { return nil }
        // y upwards, as images have it.
        context.translateBy(x: 0, y: pixels.height.rounded(.up))
        context.scaleBy(x: 1, y: -1)
        NSGraphicsContext(cgContext: context, flipped: false).performing { _ = draw(in: rect) }
        return context.makeImage()
    }

    /// Hints are kept by nothing.
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
        public static let ctm = HintKey(rawValue: "NSImageHintCTM")
    }
}

extension CGContext {
    /// How many pixels a point is long on average.
    var pixelsPerPoint: CGFloat {
        let t = userSpaceToDeviceSpaceTransform
        return abs(t.a * t.d - t.b * t.c).squareRoot()
    }
}

/// The old names of colour spaces.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
    public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    public static let deviceCMYK = NSColorSpaceName(rawValue: "NSDeviceCMYKColorSpace")
    public static let named = NSColorSpaceName(rawValue: "NSNamedColorSpace")
    public static let pattern = NSColorSpaceName(rawValue: "NSPatternColorSpace")
}
