import CoreGraphics
internal import CornerGeometry
import RenderTree

extension RenderNode {
    /// Several nodes as one that draws nothing itself.
    static func group(_ size: CGSize, _ children: [RenderNode]) -> RenderNode {
        RenderNode(
            outline: CornerOutline(rect: CGRect(origin: .zero, size: size)), children: RenderChildren(children))
    }

    /// The node elsewhere in its parent.
    func moved(by offset: CGPoint) -> RenderNode {
        placed(
            by: transform.concatenating(CGAffineTransform(translationX: offset.x, y: offset.y)), opacity: opacity,
            blendMode: blendMode)
    }

    /// The node, drawn through a map of the space that it stands in.
    func mapped(by map: CGAffineTransform, _ size: CGSize) -> RenderNode {
        placed(by: transform.concatenating(map), opacity: opacity, blendMode: blendMode)
    }
}
