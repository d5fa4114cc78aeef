import Raster
import Testing

@testable import Benchmarks

/// Excerpts of the scenes, smaller still than those of `--digest`: this runs in debug builds.
@Suite struct SceneExcerptTests {
    private func small(_ name: SceneName) -> SceneExcerpt {
        var excerpt = SceneExcerpt(of: name)
        excerpt.region.x1 = min(excerpt.region.x1, excerpt.region.x0 + 240)
        excerpt.region.y1 = min(excerpt.region.y1, excerpt.region.y0 + 160)
        return excerpt
    }

    @Test(arguments: SceneName.allCases)
    func everySceneDrawsInsideItsRegionAlone(name: SceneName) throws {
        let excerpt = small(name)
        let canvas = try excerpt.drawn(threads: 1, regionSide: nil)
        var inside = 0
        var outside = 0
        for row in 0..<min(canvas.height, excerpt.region.y1 + 100) {
            canvas.withRow(row) { pixels in
                let columns = excerpt.region.x0..<excerpt.region.x1
                let isRow = row >= excerpt.region.y0 && row < excerpt.region.y1
                for column in 0..<min(canvas.width, excerpt.region.x1 + 100)
                where pixels[column] != PixelColor.white.bits {
                    if isRow && columns.contains(column) { inside += 1 } else { outside += 1 }
                }
            }
        }
        #expect(inside > 500)
        #expect(outside == 0)
    }

    @Test(arguments: SceneName.allCases)
    func threadsAndSquaresGiveTheSameBytes(name: SceneName) throws {
        let excerpt = small(name)
        let whole = try excerpt.digest(threads: 1, regionSide: nil).value
        #expect(try excerpt.digest(threads: 4, regionSide: nil).value == whole)
        #expect(try excerpt.digest(threads: 1, regionSide: 61).value == whole)
    }

    @Test func coldShadowsDifferFromWarmOnes() {
        func sigmas(_ items: [DrawItem]) -> [Double] {
            items.compactMap { if case .shadow(_, let shadow) = $0.content { shadow.sigma } else { nil } }
        }
        #expect(sigmas(Scene.oneCard().items()) == [10])
        #expect(sigmas(Scene.oneCard().items(sigmaFactor: 1.5)) == [15])
    }
}
