public import Testing

extension Attachment {
    /// A picture to attach to a test.
    ///
    /// - Parameters:
    ///   - preferredName: The file's name; its ending follows the format.
    ///   - imageFormat: PNG where none is given.
    public init<T: AttachableAsImage>(
        _ image: T, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) where AttachableValue == AttachableImageWrapper<T> {
        self.init(
            AttachableImageWrapper(wrappedValue: image, imageFormat: imageFormat ?? .png), named: preferredName,
            sourceLocation: sourceLocation)
    }

    /// Attaches a picture to the test that runs.
    public static func record<T: AttachableAsImage>(
        _ image: T, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) where AttachableValue == AttachableImageWrapper<T> {
        record(
            Attachment(image, named: preferredName, as: imageFormat, sourceLocation: sourceLocation),
            sourceLocation: sourceLocation)
    }
}
