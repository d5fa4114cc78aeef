import CoreGraphics
import Raster

extension CALayer {
    /// How the finished layer, shadow included, is combined with what lies behind it: the name of a blend mode, such as
    /// "multiplyBlendMode". Anything else is said and does nothing; nil draws over what is there.
    public final var compositingFilter: Any? {
        get { state.compositingFilter }
        set {
            let name = newValue as? String
            if newValue != nil, name.flatMap({ LayerState.blendModes[$0] }) == nil {
                let value = name ?? newValue.map { "a \(type(of: $0))" } ?? ""
                Notice.once(
                    "CALayer.compositingFilter: \(value) is not a blend mode that is drawn; it does nothing")
            }
            update(\.compositingFilter, to: name)
        }
    }
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
