import AppKit

enum ImageAttachmentError: Error, CustomStringConvertible {
    case notEncoded(size: CGSize)

    var description: String {
        switch self {
        case .notEncoded(let size): "an image of \(size.width) × \(size.height) points could not be encoded"
        }
    }
}
