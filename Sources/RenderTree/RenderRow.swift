package import CoreGraphics

/// A part of many children that lie one over the other, with what a walk asks of all of them at once.
package final class RenderRow: Sendable {
    package let nodes: [RenderNode]
    /// Around all that the nodes draw, in the space that they stand in; null where that is nothing.
    package let drawnBounds: CGRect
    /// The largest of the nodes' own, as it counts in the space that they stand in; 0 where there is no shadow.
    package let shadowStretch: CGFloat
    let extent: DrawnExtent
    /// Whether one of the nodes shows what lies behind it.
    package let hasBackdrop: Bool

    init(_ nodes: [RenderNode]) {
        var extent = DrawnExtent()
        var stretch: CGFloat = 0
        extent.add(nodes, through: nil, &stretch)
        self.extent = extent
        drawnBounds = extent.rect
        shadowStretch = stretch
        hasBackdrop = nodes.contains { $0.hasBackdrop }
        self.nodes = nodes
    }
}

extension DrawnExtent {
    /// Adds what nodes draw.
    ///
    /// - Parameters:
    ///   - space: from the space that the nodes stand in; nil where that is the same.
    ///   - stretch: grows to the nodes' `shadowStretch` there.
    mutating func add(_ nodes: [RenderNode], through space: CGAffineTransform?, _ stretch: inout CGFloat) {
        for node in nodes {
            if space == nil, node.transform.isMove {
                add(node.drawnBounds, dx: node.transform.tx, dy: node.transform.ty)
                stretch = max(stretch, node.shadowStretch)
                continue
            }
            let transform = space.map { node.transform.concatenating($0) } ?? node.transform
            add(node.drawnBounds(through: transform))
            if node.shadowStretch > 0 { stretch = max(stretch, node.shadowStretch * transform.unevenness) }
        }
    }
}
