import Compositor
import CoreGraphics
import QuartzCore
import Raster
import Testing

@testable import Benchmarks

/// The scenes as trees of layers look as they do straight through the renderer.
@MainActor @Suite struct SceneLayersTests {
    @Test(arguments: SceneName.allCases) func layersShowTheScene(_ name: SceneName) throws {
        let part = SceneExcerpt(of: name)
        let straight = try part.drawn(threads: 1, regionSide: nil)
        let canvas = try Bitmap.canvas(of: part.scene)
        let scale = CGAffineTransform(scaleX: CGFloat(part.scene.scale), y: CGFloat(part.scene.scale))
        Compositor().draw(
            SceneLayers(part.scene).root.commit(), into: canvas, transform: scale, region: part.region)
        let (greatest, different) = difference(straight, canvas, in: part.region)
        // True circles and the cubics of a path are up to 3 bytes apart; under a translucent part that adds one.
        #expect(greatest <= 4, "\(name): \(different) pixels differ, the most by \(greatest)")
    }

    private func difference(_ a: Bitmap, _ b: Bitmap, in region: PixelRect) -> (greatest: Int, pixels: Int) {
        var (greatest, pixels) = (0, 0)
        for y in region.y0..<region.y1 {
            a.withRow(y) { first in
                b.withRow(y) { second in
                    for x in region.x0..<region.x1 where first[x] != second[x] {
                        pixels += 1
                        for shift: UInt32 in [0, 8, 16, 24] {
                            let (one, other) = (Int(first[x] >> shift & 255), Int(second[x] >> shift & 255))
                            greatest = max(greatest, abs(one - other))
                        }
                    }
                }
            }
        }
        return (greatest, pixels)
    }

    @Test func aCardIsOneLayerWithItsShadow() throws {
        let root = SceneLayers(SceneName.uniformCards.scene()).root
        let card = try #require(root.sublayers?.first)
        #expect(root.sublayers?.count == 1000 && card.cornerRadius == 12 && card.shadowRadius == 6)
        let shape = try #require(SceneLayers(SceneName.cards.scene()).root.sublayers?.first as? CAShapeLayer)
        #expect(shape.shadowPath === shape.path)
    }
}
