import ImageIO
import QuartzCore
internal import Raster

/// An image of pixels: RGBA of 8 bits each, premultiplied, in sRGB.
open class NSBitmapImageRep: NSImageRep {
    /// Shared with `madeImage` while there is one.
    final private(set) var bitmap: Bitmap
    /// The pixels as an image, as long as nothing may write to them; copied before something does.
    private var madeImage: CGImage?
    /// Someone holds a context or a pointer by which the pixels may change.
    private var isWritten = false
    /// What `bitmapData` hands out the memory of.
    private var memory: CGContext?

    /// Draws into a bitmap that is written by nothing else.
    init(bitmap: Bitmap) {
        self.bitmap = bitmap
        super.init()
        pixelsWide = bitmap.width
        pixelsHigh = bitmap.height
        size = NSSize(width: bitmap.width, height: bitmap.height)
    }

    /// Of one pixel a point.
    public convenience init(cgImage: CGImage) {
        self.init(bitmap: cgImage.bitmap)
        madeImage = cgImage
        isOpaque = cgImage.bitmap.isOpaque
        hasAlpha = !isOpaque
    }

    /// A PNG, or a TIFF as `tiffRepresentation` writes it. Nil for other data.
    public convenience init?(data: Data) {
        guard let bitmap = Bitmap(pngData: data) ?? TIFFPicture.read(data) else {
            if !data.isEmpty {
                Notice.once("NSBitmapImageRep(data:): no readable PNG (other formats are not supported); nil")
            }
            return nil
        }
        self.init(bitmap: bitmap)
        isOpaque = bitmap.isOpaque
        hasAlpha = !isOpaque
    }

    /// Clear pixels. Nil, with a word on standard error, for layouts other than 8 bits a sample, for planes of the
    /// program's own, and for sizes that are not drawn. The pixels are RGBA whatever is asked for.
    public convenience init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
        isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
        guard planes?.pointee == nil, bps == 8, !isPlanar, (1...4).contains(spp) else {
            Notice.once("NSBitmapImageRep(bitmapDataPlanes:…): this layout is not supported; nil")
            return nil
        }
        guard let bitmap = Bitmap(width: width, height: height) else {
            Notice.once("NSBitmapImageRep(bitmapDataPlanes:…): \(width) × \(height) pixels cannot be drawn; nil")
            return nil
        }
        self.init(bitmap: bitmap)
        hasAlpha = alpha
        self.colorSpaceName = colorSpaceName
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) { return nil }

    /// The pixels in the rectangle of the view that has the drawing focus. There is none here: nil, which is said.
    public convenience init?(focusedViewRect rect: NSRect) {
        Notice.once("NSBitmapImageRep(focusedViewRect:) is not supported; nil")
        return nil
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        guard let pixels = currentPixels.copy() else { return self }
        let copy = NSBitmapImageRep(bitmap: pixels)
        copy.size = size
        copy.hasAlpha = hasAlpha
        copy.isOpaque = isOpaque
        return copy
    }

    open var samplesPerPixel: Int { 4 }
    open var bitsPerPixel: Int { 32 }
    open var bytesPerRow: Int { pixelsWide * 4 }
    open var bytesPerPlane: Int { bytesPerRow * pixelsHigh }
    open var numberOfPlanes: Int { 1 }
    open var isPlanar: Bool { false }
    open var bitmapFormat: NSBitmapImageRep.Format { [] }
    open var colorSpace: NSColorSpace { .sRGB }

    /// The pixels, R G B A premultiplied, rows from the top without gaps. What is written there counts; what is drawn
    /// later by a context is seen in a pointer that is asked for anew.
    open var bitmapData: UnsafeMutablePointer<UInt8>? {
        guard beginWriting() else { return nil }
        if memory == nil { memory = CGContext(bitmap: bitmap) }
        return memory?.data?.assumingMemoryBound(to: UInt8.self)
    }

    /// The bitmap, with what was written into its memory.
    final var currentPixels: Bitmap {
        memory?.loadMemory()
        return bitmap
    }

    open var cgImage: CGImage? {
        if let madeImage { return madeImage }
        guard isWritten else {
            madeImage = CGImage(bitmap: bitmap)
            return madeImage
        }
        return currentPixels.copy().map { CGImage(bitmap: $0) }
    }

    /// Takes the pixels apart from images that share them. False where there is no memory for that.
    private func beginWriting() -> Bool {
        if madeImage != nil {
            guard let copy = bitmap.copy() else { return false }
            bitmap = copy
            madeImage = nil
        }
        isWritten = true
        return true
    }

    open override func draw() -> Bool {
        guard let context = NSGraphicsContext.current?.cgContext, let cgImage else { return false }
        context.draw(cgImage, in: NSRect(origin: .zero, size: size))
        return true
    }

    override func picture(pixels: NSSize) -> CGImage? {
        // At its own size it is what it is.
        pixels == NSSize(width: pixelsWide, height: pixelsHigh) ? cgImage : super.picture(pixels: pixels)
    }

    /// The pixels as they are, whatever size is proposed.
    open override func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? { cgImage }

    /// A context over the pixels, in points, y upwards; nil where there is no memory for pixels of its own.
    final func drawingContext() -> CGContext? {
        guard beginWriting() else { return nil }
        let pixels = currentPixels
        memory = nil
        isOpaque = false
        hasAlpha = true
        let scale = CGAffineTransform(
            scaleX: size.width > 0 ? CGFloat(pixelsWide) / size.width : 1,
            y: size.height > 0 ? CGFloat(pixelsHigh) / size.height : 1)
        return CGContext(bitmap: pixels, baseTransform: scale)
    }
}
