import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor struct CanvasTests {
    @Test func aCopyHasAStateOfItsOwn() throws {
        let drawn = try Picture(
            Canvas { context, size in
                #expect(size == CGSize(width: 40, height: 20))
                var copy = context
                copy.translateBy(x: 20, y: 0)
                copy.opacity = 0.5
                copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pure(1, 0, 0)))
            }.frame(width: 40, height: 20))
        #expect(drawn(5, 5) == [255, 0, 0, 255] && drawn.isNear(25, 5, [0, 0, 0, 128]))
        #expect(drawn(15, 5)[3] == 0 && drawn(5, 15)[3] == 0)
    }

    @Test func clipsAndLayers() throws {
        let drawn = try Picture(
            Canvas { context, _ in
                var inside = context
                inside.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
                inside.fill(Path(CGRect(x: 5, y: 0, width: 10, height: 20)), with: .color(.black))
                var outside = context
                outside.clip(to: Path(CGRect(x: 20, y: 0, width: 10, height: 20)), options: .inverse)
                outside.fill(Path(CGRect(x: 15, y: 0, width: 25, height: 20)), with: .color(.black))
                context.blendMode = .multiply
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.pure(0, 1, 0)))
                }
            }.frame(width: 40, height: 20))
        #expect(drawn(7, 10)[3] == 255 && drawn(12, 10)[3] == 0)
        #expect(drawn(17, 10)[3] == 255 && drawn(25, 10)[3] == 0 && drawn(35, 10)[3] == 255)
        #expect(drawn(1, 1) == [0, 255, 0, 255])
    }

    @Test func gradientsLieBetweenPoints() throws {
        let drawn = try Picture(
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 20, y: 0),
                        endPoint: CGPoint(x: 60, y: 0)))
            }.frame(width: 80, height: 4))
        #expect(drawn.isNear(10, 2, [0, 0, 0, 255]) && drawn.isNear(70, 2, [255, 255, 255, 255], by: 2))
        #expect(drawn(30, 2)[0] < drawn(50, 2)[0])
    }

    @Test func coreGraphicsDrawsFromTheTop() throws {
        let drawn = try Picture(
            Canvas { context, _ in
                context.withCGContext { core in
                    core.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
                    core.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
                }
            }.frame(width: 20, height: 20))
        #expect(drawn(5, 2) == [0, 0, 255, 255] && drawn(5, 15)[3] == 0)
    }
}

@MainActor struct ImageRendererTests {
    @Test func theImageHasTheViewsSizeTimesTheScale() {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        renderer.scale = 3
        #expect(renderer.cgImage?.width == 90 && renderer.cgImage?.height == 60)
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
        renderer.content = Color.red.frame(width: 10, height: 20)
        #expect(renderer.cgImage?.width == 30)
    }

    @Test func whatIsLeftOpenIsTheViewsAffair() {
        let renderer = ImageRenderer(content: Color.red)
        #expect(renderer.cgImage?.width == 10)
        renderer.proposedSize = ProposedViewSize(width: 25, height: nil)
        #expect(renderer.cgImage?.width == 25 && renderer.cgImage?.height == 10)
        renderer.render { size, _ in #expect(size == CGSize(width: 25, height: 10)) }
    }
}
