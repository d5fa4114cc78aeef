import AppKit
import CoreGraphics
import UIKit

extension Image {
    /// A picture of AppKit's in its own size; a template is painted in the style in front. One without pixels is empty.
    public init(nsImage: NSImage) {
        let size = nsImage.size
        guard size.width > 0, let pixels = nsImage.cgImage(forProposedRect: nil, context: nil, hints: nil) else {
            self.init(uiImage: UIImage())
            return
        }
        let picture = UIImage(cgImage: pixels, scale: CGFloat(pixels.width) / size.width, orientation: .up)
        self.init(uiImage: nsImage.isTemplate ? picture.withRenderingMode(.alwaysTemplate) : picture)
    }
}
