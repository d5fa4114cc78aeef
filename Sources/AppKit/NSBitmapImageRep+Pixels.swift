import ImageIO
import QuartzCore
internal import Raster

extension NSBitmapImageRep {
    public enum FileType: UInt, Sendable {
        case tiff = 0
        case bmp = 1
        case gif = 2
        case jpeg = 3
        case png = 4
        case jpeg2000 = 5
    }

    public struct Format: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alphaFirst = Format(rawValue: 1 << 0)
        public static let alphaNonpremultiplied = Format(rawValue: 1 << 1)
        public static let floatingPointSamples = Format(rawValue: 1 << 2)
    }

    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
        public static let gamma = PropertyKey(rawValue: "NSImageGamma")
        public static let fallbackBackgroundColor = PropertyKey(rawValue: "NSImageFallbackBackgroundColor")
    }

    /// The pixels as a PNG or a TIFF; other formats are not written yet: nil, which is said once for each. The properties
    /// play no part.
    public final func representation(
        using storageType: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey: Any]
    ) -> Data? {
        switch storageType {
        case .png: return currentPixels.pngData()
        case .tiff: return tiffRepresentation
        default:
            Notice.once("NSBitmapImageRep.representation(using: .\(storageType)) is not supported; nil")
            return nil
        }
    }

    /// An uncompressed TIFF.
    public final var tiffRepresentation: Data? { TIFFPicture.write(currentPixels) }

    /// - Parameter y: From the top. Nil outside of the bitmap.
    public final func colorAt(x: Int, y: Int) -> NSColor? {
        guard (0..<pixelsWide).contains(x), (0..<pixelsHigh).contains(y) else { return nil }
        let pixel = UInt32(littleEndian: currentPixels.withRow(y) { $0[x] })
        let alpha = CGFloat(pixel >> 24) / 255
        func straight(_ shift: UInt32) -> CGFloat {
            alpha > 0 ? CGFloat(pixel >> shift & 255) / 255 / alpha : 0
        }
        return NSColor(
            srgbRed: min(straight(0), 1), green: min(straight(8), 1), blue: min(straight(16), 1), alpha: alpha)
    }

    /// - Parameter y: From the top. Outside of the bitmap nothing happens.
    public final func setColor(_ color: NSColor, atX x: Int, y: Int) {
        guard (0..<pixelsWide).contains(x), (0..<pixelsHigh).contains(y) else { return }
        guard let context = drawingContext() else { return }
        context.setBlendMode(.copy)
        context.setShouldAntialias(false)
        context.setFillColor(color.cgColor)
        let (wide, high) = (size.width / CGFloat(pixelsWide), size.height / CGFloat(pixelsHigh))
        context.fill(
            NSRect(x: CGFloat(x) * wide, y: CGFloat(pixelsHigh - 1 - y) * high, width: wide, height: high))
    }

    /// The pixels of several representations as one TIFF; the first one is written.
    public class func representationOfImageReps(
        in imageReps: [NSImageRep], using storageType: NSBitmapImageRep.FileType,
        properties: [NSBitmapImageRep.PropertyKey: Any]
    ) -> Data? {
        imageReps.lazy.compactMap { $0 as? NSBitmapImageRep }.first?
            .representation(using: storageType, properties: properties)
    }
}
