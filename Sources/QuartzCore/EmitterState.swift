import CoreGraphics

/// The stored values of an emitter layer.
struct EmitterState {
    var cells: [CAEmitterCell]?
    var birthRate: Float = 1
    var lifetime: Float = 1
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var size = CGSize.zero
    var depth: CGFloat = 0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var preservesDepth = false
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var seed: UInt32 = 0

    var isEmitting: Bool { cells?.isEmpty == false }
}
