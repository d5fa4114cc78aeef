import Foundation
package import Raster

/// A canvas of pixels and the state that drawing takes: transform, colours, line, clip, shadow.
///
/// User space has its origin at the lower left corner and y upwards, as in Quartz. Drawing is done at once, on
/// the caller's thread, and blended in sRGB as the bytes stand.
public final class CGContext {
    package let bitmap: Bitmap
    /// From base space to device space; shadows are measured in base space, and UIKit's contexts scale and flip it.
    package let baseTransform: CGAffineTransform
    /// Used for all drawing.
    package var renderer = Renderer()
    /// How curves are drawn unless `setFlatness(_:)` says otherwise.
    package var defaultFlatness: Flatness = .quartz

    public let colorSpace: CGColorSpace?
    public let bitmapInfo: CGBitmapInfo
    let layout: PixelLayout?
    var memory: ContextMemory?
    let requestedBytesPerRow: Int

    var state: GraphicsState
    var stack: [GraphicsState] = []
    var layers: [ContextLayer] = []
    /// From text space, in which glyphs and their places are, to user space. It is not saved with the graphics state.
    public var textMatrix = CGAffineTransform.identity
    /// In user space: what text has been painted that the clip is to be narrowed to.
    var textClip = PathData()
    /// In device space, as each point was when it was added.
    var pathUnderway = CGMutablePath()
    var allowsAntialiasing = true
    /// How many patterns are being drawn around this context.
    var patternDepth = 0

    /// Draws into `bitmap`, over what it holds.
    ///
    /// - Parameter baseTransform: From the first user space to pixels with y upwards.
    package init(bitmap: Bitmap, baseTransform: CGAffineTransform = .identity, isOpaque: Bool = false) {
        self.bitmap = bitmap
        self.baseTransform = baseTransform
        colorSpace = CGColorSpace(.sRGB)
        bitmapInfo = CGBitmapInfo(alpha: isOpaque ? .noneSkipLast : .premultipliedLast)
        layout = PixelLayout(isGray: false, bitsPerComponent: 8, bitsPerPixel: 32, info: bitmapInfo)
        requestedBytesPerRow = bitmap.width * 4
        state = GraphicsState(ctm: baseTransform, clipBounds: CGRect(bitmap.bounds))
        if isOpaque { bitmap.mapPixels { $0 | 0xff00_0000 } }
    }

    /// A bitmap context: 8 bits a component, RGB of 32 bits (any place of alpha, any byte order, premultiplied or
    /// without alpha), gray of 8 bits, or alpha alone.
    ///
    /// Nil, with a word on standard error, for other layouts, for sides under 1 or over 32,768 pixels, and for
    /// more than 2 GiB.
    ///
    /// - Parameters:
    ///   - data: Memory to draw in, of at least `bytesPerRow * height` bytes, which must outlive the context; what
    ///     it holds is the ground. Nil for memory of the context's own, clear at first.
    ///   - bytesPerRow: 0 to leave it to the context (only without `data`).
    ///   - space: Drawing is always in sRGB; another RGB space is said once.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let isAlphaOnly = info.alphaInfo == .alphaOnly
        let isGray = space.map { $0.model == .monochrome } ?? true
        let bits = isAlphaOnly || (isGray && info.alphaInfo == CGImageAlphaInfo.none) ? 8 : 32
        func refuse(_ reason: String) {
            Notice.once("CGContext(data:width:height:…): \(reason); no context is made")
        }
        guard space != nil || isAlphaOnly,
            let layout = PixelLayout(
                isGray: isGray, bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, info: info),
            layout.isPremultiplied || layout.alpha == nil || isAlphaOnly
        else {
            refuse(
                "no support for \(bitsPerComponent) bits a component with bitmapInfo \(bitmapInfo) in "
                    + "\(space?.name ?? "no colour space")")
            return nil
        }
        guard width > 0, height > 0, width <= Bitmap.maximumSide, height <= Bitmap.maximumSide else {
            refuse("\(width) × \(height) pixels (each side must be 1 to \(Bitmap.maximumSide))")
            return nil
        }
        let least = width * layout.bytesPerPixel
        guard bytesPerRow == 0 && data == nil || bytesPerRow >= least,
            !bytesPerRow.multipliedReportingOverflow(by: height).overflow
        else {
            refuse("\(bytesPerRow) bytes a row for \(width) pixels, which need \(least)")
            return nil
        }
        guard let bitmap = Bitmap(width: width, height: height) else {
            refuse("\(width) × \(height) pixels need more than \(Bitmap.maximumBytes >> 20) MiB")
            return nil
        }
        if let definition = space?.definition, definition.gamut != .sRGB || definition.transfer != .sRGB {
            Notice.once("CGContext: drawing in \(definition.name) is done in sRGB")
        }
        self.bitmap = bitmap
        self.layout = layout
        self.bitmapInfo = info
        baseTransform = .identity
        colorSpace = isAlphaOnly ? nil : space
        requestedBytesPerRow = bytesPerRow == 0 ? (least + 15) & ~15 : bytesPerRow
        state = GraphicsState(ctm: .identity, clipBounds: CGRect(bitmap.bounds))
        if let data {
            memory = ContextMemory(base: data, bytesPerRow: bytesPerRow, layout: layout, isOwned: false)
        } else if layout.alpha == nil {
            bitmap.mapPixels { _ in 0xff00_0000 }
        }
    }

    /// As above, with the layout as a value.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    public var width: Int { bitmap.width }
    public var height: Int { bitmap.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { (layout?.bytesPerPixel ?? 4) * 8 }
    public var bytesPerRow: Int { requestedBytesPerRow }
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .premultipliedLast }

    /// Whether alpha is 255 all over and stays so.
    var isOpaque: Bool { layout?.alpha == nil }

    public func saveGState() {
        stack.append(state)
    }

    /// Back to what the last `saveGState()` kept; one too many, or one out of a transparency layer, is ignored.
    public func restoreGState() {
        guard stack.count > (layers.last?.depth ?? 0), let last = stack.popLast() else {
            Notice.once("CGContext.restoreGState(): no state was saved; ignored")
            return
        }
        state = last
    }

    /// Nothing waits: drawing is done at once.
    public func flush() {}

    /// Nothing waits: drawing is done at once.
    public func synchronize() {}
}
