enum ImageAttachmentError: Error, CustomStringConvertible {
    case notEncoded(width: Int, height: Int)

    var description: String {
        switch self {
        case .notEncoded(let width, let height): "an image of \(width) × \(height) pixels could not be encoded"
        }
    }
}
