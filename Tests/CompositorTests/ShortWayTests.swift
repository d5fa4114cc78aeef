import CoreGraphics
import CornerGeometry
import Raster
import RenderTree
import Testing

@testable import Compositor

/// Groups that are left out, shadows and masks told by one shape, clips of single items: the picture is that of the
/// plain rules.
struct ShortWayTests {
    private func canvas() throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: 48, height: 48))
        for y in 0..<48 {
            bitmap.withMutableRow(y) { row in
                for x in row.indices { row[x] = 0xffff_ffff }
            }
        }
        return bitmap
    }

    private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
        var largest = 0
        for y in 0..<a.height {
            a.withRow(y) { first in
                b.withRow(y) { second in
                    for x in first.indices {
                        for shift in [0, 8, 16, 24] as [UInt32] {
                            let d = abs(Int(first[x] >> shift & 255) - Int(second[x] >> shift & 255))
                            largest = max(largest, d)
                        }
                    }
                }
            }
        }
        return largest
    }

    @Test(arguments: Array(0..<120) + [240, 283, 450, 542, 580]) func randomTreesAreDrawnByTheRules(_ seed: UInt32)
        throws
    {
        var tree = RandomTree(seed: seed)
        let node = tree.node()
        let (short, plain) = (try canvas(), try canvas())
        Compositor().draw(node, into: short, transform: .identity)
        Renderer().draw(ReferencePainter().items(for: node, in: .identity), into: plain)
        // Each rounding of a blend may differ by one, and there are many of them over each other.
        let difference = difference(short, plain)
        #expect(difference <= 4, "seed \(seed)")
    }

    private func items(_ node: RenderNode, _ transform: CGAffineTransform = .identity) -> [DrawItem] {
        Compositor().items(for: node, transform: transform, visible: PixelRect(x0: 0, y0: 0, x1: 48, y1: 48))
    }

    private func groups(_ items: [DrawItem]) -> Int {
        items.reduce(0) { count, item in
            guard case .group(let group) = item.content else { return count }
            return count + 1 + groups(group.items) + groups(group.mask ?? [])
        }
    }

    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func box(
        _ rect: CGRect, radius: CGFloat = 0, _ color: CGColor? = red, border: RenderBorder? = nil,
        shadow: RenderShadow? = nil, masks: Bool = false, mask: RenderNode? = nil, opacity: Double = 1,
        children: RenderChildren = []
    ) -> RenderNode {
        RenderNode(
            transform: CGAffineTransform(translationX: rect.minX, y: rect.minY),
            outline: CornerOutline(
                rect: CGRect(origin: .zero, size: rect.size), radii: CornerRadii(radius)), background: color,
            border: border, shadow: shadow, masksToBounds: masks, mask: mask, opacity: opacity, children: children)
    }

    private let shadow = RenderShadow(
        color: red, opacity: 1, radius: 2, offset: CGSize(width: 0, height: 2), path: nil)

    @Test func plainThingsNeedNoGroup() {
        let frame = CGRect(x: 4, y: 4, width: 30, height: 20)
        #expect(groups(items(box(frame, radius: 5, opacity: 0.5))) == 0)
        #expect(groups(items(box(frame, radius: 5, shadow: shadow))) == 0)
        #expect(groups(items(box(frame, radius: 5, masks: true))) == 0)
        let inside = box(CGRect(x: 6, y: 6, width: 5, height: 5))
        #expect(groups(items(box(frame, radius: 5, masks: true, children: [inside]))) == 0)
        #expect(groups(items(box(frame, radius: 5, shadow: shadow, children: [inside]))) == 0)
        #expect(groups(items(box(frame, nil, opacity: 0.5, children: [box(frame, opacity: 0.5)]))) == 0)
        let sticksOut = box(CGRect(x: 20, y: 6, width: 20, height: 5))
        #expect(groups(items(box(frame, masks: true, children: [sticksOut]))) == 0)
        #expect(groups(items(box(frame, radius: 5, masks: true, children: [sticksOut]))) == 1)
        #expect(groups(items(box(frame, radius: 5, shadow: shadow, children: [sticksOut]))) == 1)
        #expect(groups(items(box(frame, radius: 5, opacity: 0.5, children: [inside]))) == 1)
        #expect(
            groups(items(box(frame, radius: 5, mask: box(CGRect(x: 0, y: 0, width: 9, height: 9), radius: 4)))) == 0
        )
        // A shadow of what one child shows.
        #expect(groups(items(box(frame, nil, shadow: shadow, children: [box(frame, radius: 4)]))) == 0)
    }

    @Test func whatCannotBeSeenIsLeftOut() {
        #expect(items(box(CGRect(x: 60, y: 0, width: 10, height: 10))).isEmpty)
        #expect(items(box(CGRect(x: 0, y: -20, width: 10, height: 10))).isEmpty)
        #expect(items(box(CGRect(x: 0, y: 0, width: 10, height: 10), opacity: 0)).isEmpty)
        // A child that sticks out is seen, unless it is clipped.
        let child = box(CGRect(x: -20, y: 0, width: 10, height: 10))
        #expect(items(box(CGRect(x: 60, y: 0, width: 10, height: 10), children: [child])).count == 2)
        #expect(items(box(CGRect(x: 60, y: 0, width: 10, height: 10), masks: true, children: [child])).isEmpty)
        // So is a shadow that is thrown far.
        let thrown = RenderShadow(
            color: Self.red, opacity: 1, radius: 1, offset: CGSize(width: -30, height: 0), path: nil)
        #expect(!items(box(CGRect(x: 60, y: 0, width: 10, height: 10), shadow: thrown)).isEmpty)
        #expect(items(box(CGRect(x: 0, y: 0, width: 10, height: 10)), CGAffineTransform(scaleX: 0, y: 1)).isEmpty)
    }

    @Test func quarterTurnsAndMirrorsStayOutlines() throws {
        let outline = CornerOutline(
            rect: CGRect(x: 0, y: 0, width: 20, height: 10),
            radii: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
        let center = CGAffineTransform(translationX: -10, y: -5)
        let turned = try #require(
            NodeSpace(center.concatenating(CGAffineTransform(rotationAngle: .pi / 2))).upright(outline))
        // Turned clockwise as seen with y downwards: the top left corner comes to the top right.
        #expect(turned.rect == CGRect(x: -5, y: -10, width: 10, height: 20))
        #expect(turned.radii == CornerRadii(topLeft: 4, topRight: 1, bottomRight: 2, bottomLeft: 3))
        let back = try #require(
            NodeSpace(center.concatenating(CGAffineTransform(rotationAngle: -.pi / 2))).upright(outline))
        #expect(back.radii == CornerRadii(topLeft: 2, topRight: 3, bottomRight: 4, bottomLeft: 1))
        let mirrored = try #require(NodeSpace(CGAffineTransform(scaleX: -1, y: 1)).upright(outline))
        #expect(mirrored.radii == CornerRadii(topLeft: 2, topRight: 1, bottomRight: 4, bottomLeft: 3))
        let eighth = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(NodeSpace(eighth.concatenating(eighth)).upright(outline) != nil)
        #expect(NodeSpace(eighth).upright(outline) == nil)
        #expect(NodeSpace(CGAffineTransform(scaleX: 2, y: 1)).upright(outline) == nil)
        #expect(NodeSpace(CGAffineTransform(scaleX: 2, y: 1)).upright(CornerOutline(rect: outline.rect)) != nil)
    }
}
