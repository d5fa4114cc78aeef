import CoreGraphics
import Foundation

/// A change of a layer's property that an animation is to be made of.
package struct LayerChange {
    package let layer: CALayer
    package let key: String
    /// The model's value before the change.
    let old: LayerValue
    /// What was shown before the change, animations included.
    let shown: LayerValue
    /// The model's value after the change.
    let new: LayerValue

    /// Whether an animation can go between the values.
    package var isAnimatable: Bool { key != "contents" && (layer.property(key)?.isImplicit ?? !new.lanes.isEmpty) }

    /// One part of a structure changes by itself: the size of bounds, or their origin.
    var parts: [LayerChange] {
        guard key == "bounds" else { return [self] }
        return ["bounds.size", "bounds.origin"].compactMap { name in
            guard let part = ValueComponent(String(name.dropFirst(7)), of: .rect) else { return nil }
            let change = LayerChange(
                layer: layer, key: name, old: part.part(of: old), shown: part.part(of: shown),
                new: part.part(of: new))
            return change.old.lanes == change.new.lanes && change.shown.lanes == change.new.lanes ? nil : change
        }
    }

    /// Gives the model a value between the old one, at 0, and the new one, at 1.
    package func settle(at progress: Double) {
        guard let path = AnimatedPath(key, in: layer) else { return }
        path.set(old.interpolated(to: new, at: progress), in: layer)
        if path.key == "bounds" { layer.setNeedsLayout() }
        layer.invalidate()
        if layer.reportsOutline { layer.reportOutline(of: path.key) }
    }

    /// Gives the model what is seen of an animation of this change that is stopped, 0 at its beginning; what other changes
    /// add to the value stays.
    package func stop(at progress: Double) {
        // Radii have been settled anew by the bounds that were stopped.
        guard key != CALayer.cornerRadiiKey, isAdditive(new), isAdditive(old),
            let path = AnimatedPath(key, in: layer)
        else { return settle(at: progress) }
        let left = old.adding(new.scaled(by: -1)).scaled(by: 1 - progress)
        path.set(path.value(in: layer).adding(left), in: layer)
        if path.key == "bounds" { layer.setNeedsLayout() }
        layer.invalidate()
    }

    /// Adds the animations from what was shown to the new value.
    @discardableResult
    package func animate(_ settings: ChangeSettings) -> [AnimationRecord] {
        parts.compactMap { $0.animateWhole(settings) }
    }

    private func animateWhole(_ settings: ChangeSettings) -> AnimationRecord? {
        let animation = settings.makeAnimation(keyPath: key)
        let kind = new.kind
        var addedKey = key
        if settings.isAdditive, isAdditive(new), isAdditive(old) {
            // What still moves the value goes on, and the two movements add up.
            animation.isAdditive = true
            animation.fromValue = old.adding(new.scaled(by: -1)).boxed(as: kind)
            animation.toValue = new.scaled(by: 0).boxed(as: kind)
            var number = 2
            while layer.animation(forKey: addedKey) != nil {
                addedKey = "\(key)-\(number)"
                number += 1
            }
        } else {
            animation.fromValue = shown.boxed(as: shown.isNone ? kind : shown.kind) ?? NSNull()
            animation.toValue = new.boxed(as: kind) ?? NSNull()
        }
        return settings.add(animation, to: layer, forKey: addedKey)
    }

    private func isAdditive(_ value: LayerValue) -> Bool {
        switch value {
        case .number, .point, .size, .rect: true
        // They keep step with the bounds, whose movements add up.
        case .list: key == CALayer.cornerRadiiKey
        default: false
        }
    }
}
