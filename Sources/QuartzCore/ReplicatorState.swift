import CoreGraphics

/// The stored values of a replicator layer.
struct ReplicatorState {
    var instanceCount = 1
    var instanceDelay: CFTimeInterval = 0
    var instanceTransform = CATransform3DIdentity
    var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
    var preservesDepth = false

    /// By how much the colours of a copy are multiplied; each factor is held to 0 ... 1.
    func tint(of instance: Int) -> ColorTint {
        let color = instanceColor?.sRGB ?? (red: 1, green: 1, blue: 1)
        func factor(_ base: Double, _ offset: Float) -> Double {
            let value = base + Double(instance) * Double(offset).finite
            return min(max(value.finite, 0), 1)
        }
        return ColorTint(
            red: factor(color.red, redOffset), green: factor(color.green, greenOffset),
            blue: factor(color.blue, blueOffset), alpha: factor(Double(instanceColor?.alpha ?? 1), alphaOffset))
    }
}
