import Foundation

/// An action that hands the change to a closure.
package final class ChangeAction: NSObject, CAAction {
    private let body: (LayerChange) -> Void

    package init(_ body: @escaping (LayerChange) -> Void) { self.body = body }

    package func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let changing = layer.motion?.changing, changing.key == event,
            let path = AnimatedPath(event, in: layer)
        else { return }
        let change = LayerChange(
            layer: layer, key: event, old: changing.old, shown: changing.previous, new: path.value(in: layer))
        if change.isAnimatable { body(change) }
    }
}
