public import AppKit
@_exported import _Testing_CoreGraphics

extension NSImage: AttachableAsImage {
    public func withUnsafeBytes<R>(
        as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        guard let image = cgImage(forProposedRect: nil, context: nil, hints: nil),
            let data = NSBitmapImageRep(cgImage: image).representation(using: .png, properties: [:])
        else { throw ImageAttachmentError.notEncoded(size: size) }
        return try data.withUnsafeBytes(body)
    }
}
