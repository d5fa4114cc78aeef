import CoreGraphics
internal import CornerGeometry
import RenderTree
import UIKit

/// A thin line across the stack around it.
public struct Divider: View {
    public typealias Body = Never

    public nonisolated init() {}
}

extension Divider: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        LeafNode(self, place) { node, _ in
            DividerElement(node)
        } update: { element, _ in
            element.invalidateLayout()
        }
    }
}

private final class DividerElement: LayoutElement {
    /// The line is one pixel thick and runs across a row, else along.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = environment.pixelLength
        var element = container
        while let current = element, !(current is any StackElement) { element = current.container }
        return (element as? any StackElement)?.axis == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    override func draw(_ size: CGSize) -> RenderNode? {
        RenderNode(
            outline: CornerOutline(rect: CGRect(origin: .zero, size: size)),
            background: Color(uiColor: .separator).resolved(in: environment))
    }
}
