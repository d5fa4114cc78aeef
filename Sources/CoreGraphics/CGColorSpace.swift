import Foundation
internal import Raster

/// What the components of a colour mean.
///
/// Known: sRGB, Display P3 and Generic RGB with their linear and extended kinds, the device spaces, and gray.
/// A device space is taken as sRGB. Gray of gamma 2.2 is drawn as iOS draws it: its value is the red, green and
/// blue of sRGB, without a change of curve.
public final class CGColorSpace: Hashable, Sendable {
    package let definition: ColorSpaceDefinition

    package init(_ definition: ColorSpaceDefinition) {
        self.definition = definition
    }

    /// Nil, with a word on standard error, for a name that is not known.
    public convenience init?(name: CFString) {
        guard let definition = ColorSpaceDefinition.named[name] else {
            Notice.once("CGColorSpace(name:): \(name) is not supported")
            return nil
        }
        self.init(definition)
    }

    /// The space of patterns: of those that bring their own colours, or, with a base, of stencils that are painted in a
    /// colour of that space. Nil for the base of another pattern space.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard let baseSpace else {
            self.init(.coloredPattern)
            return
        }
        guard baseSpace.model != .pattern else {
            Notice.once("CGColorSpace(patternBaseSpace:): a pattern space is no base; nil")
            return nil
        }
        var definition = baseSpace.definition
        definition.isPattern = true
        self.init(definition)
    }

    public var name: CFString? { definition.isPattern ? nil : definition.name }
    public var model: CGColorSpaceModel {
        if definition.isPattern { return .pattern }
        return definition.isGray ? .monochrome : .rgb
    }
    /// Without alpha.
    public var numberOfComponents: Int { definition.hasComponents ? (definition.isGray ? 1 : 3) : 0 }
    public var isWideGamutRGB: Bool {
        definition.gamut == .displayP3 || (definition.isExtended && !definition.isGray)
    }
    public var supportsOutput: Bool { true }
    public var baseColorSpace: CGColorSpace? { nil }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs === rhs || lhs.definition == rhs.definition
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(definition)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.deviceRGB) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }
