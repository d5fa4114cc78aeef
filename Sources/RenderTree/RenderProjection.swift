package import CoreGraphics

/// A tree that is drawn as one flat picture and then projected, as a layer in perspective is.
package final class RenderProjection: Sendable {
    /// In its own space: its transform and its blend mode do not count.
    package let content: RenderNode
    /// From the content's space to the node's.
    package let map: Homography
    /// Around what the content draws, as it is projected; null where there is nothing.
    package let drawnBounds: CGRect

    package init(content: RenderNode, map: Homography) {
        self.content = content
        self.map = map
        drawnBounds = map.box(of: content.drawnBounds)
    }

    func isLike(_ other: RenderProjection) -> Bool {
        if self === other { return true }
        return map == other.map
            && (content === other.content
                || (content.isLike(other.content) && content.children.count == other.content.children.count
                    && zip(content.children, other.content.children).allSatisfy { $0 === $1 }))
    }
}
