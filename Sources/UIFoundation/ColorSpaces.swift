import QuartzCore

/// The spaces that colours are made in.
package enum ColorSpaces {
    package static let extendedSRGB = named(CGColorSpace.extendedSRGB)
    package static let extendedGray = named(CGColorSpace.extendedGray)
    package static let displayP3 = named(CGColorSpace.displayP3)

    private static func named(_ name: CFString) -> CGColorSpace {
        CGColorSpace(name: name) ?? CGColorSpaceCreateDeviceRGB()
    }
}
