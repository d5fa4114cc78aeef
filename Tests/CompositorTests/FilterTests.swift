import CoreGraphics
import CornerGeometry
import Raster
import RenderTree
import Testing

@testable import Compositor

/// Filters and backdrops: the same bytes whatever part is drawn, and by however many threads.
struct FilterTests {
    private func box(_ rect: CGRect, _ color: CGColor, _ effects: RenderEffects? = nil) -> RenderNode {
        RenderNode(outline: CornerOutline(rect: rect), background: color, effects: effects)
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.7)

    private var tree: RenderNode {
        let blurred = RenderNode(
            transform: CGAffineTransform(a: 0.9, b: 0.2, c: -0.2, d: 0.9, tx: 20, ty: 10),
            outline: CornerOutline(rect: .zero), opacity: 0.8,
            effects: RenderEffects(filters: [.blur(sigma: 2.5, isOpaque: false), .color(.saturation(0.3))]),
            children: [box(CGRect(x: 0, y: 0, width: 20, height: 30), red)])
        let path = CGPath(ellipseIn: CGRect(x: 10, y: 15, width: 40, height: 30), transform: nil)
        let shape = RenderShape(
            path: path, fillColor: red, fillRule: .winding, strokeColor: nil, lineWidth: 0, lineCap: .butt,
            lineJoin: .miter, miterLimit: 10, dashPattern: [], dashPhase: 0, strokeStart: 0, strokeEnd: 1)
        let glass = RenderNode(
            outline: CornerOutline(rect: CGRect(x: 0, y: 0, width: 64, height: 64)),
            effects: RenderEffects(backdrop: RenderBackdrop(shape: shape, sigma: 3, saturation: 1.8)))
        let cut = RenderNode(
            outline: CornerOutline(rect: CGRect(x: 12.3, y: 5, width: 40, height: 50)), masksToBounds: true,
            children: [glass])
        return RenderNode(
            outline: CornerOutline(rect: .zero),
            children: [box(CGRect(x: 30, y: 8, width: 20, height: 40), blue), blurred, cut])
    }

    private func bytes(_ bitmap: Bitmap) -> [UInt32] {
        (0..<bitmap.height).flatMap { y in bitmap.withRow(y) { Array($0) } }
    }

    @Test(arguments: [Look.screen, .quartz])
    func partsAndThreadsGiveTheSameBytes(_ look: Look) throws {
        let whole = try #require(Bitmap(width: 64, height: 64))
        Compositor(look: look).draw(tree, into: whole, transform: .identity)
        #expect(bytes(whole).contains { $0 != 0 })
        let parts = try #require(Bitmap(width: 64, height: 64))
        for y in stride(from: 0, to: 64, by: 13) {
            for x in stride(from: 0, to: 64, by: 17) {
                Compositor(look: look, threads: 3).draw(
                    tree, into: parts, transform: .identity,
                    region: PixelRect(x0: x, y0: y, x1: min(x + 17, 64), y1: min(y + 13, 64)))
            }
        }
        #expect(bytes(parts) == bytes(whole))
    }

    @Test func whatIsFilteredIsDamageAsAWhole() throws {
        let session = RenderSession(bitmap: try #require(Bitmap(width: 64, height: 64)))
        let frame = { (x: CGFloat) in
            RenderNode(
                outline: CornerOutline(rect: .zero),
                children: [
                    RenderNode(
                        outline: CornerOutline(rect: .zero),
                        effects: RenderEffects(filters: [.blur(sigma: 2, isOpaque: false)]),
                        children: [box(CGRect(x: x, y: 20, width: 6, height: 6), red)])
                ])
        }
        session.update(to: frame(20))
        session.update(to: frame(23))
        let whole = try #require(Bitmap(width: 64, height: 64))
        Compositor().draw(frame(23), into: whole, transform: .identity)
        #expect(bytes(session.bitmap) == bytes(whole))
    }

    @Test func anythingBehindGlassIsDamageOfIt() throws {
        let glass = tree.children[2]
        let frame = { (x: CGFloat) in
            RenderNode(
                outline: CornerOutline(rect: .zero),
                children: [box(CGRect(x: x, y: 20, width: 9, height: 9), red), glass])
        }
        let session = RenderSession(bitmap: try #require(Bitmap(width: 64, height: 64)))
        session.update(to: frame(5))
        session.update(to: frame(9))
        let whole = try #require(Bitmap(width: 64, height: 64))
        Compositor().draw(frame(9), into: whole, transform: .identity)
        #expect(bytes(session.bitmap) == bytes(whole))
    }

    @Test func theBlurIsAGaussiansSum() throws {
        let bitmap = try #require(Bitmap(width: 41, height: 41))
        bitmap.withMutableRow(20) { $0[20] = 0xffff_ffff }
        bitmap.blur(sigma: 1.5)
        // 255 / (2 π σ²) at the middle.
        let middle = bitmap.withRow(20) { Int($0[20] >> 24) }
        #expect(abs(middle - 18) <= 1)
        #expect(bitmap.withRow(20) { $0[23] } == bitmap.withRow(23) { $0[20] })
    }

    @Test func isolatedChildrenBlendWithOneAnotherAlone() throws {
        let yellow = box(CGRect(x: 0, y: 0, width: 8, height: 8), CGColor(red: 1, green: 1, blue: 0, alpha: 1))
        let magenta = RenderNode(
            outline: CornerOutline(rect: CGRect(x: 0, y: 0, width: 8, height: 8)),
            background: CGColor(red: 1, green: 0, blue: 1, alpha: 1), blendMode: .multiply)
        let alone = RenderNode(outline: CornerOutline(rect: .zero), isolatesBlending: true, children: [magenta])
        let bitmap = try #require(Bitmap(width: 8, height: 8))
        Compositor().draw(
            RenderNode(outline: CornerOutline(rect: .zero), children: [yellow, alone]), into: bitmap,
            transform: .identity)
        #expect(bitmap.withRow(3) { $0[3] } == 0xffff_00ff)
    }
}
