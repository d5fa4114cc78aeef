// Apple's functions have capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import Raster

/// Writes an image into a file or into data in memory.
///
/// As on Apple's systems one destination is filled and finalised by one thread.
public final class CGImageDestination {
    enum Target {
        case data(NSMutableData)
        case file(URL)
    }

    let target: Target
    /// How many images were announced.
    let capacity: Int
    var images: [CGImage] = []
    var isFinal = false

    init?(target: Target, type: String, capacity: Int) {
        guard ImageType(rawValue: type) != nil else {
            Notice.once("image files of type \(type) are not written; \(ImageType.png.rawValue) is")
            return nil
        }
        // A PNG holds one image.
        guard capacity == 1 else { return nil }
        self.target = target
        self.capacity = capacity
    }

    func finalize() -> Bool {
        guard !isFinal, images.count == capacity, let png = images.first?.pngData() else { return false }
        isFinal = true
        switch target {
        case .data(let data):
            data.append(png)
            return true
        case .file(let url):
            return (try? png.write(to: url, options: .atomic)) != nil
        }
    }
}

extension CGImage {
    /// The image as a PNG in sRGB; nil where there is no memory for it.
    package func pngData() -> Data? { bitmap.pngData() }
}

/// A destination that appends a file of the given type to `data`; nil for a type that is not supported.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(target: .data(data), type: type, capacity: count)
}

/// A destination that writes a file of the given type; nil for a type that is not supported.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(target: .file(url), type: type, capacity: count)
}

/// Adds an image; one more than was announced is left out.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    guard idst.images.count < idst.capacity else { return }
    if properties?.isEmpty == false {
        Notice.once("CGImageDestinationAddImage: properties are not written")
    }
    idst.images.append(image)
}

/// Writes what was added. False where fewer images were added than announced, or where writing fails.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    idst.finalize()
}
