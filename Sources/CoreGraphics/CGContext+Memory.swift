import Foundation
internal import Raster

extension CGContext {
    /// The pixels in the layout that the context was made with; what is written there counts as drawn.
    public var data: UnsafeMutableRawPointer? {
        if let memory { return memory.base }
        guard let layout else { return nil }
        let size = requestedBytesPerRow * height
        let base = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        let memory = ContextMemory(base: base, bytesPerRow: requestedBytesPerRow, layout: layout, isOwned: true)
        memory.store(bitmap, part: bitmap.bounds)
        self.memory = memory
        return base
    }

    /// Has what was written into the memory of `data` count in the bitmap.
    package func loadMemory() { memory?.load(into: bitmap) }

    /// The pixels as they are now; later drawing does not change the image.
    public func makeImage() -> CGImage? {
        memory?.load(into: bitmap)
        guard let copy = bitmap.copy() else { return nil }
        if layout?.isGray == true, layout?.red != nil {
            copy.mapPixels { pixel in
                let gray =
                    ((pixel & 255) * 13933 + (pixel >> 8 & 255) * 46871 + (pixel >> 16 & 255) * 4732 + 32768) >> 16
                return gray | gray << 8 | gray << 16 | pixel & 0xff00_0000
            }
        }
        return CGImage(
            bitmap: copy, alphaInfo: isOpaque ? .noneSkipLast : .premultipliedLast,
            colorSpace: layout?.isGray == true ? colorSpace : nil)
    }
}
