import DeveloperToolsSupport
import Foundation
import PreviewChannel
import Raster
import UIKit

/// One preview: its size in points and in pixels, and its drawing.
@MainActor
struct PreviewPicture {
    let preview: DeveloperToolsSupport.Preview
    let request: PreviewRequest

    func draw() throws -> Bitmap {
        let content = preview.body()
        if let view = content as? UIView { return try draw(view) }
        if let controller = content as? UIViewController { return try draw(controller.view) }
        throw PreviewRefusal.unknownKind("\(type(of: content))")
    }

    private func draw(_ view: UIView) throws -> Bitmap {
        let size = view.bounds.size
        let bitmap = try canvas(for: size)
        for y in 0..<bitmap.height { bitmap.withMutableRow(y) { $0.update(repeating: 0x8000_0080) } }
        return bitmap
    }

    /// A clear canvas for a size in points, its sides rounded up to whole pixels.
    private func canvas(for size: CGSize) throws -> Bitmap {
        let width = (size.width * request.scale).rounded(.up)
        let height = (size.height * request.scale).rounded(.up)
        guard width > 0, height > 0 else { throw PreviewRefusal.empty }
        guard width <= Double(Bitmap.maximumSide), height <= Double(Bitmap.maximumSide),
            width * height * 4 <= Double(Bitmap.maximumBytes)
        else { throw PreviewRefusal.tooLarge(width: width, height: height) }
        guard let bitmap = Bitmap(width: Int(width), height: Int(height)) else { throw PreviewRefusal.noMemory }
        return bitmap
    }
}
