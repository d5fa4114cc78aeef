import CoreGraphics
internal import CornerGeometry
import RenderTree

extension Color: View {
    public typealias Body = Never
}

extension Color: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        LeafNode(self, place) {
            ColorElement($0, color: $1)
        } update: {
            $0.take($1)
        }
    }
}

/// Fills its frame with a colour.
private final class ColorElement: LayoutElement {
    private var color: CGColor
    private lazy var motion = PaintMotion(of: self)

    init(_ node: ViewNode, color: Color) {
        self.color = color.resolved(in: node.environment)
        super.init(node)
        motion.aim(at: .color(self.color))
    }

    func take(_ color: Color) {
        let resolved = color.resolved(in: environment)
        guard resolved != self.color else { return }
        self.color = resolved
        motion.aim(at: .color(resolved))
        invalidateDrawing()
    }

    override func hitRule(_ point: CGPoint) -> HitRule { boundsContain(point) ? .hit : .asInside }

    override func draw(_ size: CGSize) -> RenderNode? {
        RenderNode(
            outline: CornerOutline(rect: CGRect(origin: .zero, size: size)),
            background: motion.first.color ?? color)
    }
}
