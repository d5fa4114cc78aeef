public import CoreGraphics
internal import ImageIO

extension CGImage: AttachableAsImage {
    public func withUnsafeBytes<R>(
        as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        guard let data = bitmap.pngData() else {
            throw ImageAttachmentError.notEncoded(width: width, height: height)
        }
        return try data.withUnsafeBytes(body)
    }
}
