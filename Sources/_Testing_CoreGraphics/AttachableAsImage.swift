/// A value that can be attached to a test as a picture.
///
/// It stands in for the type of this name in Swift Testing, which is not available on Linux.
public protocol AttachableAsImage: Sendable {
    /// Hands the encoded picture to `body`.
    func withUnsafeBytes<R>(as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R)
        throws -> R
}
