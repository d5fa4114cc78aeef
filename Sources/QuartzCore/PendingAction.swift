import CoreGraphics
import Foundation

/// The action of a change, looked up before it and run after it.
///
/// A class, since most changes have none: then there is nothing to carry past the change.
final class PendingAction {
    let action: any CAAction
    let key: String
    /// The property's value before.
    let old: LayerValue?
    /// What was shown before, animations included.
    let previous: LayerValue?

    init(action: any CAAction, key: String, old: LayerValue?, previous: LayerValue?) {
        self.action = action
        self.key = key
        self.old = old
        self.previous = previous
    }

    func run(on layer: CALayer) {
        let motion = layer.madeMotion
        let outer = motion.changing
        if let old, let previous { motion.changing = (key, old, previous) }
        action.run(forKey: key, object: layer, arguments: nil)
        motion.changing = outer
    }
}
