public import Testing

/// What an attachment of a picture holds.
public struct AttachableImageWrapper<Image: AttachableAsImage>: AttachableWrapper, Sendable {
    public let wrappedValue: Image
    let imageFormat: AttachableImageFormat

    public func withUnsafeBytes<R>(
        for attachment: borrowing Attachment<AttachableImageWrapper>, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        try wrappedValue.withUnsafeBytes(as: imageFormat, body)
    }

    public func preferredName(
        for attachment: borrowing Attachment<AttachableImageWrapper>, basedOn suggestedName: String
    ) -> String {
        let ending = ".\(imageFormat.pathExtension)"
        return suggestedName.hasSuffix(ending) ? suggestedName : suggestedName + ending
    }
}
