import CoreGraphics
import Raster

extension CALayer {
    /// How the finished layer, shadow included, is combined with what lies behind it: the name of a blend mode, such as
    /// "multiplyBlendMode". Anything else is kept, and said to do nothing; nil draws over what is there.
    public final var compositingFilter: Any? {
        get { state.compositingFilter ?? motion?.values[Self.otherFilter] }
        set {
            let name = newValue as? String
            if let newValue, name.flatMap({ LayerState.blendModes[$0] }) == nil {
                Notice.once(
                    "CALayer.compositingFilter: \(Self.name(ofFilter: newValue)) is not a blend mode that is drawn; "
                        + "it does nothing")
            }
            if name == nil, newValue != nil || motion?.values[Self.otherFilter] != nil {
                madeMotion.values[Self.otherFilter] = newValue
            } else if name != nil {
                motion?.values[Self.otherFilter] = nil
            }
            update(\.compositingFilter, "compositingFilter", to: name)
        }
    }

    /// Where a filter is kept that is no name.
    private static let otherFilter = "compositingFilter.object"
}

extension LayerState {
    var blendMode: CGBlendMode {
        guard hasRareValues, let name = self.compositingFilter else { return .normal }
        return Self.blendModes[name] ?? .normal
    }

    /// Core Animation's names.
    fileprivate static let blendModes: [String: CGBlendMode] = [
        "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
        "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
        "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight,
        "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
        "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
        "luminosityBlendMode": .luminosity, "sourceOver": .normal, "sourceIn": .sourceIn, "sourceOut": .sourceOut,
        "sourceAtop": .sourceAtop, "destOver": .destinationOver, "destIn": .destinationIn,
        "destOut": .destinationOut, "destAtop": .destinationAtop, "xor": .xor, "copy": .copy, "clear": .clear,
        "plusL": .plusLighter, "plusD": .plusDarker,
    ]
}
