import Foundation
import Raster

/// A part of a scene: its first operations, in one rectangle of the canvas.
struct SceneExcerpt: Sendable {
    var scene: Scene
    var region: PixelRect

    static func whole(of name: SceneName) -> SceneExcerpt {
        let scene = name.scene(frame: name.pictureFrame)
        return SceneExcerpt(
            scene: scene, region: PixelRect(x0: 0, y0: 0, x1: scene.pixelWidth, y1: scene.pixelHeight))
    }

    private init(scene: Scene, region: PixelRect) {
        self.scene = scene
        self.region = region
    }

    /// Small enough for a debug build, and still with every kind of thing that the scene draws.
    init(of name: SceneName) {
        self = Self.whole(of: name)
        switch name {
        case .oneCard: region = PixelRect(x0: 300, y0: 300, x1: 800, y1: 800)
        case .huge: region = PixelRect(x0: 480, y0: 1480, x1: 1080, y1: 2080)
        case .badge: break
        default: region = PixelRect(x0: 201, y0: 147, x1: 840, y1: 560)
        }
        switch name {
        case .bigBlur: keep(6)
        case .cards, .uniformCards, .cardsWithoutShadow: keep(120)
        case .continuousCorners, .strokesAndDashes: keep(100)
        case .maskedTiles, .contentShadows: keep(30)
        default: break
        }
    }

    private mutating func keep(_ count: Int) {
        scene.operations = Array(scene.operations.prefix(1 + count))
    }

    /// Drawn on a white canvas; what lies outside of `region` stays white.
    ///
    /// - Parameter regionSide: draws square by square, which must give the same bytes.
    func drawn(threads: Int, regionSide: Int?) throws -> Bitmap {
        let canvas = try Bitmap.canvas(of: scene)
        let items = scene.items()
        let renderer = Renderer(threads: threads)
        guard let side = regionSide else {
            renderer.draw(items, into: canvas, region: region)
            return canvas
        }
        for y in stride(from: region.y0, to: region.y1, by: side) {
            for x in stride(from: region.x0, to: region.x1, by: side) {
                let square = PixelRect(x0: x, y0: y, x1: x + side, y1: y + side)
                renderer.draw(items, into: canvas, region: square.intersection(region))
            }
        }
        return canvas
    }

    /// A hash of the whole canvas, or in an excerpt of the region and a border of 8 pixels that must have stayed.
    func digest(threads: Int, regionSide: Int?) throws -> FNVHash {
        let canvas = try drawn(threads: threads, regionSide: regionSide)
        let border = PixelRect(
            x0: region.x0 - 8, y0: region.y0 - 8, x1: region.x1 + 8, y1: region.y1 + 8)
        return canvas.digest(of: border.intersection(canvas.bounds))
    }
}
