import CoreGraphics

extension CAGradientLayer {
    /// By the names of Apple's key-value coding.
    static let ownProperties: [String: LayerProperty] = [
        "colors": LayerProperty(
            kind: .colors,
            get: { layer in
                guard let layer = layer as? CAGradientLayer else { return .none }
                return .list((layer.gradient.colors ?? []).compactMap { ($0 as? CGColor).map { .color($0) } })
            },
            set: { layer, value in
                guard case .list(let values) = value else { return }
                let colors = values.compactMap { value -> CGColor? in
                    if case .color(let color) = value { color } else { nil }
                }
                (layer as? CAGradientLayer)?.gradient.colors = colors.isEmpty ? nil : colors
            }),
        "locations": .numbers(\CAGradientLayer.gradient.locations),
        "startPoint": .point(\CAGradientLayer.gradient.startPoint),
        "endPoint": .point(\CAGradientLayer.gradient.endPoint),
        "type": .name(\CAGradientLayer.gradient.type),
    ]
}
