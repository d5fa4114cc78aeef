import CoreGraphics

extension CAReplicatorLayer {
    /// By the names of Apple's key-value coding.
    static let ownProperties: [String: LayerProperty] = [
        "instanceCount": LayerProperty(
            kind: .number,
            get: { layer in
                (layer as? CAReplicatorLayer).map { .number(Double($0.replicator.instanceCount)) } ?? .none
            },
            set: { layer, value in
                guard case .number(let number) = value else { return }
                // Far more than are drawn, and far from overflowing.
                (layer as? CAReplicatorLayer)?.replicator.instanceCount = Int(
                    min(max(number.finite, -1e9), 1e9).rounded())
            }),
        "instanceDelay": LayerProperty(
            kind: .number,
            get: { layer in (layer as? CAReplicatorLayer).map { .number($0.replicator.instanceDelay) } ?? .none },
            set: { layer, value in
                guard case .number(let number) = value else { return }
                (layer as? CAReplicatorLayer)?.replicator.instanceDelay = number
            }),
        "instanceTransform": .transform(\CAReplicatorLayer.replicator.instanceTransform),
        "instanceColor": .color(\CAReplicatorLayer.replicator.instanceColor),
        "instanceRedOffset": .number(\CAReplicatorLayer.replicator.redOffset),
        "instanceGreenOffset": .number(\CAReplicatorLayer.replicator.greenOffset),
        "instanceBlueOffset": .number(\CAReplicatorLayer.replicator.blueOffset),
        "instanceAlphaOffset": .number(\CAReplicatorLayer.replicator.alphaOffset),
        "preservesDepth": .flag(\CAReplicatorLayer.replicator.preservesDepth),
    ]
}
