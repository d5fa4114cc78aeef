import CoreGraphics
import CornerGeometry
import Raster
import Testing

@testable import RenderTree

/// Nodes are left out by these bounds: they must hold all that is drawn.
struct DrawnBoundsTests {
    private let black = CGColor.black

    private func node(
        _ rect: CGRect, _ color: CGColor? = .black, shadow: RenderShadow? = nil, shape: RenderShape? = nil,
        masks: Bool = false, mask: RenderNode? = nil, opacity: Double = 1, children: RenderChildren = []
    ) -> RenderNode {
        RenderNode(
            transform: CGAffineTransform(translationX: rect.minX, y: rect.minY),
            outline: CornerOutline(rect: CGRect(origin: .zero, size: rect.size)), background: color, shape: shape,
            shadow: shadow, masksToBounds: masks, mask: mask, opacity: opacity, children: children)
    }

    @Test func childrenClipsAndMasks() {
        let child = node(CGRect(x: 15, y: 5, width: 10, height: 10))
        let frame = CGRect(x: 3, y: 3, width: 20, height: 20)
        #expect(node(frame, nil).drawnBounds.isNull)
        #expect(node(frame, opacity: 0).drawnBounds.isNull)
        #expect(node(frame, children: [child]).drawnBounds == CGRect(x: 0, y: 0, width: 25, height: 20))
        #expect(node(frame, nil, children: [child]).drawnBounds == CGRect(x: 15, y: 5, width: 10, height: 10))
        #expect(
            node(frame, nil, masks: true, children: [child]).drawnBounds
                == CGRect(x: 15, y: 5, width: 5, height: 10))
        let mask = node(CGRect(x: 1, y: 1, width: 4, height: 4))
        #expect(node(frame, mask: mask).drawnBounds == CGRect(x: 1, y: 1, width: 4, height: 4))
        #expect(node(frame, mask: node(frame, nil)).drawnBounds.isNull)
    }

    @Test func shadowsAndStrokesReachOut() {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let shadow = RenderShadow(
            color: black, opacity: 1, radius: 1, offset: CGSize(width: 30, height: 0), path: nil)
        #expect(node(frame, shadow: shadow).drawnBounds.maxX >= 54)
        #expect(node(frame, shadow: shadow).drawnBounds.minX == 0)
        #expect(node(frame, nil, shadow: shadow).drawnBounds.isNull)
        let path = CGPath(rect: CGRect(x: 100, y: 0, width: 5, height: 5), transform: nil)
        let thrown = RenderShadow(color: black, opacity: 1, radius: 1, offset: .zero, path: path)
        #expect(node(frame, nil, shadow: thrown).drawnBounds.contains(CGRect(x: 98, y: -2, width: 9, height: 9)))
        #expect(node(frame, nil, shadow: thrown, masks: true).drawnBounds.isNull)
        let shape = RenderShape(
            path: path, fillColor: nil, fillRule: .winding, strokeColor: black, lineWidth: 4, lineCap: .square,
            lineJoin: .round, miterLimit: 10, dashPattern: [], dashPhase: 0, strokeStart: 0, strokeEnd: 1)
        #expect(
            node(frame, nil, shape: shape).drawnBounds.contains(CGRect(x: 97.2, y: -2.8, width: 10.6, height: 10.6))
        )
    }

    @Test func whatIsNotFiniteIsNeverLeftOut() {
        var data = PathData()
        data.move(to: CGPoint(x: 0, y: CGFloat.nan))
        let shadow = RenderShadow(
            color: black, opacity: 1, radius: 1, offset: .zero, path: CGPath(data: data))
        #expect(node(CGRect(x: 0, y: 0, width: 2, height: 2), shadow: shadow).drawnBounds.isInfinite)
    }

    /// From an edge far out and a length the other edge cannot be told.
    @Test(arguments: [-1e300, -1e17, 1e17, 1e300]) func whatIsFarOutDoesNotHideTheRest(_ place: CGFloat) {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let far = RenderNode(
            transform: CGAffineTransform(translationX: place, y: 0), outline: CornerOutline(rect: frame),
            background: .black)
        let near = node(frame)
        #expect(node(frame, nil, children: [near, far]).drawnBounds.maxX >= near.drawnBounds.maxX)
        #expect(node(frame, nil, children: [near, far]).drawnBounds.minX <= near.drawnBounds.minX)
    }
}
