import CoreGraphics

extension CAEmitterLayer {
    /// By the names of Apple's key-value coding.
    static let ownProperties: [String: LayerProperty] = [
        "birthRate": .number(\CAEmitterLayer.emitter.birthRate),
        "lifetime": .number(\CAEmitterLayer.emitter.lifetime),
        "emitterPosition": .point(\CAEmitterLayer.emitter.position),
        "emitterZPosition": .number(\CAEmitterLayer.emitter.zPosition),
        "emitterSize": .size(\CAEmitterLayer.emitter.size),
        "emitterDepth": .number(\CAEmitterLayer.emitter.depth),
        "emitterShape": .name(\CAEmitterLayer.emitter.shape),
        "emitterMode": .name(\CAEmitterLayer.emitter.mode),
        "renderMode": .name(\CAEmitterLayer.emitter.renderMode),
        "preservesDepth": .flag(\CAEmitterLayer.emitter.preservesDepth),
        "velocity": .number(\CAEmitterLayer.emitter.velocity),
        "scale": .number(\CAEmitterLayer.emitter.scale),
        "spin": .number(\CAEmitterLayer.emitter.spin),
    ]
}
