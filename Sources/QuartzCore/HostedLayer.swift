import Foundation
import RenderTree

/// A layer that shows what another framework draws, with the layers inside it where that framework wants them.
package final class HostedLayer: CALayer {
    /// Makes what is shown of the nodes of the layers inside; asked whenever the layer's own node is made.
    package var content: (([(layer: CALayer, node: RenderNode)]) -> [RenderNode])?

    /// Has the content asked for again.
    package func contentChanged() { invalidate() }

    override func arranged(
        _ nodes: RenderChildren, at time: CFTimeInterval, earlier: (CFTimeInterval) -> RenderChildren
    ) -> RenderChildren {
        guard let content, nodes.count == children.count else { return nodes }
        return RenderChildren(content(Array(zip(children, nodes))))
    }
}
