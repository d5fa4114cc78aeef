import QuartzCore

/// The spaces that colours of views are made in.
enum ColorSpaces {
    static let extendedSRGB = named(CGColorSpace.extendedSRGB)
    static let extendedGray = named(CGColorSpace.extendedGray)
    static let displayP3 = named(CGColorSpace.displayP3)

    private static func named(_ name: CFString) -> CGColorSpace {
        CGColorSpace(name: name) ?? CGColorSpaceCreateDeviceRGB()
    }
}
