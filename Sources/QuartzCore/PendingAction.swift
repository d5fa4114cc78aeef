import CoreGraphics
import Foundation

/// The action of a change, looked up before it and run after it.
struct PendingAction {
    let action: any CAAction
    let key: String
    /// The property's value before.
    let old: LayerValue?
    /// What was shown before, animations included.
    let previous: LayerValue?

    func run(on layer: CALayer) {
        let motion = layer.madeMotion
        let outer = motion.changing
        if let old, let previous { motion.changing = (key, old, previous) }
        action.run(forKey: key, object: layer, arguments: nil)
        motion.changing = outer
    }
}
