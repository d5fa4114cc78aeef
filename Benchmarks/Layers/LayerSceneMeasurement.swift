import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Raster
import RenderTree

/// How long a scene takes as a tree of layers, beside the same scene straight through the renderer, by turns.
@MainActor struct LayerSceneMeasurement {
    private static let warmUp = 3
    private static let mostRuns = 31
    private static let leastRuns = 7
    private static let budget = 4.0
    /// What layers may cost beside the drawing.
    private static let factor = 1.25
    private static let allowance = 0.05

    private let scene: SceneName
    private let threads: Int
    private var straight: [Double] = []
    private var commit: [Double] = []
    private var draw: [Double] = []
    private var whole: [Double] = []

    init(of name: SceneName, threads: Int) throws {
        scene = name
        self.threads = threads
        let frames = (0..<name.frameCount).map { name.scene(frame: $0) }
        let canvas = try Bitmap.canvas(of: frames[0])
        let items = frames.map { $0.items() }
        let renderer = Renderer(threads: threads)
        let compositor = Compositor(threads: threads)
        let scale = CGAffineTransform(scaleX: CGFloat(frames[0].scale), y: CGFloat(frames[0].scale))
        let deadline = Stopwatch.seconds + Self.budget
        for run in -Self.warmUp..<Self.mostRuns {
            if run >= Self.leastRuns, Stopwatch.seconds > deadline { break }
            let frame = (run + Self.warmUp) % frames.count
            // A tree that was never committed: all of it is new.
            let root = SceneLayers(frames[frame]).root
            var node: RenderNode?
            let straight = Stopwatch.milliseconds { renderer.draw(items[frame], into: canvas) }
            let commit = Stopwatch.milliseconds { node = root.commit() }
            guard let node else {
                throw Options.Mistake(description: "the layers of \(name.rawValue) give nothing")
            }
            let draw = Stopwatch.milliseconds { compositor.draw(node, into: canvas, transform: scale) }
            guard run >= 0 else { continue }
            self.straight.append(straight)
            self.commit.append(commit)
            self.draw.append(draw)
            whole.append(commit + draw)
        }
    }

    var json: String {
        let (straight, whole) = (Stopwatch.median(straight), Stopwatch.median(whole))
        let bound = straight * Self.factor + Self.allowance
        return "{\"scene\":\"\(scene.rawValue)\",\"threads\":\(threads),\"runs\":\(self.whole.count)"
            + ",\"straight_ms\":\(straight),\"layers_ms\":\(whole),\"commit_ms\":\(Stopwatch.median(commit))"
            + ",\"draw_ms\":\(Stopwatch.median(draw)),\"ratio\":\(Stopwatch.rounded(whole / straight))"
            + ",\"holds\":\(whole <= bound)}"
    }
}
