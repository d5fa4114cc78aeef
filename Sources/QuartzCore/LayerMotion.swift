import CoreGraphics
import RenderTree

/// What a layer has once it has animations, a time of its own, actions, or values under names of its own; most layers
/// have none of it.
final class LayerMotion {
    @exclusivity(unchecked) var timing = MediaTiming()
    /// In the order in which they were added, which is that in which they act.
    @exclusivity(unchecked) var records: [AnimationRecord] = []
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    /// Values under names of the program's own.
    var values: [String: Any] = [:]
    /// The key whose action runs now, its value before, and what was shown before.
    var changing: (key: String, old: LayerValue, previous: LayerValue)?

    /// The list of the clock that knows of the animations.
    weak var schedule: AnimationSchedule?
    /// The layer's time for which the node was made.
    var nodeTime: CFTimeInterval?
    /// The copy that shows the animations in one commit.
    var shown: (pass: Int, copy: CALayer)?
    /// The action of its coming to be seen runs.
    var isOrderingIn = false
    /// What a transition leads away from.
    var transitionStart: RenderNode?

    /// Of a presentation copy: the layer that it shows.
    weak var model: CALayer?
    /// Of a presentation copy: that of the superlayer.
    var presentedSuperlayer: CALayer?
}
