// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
internal import Raster

public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

/// Sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { FontCatalogue.shared.familyNames }

/// Sorted.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    let catalogue = FontCatalogue.shared
    return catalogue.familyNames.flatMap { catalogue.faces(ofFamily: $0) }.map(\.postScriptName).sorted()
}

/// Makes the fonts of a file known to this process under their names; false where it holds none that can be read.
///
/// - Parameters:
///   - scope: Whatever it says, the fonts are known to this process alone.
///   - error: Left as it is.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
    guard fontURL.isFileURL, !FontCatalogue.shared.register(file: fontURL.path).isEmpty else {
        Notice.once("CTFontManagerRegisterFontsForURL: \(fontURL.lastPathComponent) holds no font")
        return false
    }
    return true
}
