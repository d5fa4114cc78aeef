/// A colour space as numbers: its curve, its primaries, and whether values outside of 0 ... 1 count.
package struct ColorSpaceDefinition: Hashable, Sendable {
    package enum Gamut: Hashable, Sendable { case sRGB, displayP3, genericRGB }

    package var name: String
    package var isGray = false
    package var transfer: TransferFunction = .sRGB
    package var gamut: Gamut = .sRGB
    package var isExtended = false

    static let sRGB = ColorSpaceDefinition(name: CGColorSpace.sRGB)
    static let deviceRGB = ColorSpaceDefinition(name: "kCGColorSpaceDeviceRGB")
    static let deviceGray = ColorSpaceDefinition(name: "kCGColorSpaceDeviceGray", isGray: true)
    static let genericGray = ColorSpaceDefinition(name: CGColorSpace.genericGrayGamma2_2, isGray: true)

    /// The old profile of macOS: gamma 1.8.
    package static let genericRGB = ColorSpaceDefinition(
        name: CGColorSpace.genericRGB, transfer: .gamma18, gamut: .genericRGB)

    static let named: [String: ColorSpaceDefinition] = {
        let all = [
            sRGB, deviceRGB, deviceGray, genericGray,
            ColorSpaceDefinition(name: CGColorSpace.extendedSRGB, isExtended: true),
            ColorSpaceDefinition(name: CGColorSpace.linearSRGB, transfer: .linear),
            ColorSpaceDefinition(name: CGColorSpace.extendedLinearSRGB, transfer: .linear, isExtended: true),
            ColorSpaceDefinition(name: CGColorSpace.displayP3, gamut: .displayP3),
            ColorSpaceDefinition(name: CGColorSpace.extendedDisplayP3, gamut: .displayP3, isExtended: true),
            ColorSpaceDefinition(name: CGColorSpace.linearDisplayP3, transfer: .linear, gamut: .displayP3),
            ColorSpaceDefinition(
                name: CGColorSpace.extendedLinearDisplayP3, transfer: .linear, gamut: .displayP3, isExtended: true),
            genericRGB,
            ColorSpaceDefinition(name: CGColorSpace.genericRGBLinear, transfer: .linear, gamut: .genericRGB),
            ColorSpaceDefinition(name: CGColorSpace.extendedGray, isGray: true, isExtended: true),
            ColorSpaceDefinition(name: CGColorSpace.linearGray, isGray: true, transfer: .linear),
            ColorSpaceDefinition(
                name: CGColorSpace.extendedLinearGray, isGray: true, transfer: .linear, isExtended: true),
        ]
        return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    }()

    private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

    private var matrixToSRGB: ColorMatrix? {
        switch gamut {
        case .sRGB: nil
        case .displayP3: .displayP3ToSRGB
        case .genericRGB: .genericRGBToSRGB
        }
    }

    private var matrixFromSRGB: ColorMatrix? { matrixToSRGB?.inverse }

    private var isEncodedSRGB: Bool { transfer == .sRGB && gamut == .sRGB }

    /// From this space's components (one or three, without alpha) to encoded sRGB that may lie outside of 0 ... 1.
    package func toSRGB(_ components: [Double]) -> (red: Double, green: Double, blue: Double) {
        var v =
            isGray ? (components[0], components[0], components[0]) : (components[0], components[1], components[2])
        if isEncodedSRGB { return v }
        v = (transfer.decode(v.0), transfer.decode(v.1), transfer.decode(v.2))
        if let matrix = matrixToSRGB { v = matrix.apply(v) }
        let curve = TransferFunction.sRGB
        return (curve.encode(v.0), curve.encode(v.1), curve.encode(v.2))
    }

    /// From encoded sRGB to this space's components; clipped to 0 ... 1 unless the space is an extended one.
    package func fromSRGB(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
        var result: [Double]
        if isGray, red == green, green == blue, isEncodedSRGB {
            result = [red]
        } else if isGray {
            let curve = TransferFunction.sRGB
            let light =
                Self.luminance.red * curve.decode(red) + Self.luminance.green * curve.decode(green)
                + Self.luminance.blue * curve.decode(blue)
            result = [transfer.encode(light)]
        } else if isEncodedSRGB {
            result = [red, green, blue]
        } else {
            let curve = TransferFunction.sRGB
            var v = (curve.decode(red), curve.decode(green), curve.decode(blue))
            if let matrix = matrixFromSRGB { v = matrix.apply(v) }
            result = [transfer.encode(v.0), transfer.encode(v.1), transfer.encode(v.2)]
        }
        return isExtended ? result : result.map { min(max($0, 0), 1) }
    }
}
