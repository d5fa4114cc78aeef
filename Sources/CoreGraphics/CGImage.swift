import Foundation
package import Raster

/// A picture of pixels that do not change.
public final class CGImage: Hashable, Sendable {
    /// Premultiplied sRGB. The pixels of a mask are black, with an alpha that says how much shows.
    package let bitmap: Bitmap
    package let storedAlphaInfo: CGImageAlphaInfo
    public let isMask: Bool
    public let colorSpace: CGColorSpace?
    public let shouldInterpolate: Bool
    public let renderingIntent: CGColorRenderingIntent

    /// Takes over a bitmap that is not written from here on.
    package init(
        bitmap: Bitmap, alphaInfo: CGImageAlphaInfo = .premultipliedLast, colorSpace: CGColorSpace? = nil,
        isMask: Bool = false, shouldInterpolate: Bool = true,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        self.bitmap = bitmap
        storedAlphaInfo = alphaInfo
        self.isMask = isMask
        self.colorSpace = isMask ? nil : colorSpace ?? CGColorSpace(.sRGB)
        self.shouldInterpolate = shouldInterpolate
        self.renderingIntent = renderingIntent
    }

    public var width: Int { bitmap.width }
    public var height: Int { bitmap.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { isMask ? 8 : 32 }
    public var bytesPerRow: Int { width * bitsPerPixel / 8 }
    public var alphaInfo: CGImageAlphaInfo { isMask ? .none : storedAlphaInfo }
    /// R G B A in memory, whatever layout the image was made from.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }

    /// The pixels, R G B A (for a mask: one byte of how much is masked out), rows from the top without gaps.
    public var dataProvider: CGDataProvider? {
        var data = Data(capacity: bytesPerRow * height)
        for y in 0..<height {
            bitmap.withRow(y) { row in
                if isMask {
                    data.append(contentsOf: row.map { 255 - UInt8(truncatingIfNeeded: $0 >> 24) })
                } else {
                    data.append(Data(buffer: row))
                }
            }
        }
        return CGDataProvider(data: data)
    }

    public func copy() -> CGImage? { self }

    /// The part inside `rect` (pixels, y downwards, made whole outwards); nil where that is empty.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard let part = PixelRect(covering: rect)?.intersection(bitmap.bounds), !part.isEmpty,
            let copy = Bitmap(width: part.width, height: part.height)
        else { return nil }
        for y in 0..<part.height {
            bitmap.withRow(part.y0 + y) { source in
                copy.withMutableRow(y) { target in
                    for x in 0..<part.width { target[x] = source[part.x0 + x] }
                }
            }
        }
        return CGImage(
            bitmap: copy, alphaInfo: storedAlphaInfo, colorSpace: colorSpace, isMask: isMask,
            shouldInterpolate: shouldInterpolate, renderingIntent: renderingIntent)
    }

    /// The same object: pixels are not compared.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
