import Foundation
import Raster

/// How long a scene takes to draw.
struct Measurement {
    let scene: SceneName
    let threads: Int
    let isCold: Bool
    let times: FrameTimes

    /// Draws the scene again and again on one canvas.
    init(of name: SceneName, _ options: Options) throws {
        let frames = (0..<name.frameCount).map { name.scene(frame: $0) }
        let canvas = try Bitmap.canvas(of: frames[0])
        let renderer = Renderer(threads: options.threads)
        let ready = frames.map { $0.items() }
        let isCold = options.isCold
        times = FrameTimes(
            runs: options.runs, most: max(FrameTimes.mostRuns, frames.count),
            isAlwaysSame: !isCold && frames.count == 1,
            warm: { renderer.draw(ready[$0 % ready.count], into: canvas) },
            ready: { run in
                let factor = 1 + 0.0001 * Double(run + 1)
                let items =
                    isCold ? frames[run % frames.count].items(sigmaFactor: factor) : ready[run % ready.count]
                return { renderer.draw(items, into: canvas) }
            })
        scene = name
        threads = options.threads
        self.isCold = isCold
    }

    var json: String {
        "{\"scene\":\"\(scene.rawValue)\",\(times.fields),\"threads\":\(threads),\"cold\":\(isCold)}"
    }
}
