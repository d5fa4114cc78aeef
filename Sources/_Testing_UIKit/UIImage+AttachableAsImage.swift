public import UIKit
@_exported import _Testing_CoreGraphics

extension UIImage: AttachableAsImage {
    public func withUnsafeBytes<R>(
        as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        guard let data = pngData() else { throw ImageAttachmentError.notEncoded(size: size) }
        return try data.withUnsafeBytes(body)
    }
}
