import CoreGraphics
import CornerGeometry
import Testing

@testable import RenderTree

struct RenderChildrenTests {
    private func node(_ index: Int, shadow: RenderShadow? = nil) -> RenderNode {
        RenderNode(
            name: "\(index)",
            transform: CGAffineTransform(translationX: CGFloat(index % 20) * 7.3, y: CGFloat(index / 20) * 0.7),
            outline: CornerOutline(rect: CGRect(x: 0, y: 0, width: 5, height: 5)), background: .black,
            shadow: shadow)
    }

    @Test(arguments: [0, 1, 64, 65, 96, 97, 128, 129, 192, 193, 500]) func holdsAllInTheirOrder(_ count: Int) {
        let nodes = (0..<count).map { node($0) }
        let children = RenderChildren(nodes)
        #expect(children.count == count && zip(children, nodes).allSatisfy { $0 === $1 })
        #expect(children.rows.isEmpty == (count <= 2 * RenderChildren.rowLength))
        let parts = (0..<children.partCount).flatMap { children.nodes(inPart: $0) }
        #expect(parts.count == count && zip(parts, nodes).allSatisfy { $0 === $1 })
    }

    @Test(arguments: [3, 300]) func replacingSharesWhatStays(_ count: Int) throws {
        let nodes = (0..<count).map { node($0) }
        let old = RenderChildren(nodes)
        let (first, second, last) = (node(1000), node(1001), node(1002))
        let new = old.replacing([(place: 1, node: first), (count - 1, last), (1, second)])
        #expect(new.count == count && new[0] === nodes[0] && new[1] === second && new[count - 1] === last)
        #expect(old[1] === nodes[1] && old[count - 1] === nodes[count - 1])
        guard count > 128 else { return }
        #expect(old.rows.count == new.rows.count && old.rows.count > 4)
        #expect(old.rows.indices.filter { old.rows[$0] !== new.rows[$0] } == [0, old.rows.count - 1])
    }

    /// Rows add up to what the nodes would by themselves.
    @Test func rowsKnowWhatIsDrawn() {
        let shadow = RenderShadow(
            color: .black, opacity: 1, radius: 2, offset: CGSize(width: 0, height: 40), path: nil)
        let nodes = (0..<300).map { node($0, shadow: $0 == 140 ? shadow : nil) }
        let parts = nodes.map { $0.drawnBounds(through: $0.transform) }
        let all = RenderNode(outline: CornerOutline(rect: .zero), children: RenderChildren(nodes))
        #expect(all.drawnBounds.minX == parts.map(\.minX).min() && all.drawnBounds.minY == parts.map(\.minY).min())
        #expect(abs(all.drawnBounds.maxX - (parts.map(\.maxX).max() ?? 0)) < 1e-9)
        #expect(abs(all.drawnBounds.maxY - (parts.map(\.maxY).max() ?? 0)) < 1e-9)
        let rows = all.children.rows
        #expect(all.shadowStretch == 1)
        #expect(rows.indices.filter { rows[$0].shadowStretch == 1 } == [140 / RenderChildren.rowLength])
        #expect(rows.filter { $0.shadowStretch == 0 }.count == rows.count - 1)
        let turned = RenderNode(
            childTransform: CGAffineTransform(scaleX: 2, y: 2), outline: CornerOutline(rect: .zero),
            children: all.children)
        #expect(abs(turned.drawnBounds.width - 2 * all.drawnBounds.width) < 1e-9)
    }
}
