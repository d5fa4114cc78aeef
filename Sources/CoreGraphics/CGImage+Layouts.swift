import Foundation
internal import Raster

extension CGImage {
    /// An image of 8-bit gray or RGB pixels, with or without alpha, straight or premultiplied, in any byte order.
    ///
    /// Nil, with a word on standard error, for other layouts, too few bytes, and sides that are not drawn.
    ///
    /// - Parameter decode: Pairs that map the components' range; only nil is supported.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let name = "CGImage(width:height:…)"
        guard
            let layout = PixelLayout(
                isGray: space.model == .monochrome, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
                info: bitmapInfo)
        else {
            Notice.once(
                "\(name): no support for \(bitsPerComponent) bits per component, \(bitsPerPixel) per pixel, bitmapInfo "
                    + "\(bitmapInfo.rawValue); no image is made")
            return nil
        }
        if decode != nil { Notice.once("\(name): decode is not supported; the components are taken as they are") }
        guard
            let bitmap = Bitmap(
                name, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, provider: provider)
        else { return nil }
        bitmap.convertToSRGB(from: space)
        self.init(
            bitmap: bitmap, alphaInfo: layout.alpha == nil ? .noneSkipLast : .premultipliedLast, colorSpace: space,
            shouldInterpolate: shouldInterpolate, renderingIntent: intent)
    }

    /// A mask of one byte a pixel: 0 is painted, 255 is left out.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let name = "CGImage(maskWidth:height:…)"
        guard
            let layout = PixelLayout(
                isGray: true, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
                info: CGBitmapInfo(alpha: .alphaOnly))
        else {
            Notice.once("\(name): only masks of 8 bits are supported; no mask is made")
            return nil
        }
        // A decode array of [1, 0] turns the mask around.
        let isInverted = decode.map { $0[0] > $0[1] } ?? false
        guard
            let bitmap = Bitmap(
                name, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, provider: provider)
        else { return nil }
        if !isInverted { bitmap.mapPixels { ~$0 & 0xff00_0000 } }
        self.init(bitmap: bitmap, isMask: true, shouldInterpolate: shouldInterpolate)
    }

    /// The image seen through a mask of the same proportions: a mask's unpainted parts, or the dark parts of a gray
    /// image, become transparent.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let copy = Bitmap(width: width, height: height) else { return nil }
        for y in 0..<height {
            mask.bitmap.withRow(y * mask.height / height) { shown in
                bitmap.withRow(y) { source in
                    copy.withMutableRow(y) { target in
                        for x in 0..<width {
                            let part = mask.shownAlpha(shown[x * mask.width / width])
                            target[x] = source[x].scaled(by: part)
                        }
                    }
                }
            }
        }
        return CGImage(
            bitmap: copy, alphaInfo: .premultipliedLast, colorSpace: colorSpace, isMask: isMask,
            shouldInterpolate: shouldInterpolate, renderingIntent: renderingIntent)
    }

    /// The same pixels with another name for what they mean; nil for a mask and for another count of components.
    public func copy(colorSpace: CGColorSpace) -> CGImage? {
        guard !isMask, colorSpace.model == self.colorSpace?.model else { return nil }
        if colorSpace == self.colorSpace { return self }
        guard let copy = bitmap.copy() else { return nil }
        copy.convertToSRGB(from: colorSpace)
        return CGImage(
            bitmap: copy, alphaInfo: storedAlphaInfo, colorSpace: colorSpace, shouldInterpolate: shouldInterpolate,
            renderingIntent: renderingIntent)
    }

    /// How much a pixel lets through where the image serves as a mask: its alpha, or its gray if it has none.
    func shownAlpha(_ pixel: UInt32) -> UInt32 {
        guard !isMask, storedAlphaInfo == .noneSkipLast else { return pixel >> 24 }
        return ((pixel & 255) * 13933 + (pixel >> 8 & 255) * 46871 + (pixel >> 16 & 255) * 4732 + 32768) >> 16
    }
}
