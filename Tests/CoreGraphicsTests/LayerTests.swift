import Foundation
import Testing

@testable import CoreGraphics

@Suite struct LayerTests {
    private let letters: [UInt32: Character] = [0: ".", 0xff00_00ff: "R", 0x0000_ffff: "B"]

    private func layer(_ context: CGContext, _ width: CGFloat = 2, _ height: CGFloat = 2) throws -> CGLayer {
        let layer = try #require(
            CGLayer(context, size: CGSize(width: width, height: height), auxiliaryInfo: nil))
        layer.context?.setFillColor(redColor)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        return layer
    }

    @Test func isDrawnWhereItIsPutAndScaled() throws {
        let context = try canvas(6, 4)
        context.interpolationQuality = .none
        let layer = try layer(context)
        #expect(layer.size == CGSize(width: 2, height: 2))
        context.draw(layer, at: CGPoint(x: 0, y: 0))
        context.draw(layer, at: CGPoint(x: 1, y: 2))
        context.draw(layer, in: CGRect(x: 2, y: 0, width: 4, height: 4))
        #expect(picture(context, letters) == ["......", ".R....", "..RR..", "R.RR.."])
    }

    @Test func hasThePixelsOfItsContextAndItsWayUp() throws {
        let context = try #require(CGContext(points: CGRect(x: 0, y: 0, width: 3, height: 2), scale: 2))
        let layer = try layer(context, 1.25, 2)
        #expect(layer.context?.width == 3)
        #expect(layer.context?.height == 4)
        context.draw(layer, at: CGPoint(x: 1, y: 0))
        // Low y lies above in this context, for the layer as for all else.
        #expect(picture(context, letters) == ["..RR..", "..RR..", "......", "......"])
    }

    @Test func takesAlphaAndClipAndMayDrawItself() throws {
        let context = try canvas(4, 2)
        let layer = try layer(context)
        context.setAlpha(0.5)
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1))
        context.draw(layer, at: CGPoint(x: 1, y: 0))
        context.draw(layer, at: CGPoint(x: 2, y: 1))
        #expect(row(context, 1) == [0, 0x8000_0080, 0, 0])
        #expect(row(context, 0) == [0, 0, 0, 0])
        layer.context?.draw(layer, at: CGPoint(x: 1, y: 1))
        #expect(layer.context.map { picture($0, letters) } == [".R", "R."])
        for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1e9, height: 1)] {
            #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
        }
    }
}
