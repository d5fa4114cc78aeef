import Foundation
import Raster

/// Why no picture can be made of a preview.
enum PreviewRefusal: Error, Equatable, CustomStringConvertible {
    case empty
    case notFinite(CGSize)
    case tooLarge(width: Double, height: Double)
    case noMemory
    case unknownKind(String)

    var description: String {
        switch self {
        case .empty:
            "its view has no size; give it a frame, or render with --size WxH"
        case .notFinite(let size):
            "its size is \(size.width) x \(size.height)"
        case .tooLarge(let width, let height):
            """
            \(whole(width))x\(whole(height)) pixels are more than is drawn: at most \(Bitmap.maximumSide) on a side and \
            \(Bitmap.maximumBytes >> 30) GiB
            """
        case .noMemory:
            "there is no memory for its picture"
        case .unknownKind(let kind):
            "its body makes a \(kind), which is neither a view nor a view controller"
        }
    }

    private func whole(_ value: Double) -> String {
        value.isFinite && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    }
}
