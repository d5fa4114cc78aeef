import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Raster
import RenderTree

/// S11 as layers: one of sixty cards moves from frame to frame, and what has changed is drawn, or all of it.
@MainActor struct DamageMeasurement {
    private let threads: Int
    private var damaged: [Double] = []
    private var full: [Double] = []

    init(threads: Int) throws {
        self.threads = threads
        let name = SceneName.animation
        let scene = name.scene(frame: 0)
        let root = SceneLayers(scene).root
        let canvas = try Bitmap.canvas(of: scene)
        let whole = try Bitmap.canvas(of: scene)
        let compositor = Compositor(threads: threads)
        let session = RenderSession(bitmap: canvas, compositor: compositor)
        session.update(to: root.commit())
        guard let card = root.sublayers?.last else { throw Options.Mistake(description: "S11 has no card") }
        for frame in 1..<name.frameCount {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            card.position.x += 4
            CATransaction.commit()
            var node: RenderNode?
            let change = Stopwatch.milliseconds {
                let committed = root.commit()
                session.update(to: committed)
                node = committed
            }
            guard let node else { continue }
            let redraw = Stopwatch.milliseconds { compositor.draw(node, into: whole, transform: .identity) }
            if frame == name.frameCount - 1,
                canvas.digest(of: canvas.bounds).hexadecimal != whole.digest(of: whole.bounds).hexadecimal
            {
                throw Options.Mistake(description: "damage and a full redraw of S11 differ")
            }
            damaged.append(change)
            full.append(redraw)
        }
    }

    var json: String {
        let (damaged, full) = (Stopwatch.median(damaged), Stopwatch.median(full))
        return "{\"scene\":\"S11-damage\",\"threads\":\(threads),\"runs\":\(self.full.count)"
            + ",\"damage_ms\":\(damaged),\"full_ms\":\(full),\"share\":\(Stopwatch.rounded(damaged / full))"
            + ",\"holds\":\(damaged <= full / 5)}"
    }
}
