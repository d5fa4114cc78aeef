// Apple's functions have capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import Raster

/// Reads the images of a file or of data in memory.
public final class CGImageSource: Sendable {
    let data: Data
    let type: ImageType?

    init(data: Data) {
        self.data = data
        type = ImageType(signature: data)
    }
}

/// A source of the images in `data`. Data of an unknown kind makes a source without images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: data)
}

/// A source of the images in a file; nil where the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource(data: $0) }
}

/// A source of the images in a provider's data; nil where the provider has none.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.map { CGImageSource(data: $0) }
}

/// How many images the source has: none where its data is of an unknown kind.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    isrc.type == nil ? 0 : 1
}

/// The uniform type identifier of the source's data, such as `public.png`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.type?.rawValue
}

/// The image at an index; nil where there is none, and where its data is damaged or ends too early.
///
/// Palettes, grays and 16-bit samples become premultiplied sRGB of 8 bits; embedded profiles are not applied.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, isrc.type == .png, let bitmap = Bitmap(pngData: isrc.data) else { return nil }
    return CGImage(bitmap: bitmap, alphaInfo: bitmap.isOpaque ? .noneSkipLast : .premultipliedLast)
}
