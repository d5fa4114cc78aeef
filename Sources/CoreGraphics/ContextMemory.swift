import Foundation
internal import Raster

/// Memory outside of the context's bitmap that shows its pixels: the caller's, or what `CGContext.data` gave out.
final class ContextMemory {
    let base: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let layout: PixelLayout
    private let isOwned: Bool

    init(base: UnsafeMutableRawPointer, bytesPerRow: Int, layout: PixelLayout, isOwned: Bool) {
        self.base = base
        self.bytesPerRow = bytesPerRow
        self.layout = layout
        self.isOwned = isOwned
    }

    deinit {
        if isOwned { base.deallocate() }
    }

    /// What the caller may have written.
    func load(into bitmap: Bitmap) {
        bitmap.load(base, bytesPerRow: bytesPerRow, layout: layout)
    }

    func store(_ bitmap: Bitmap, part: PixelRect) {
        bitmap.store(base, bytesPerRow: bytesPerRow, layout: layout, part: part)
    }
}
