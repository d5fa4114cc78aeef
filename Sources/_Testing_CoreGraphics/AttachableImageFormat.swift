/// How a picture that is attached to a test is encoded.
public struct AttachableImageFormat: Hashable, Sendable {
    /// What a file's name ends with.
    let pathExtension: String

    public static let png = AttachableImageFormat(pathExtension: "png")
}

extension AttachableImageFormat: CustomStringConvertible {
    public var description: String { pathExtension }
}
