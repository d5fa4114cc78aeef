import CoreGraphics
import CornerGeometry
import Raster
import RenderTree
import Testing

@testable import Compositor

/// A rasterised node whose bitmap is coarser than it asks for, since it would be too large: what is drawn of it keeps
/// within what it says it draws, or regions and damage would miss it.
struct RasterizedExtentTests {
    /// A line of a million points under a box: a pixel of the bitmap is 244 points wide and high.
    private func node(child: CGFloat) -> RenderNode {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 4, y: 30))
        path.addLine(to: CGPoint(x: 1_000_000, y: 31))
        let shape = RenderShape(
            path: path, fillColor: nil, fillRule: .winding, strokeColor: .black, lineWidth: 4, lineCap: .butt,
            lineJoin: .round, miterLimit: 10, dashPattern: [], dashPhase: 0, strokeStart: 0, strokeEnd: 1)
        let box = RenderNode(
            transform: CGAffineTransform(translationX: child, y: 28),
            outline: CornerOutline(rect: CGRect(x: 0, y: 0, width: 9, height: 4)), background: .black)
        return RenderNode(
            outline: CornerOutline(rect: CGRect(x: 0, y: 0, width: 9, height: 9)), shape: shape,
            rasterizationScale: 1, children: [box])
    }

    private func bytes(_ bitmap: Bitmap) -> [UInt32] {
        (0..<bitmap.height).flatMap { y in bitmap.withRow(y) { Array($0) } }
    }

    private func canvas() throws -> Bitmap { try #require(Bitmap(width: 64, height: 64)) }

    @Test func nothingIsDrawnBeyondTheDrawnBounds() throws {
        let node = node(child: 30)
        let bitmap = try canvas()
        // Between pixels, so that there is a bitmap.
        Compositor().draw(node, into: bitmap, transform: CGAffineTransform(translationX: 0.25, y: 0))
        // Around the stroke, and the margin of a rasterised node.
        #expect(node.drawnBounds.minY == 25 && node.drawnBounds.maxY == 36)
        let rows = (0..<64).filter { y in bitmap.withRow(y) { $0.contains { $0 != 0 } } }
        #expect(!rows.isEmpty && rows.allSatisfy { (25..<36).contains($0) }, "\(rows)")
    }

    @Test func partsAndDamageGiveTheSameBytes() throws {
        let (whole, parts) = (try canvas(), try canvas())
        let transform = CGAffineTransform(translationX: 0.25, y: 3.5)
        Compositor().draw(node(child: 40), into: whole, transform: transform)
        for y in stride(from: 0, to: 64, by: 13) {
            for x in stride(from: 0, to: 64, by: 17) {
                let region = PixelRect(x0: x, y0: y, x1: min(x + 17, 64), y1: min(y + 13, 64))
                Compositor().draw(node(child: 40), into: parts, transform: transform, region: region)
            }
        }
        #expect(bytes(parts) == bytes(whole))
        let session = RenderSession(bitmap: try canvas(), transform: transform)
        session.update(to: node(child: 2))
        session.update(to: node(child: 40))
        #expect(bytes(session.bitmap) == bytes(whole))
    }
}
