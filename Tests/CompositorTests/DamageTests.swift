import CoreGraphics
import CornerGeometry
import Raster
import RenderTree
import Testing

@testable import Compositor

/// What is drawn again after a change gives the bytes of drawing everything.
struct DamageTests {
    private func canvas(_ side: Int = 64) throws -> Bitmap { try #require(Bitmap(width: side, height: side)) }

    private func firstDifference(_ a: Bitmap, _ b: Bitmap) -> String? {
        for y in 0..<a.height {
            let place = a.withRow(y) { first in
                b.withRow(y) { second in
                    first.indices.first { first[$0] != second[$0] }.map {
                        "(\($0), \(y)): \(String(first[$0], radix: 16)), \(String(second[$0], radix: 16))"
                    }
                }
            }
            if let place { return place }
        }
        return nil
    }

    private func full(_ node: RenderNode, _ compositor: Compositor) throws -> Bitmap {
        let bitmap = try canvas()
        compositor.draw(node, into: bitmap, transform: .identity)
        return bitmap
    }

    @Test(arguments: [Look.screen, .quartz], [1, 4])
    func randomEditsGiveTheBytesOfAFullDraw(_ look: Look, _ threads: Int) throws {
        let compositor = Compositor(look: look, threads: threads)
        var (drawn, all) = (0, 0)
        for seed in 0..<120 as Range<UInt32> {
            var edits = RandomEdits(seed: seed)
            var tree = edits.tree()
            let session = RenderSession(bitmap: try canvas(), compositor: compositor)
            #expect(session.update(to: tree) == [session.bitmap.bounds])
            for step in 0..<4 {
                tree = edits.edited(tree)
                let rects = session.update(to: tree)
                let difference = firstDifference(session.bitmap, try full(tree, compositor))
                #expect(difference == nil, "\(look), seed \(seed), step \(step)")
                if difference != nil { break }
                all += 64 * 64
                drawn += min(64 * 64, rects.reduce(0) { $0 + $1.width * $1.height })
            }
        }
        // The trees are small and close, and most changes touch a part of them alone.
        #expect(drawn * 10 < all * 7, "\(drawn) of \(all) pixels")
    }

    @Test(arguments: [Look.screen, .quartz]) func regionsGiveTheBytesOfAFullDraw(_ look: Look) throws {
        let compositor = Compositor(look: look)
        for seed in 200..<300 as Range<UInt32> {
            var edits = RandomEdits(seed: seed)
            let tree = edits.tree()
            let parts = try canvas()
            for y in stride(from: 0, to: 64, by: 13) {
                for x in stride(from: 0, to: 64, by: 17) {
                    let region = PixelRect(x0: x, y0: y, x1: x + 17, y1: y + 13)
                    compositor.draw(tree, into: parts, transform: .identity, region: region)
                }
            }
            let difference = firstDifference(parts, try full(tree, compositor))
            #expect(difference == nil, "\(look), seed \(seed)")
        }
    }
}
