import Foundation
import Raster

/// How long a scene takes to draw.
struct Measurement {
    let scene: SceneName
    let threads: Int
    let isCold: Bool
    /// Milliseconds of one frame, ascending.
    let wall: [Double]
    /// The process's own time of one frame, all its threads, ascending: other programs disturb it less.
    let processor: [Double]

    private static let warmUp = 0.3
    private static let budget = 4.0
    private static let leastRuns = 5
    private static let mostRuns = 31
    /// A sample of a fast scene is several frames, so that the clock's grain does not count.
    private static let leastSample = 0.0005

    /// Draws the scene again and again on one canvas.
    init(of name: SceneName, _ options: Options) throws {
        let frames = (0..<name.frameCount).map { name.scene(frame: $0) }
        let canvas = try Bitmap.canvas(of: frames[0])
        let renderer = Renderer(threads: options.threads)
        let ready = frames.map { $0.items() }
        let isCold = options.isCold

        // The clock of the processor rises while it works; the first frames also bring code and tables into caches.
        var count = 0
        let begin = Stopwatch.seconds(CLOCK_MONOTONIC)
        while count < 2 || Stopwatch.seconds(CLOCK_MONOTONIC) - begin < Self.warmUp {
            renderer.draw(ready[count % ready.count], into: canvas)
            count += 1
        }
        let one = (Stopwatch.seconds(CLOCK_MONOTONIC) - begin) / Double(count)
        let repeats = isCold || frames.count > 1 ? 1 : max(1, Int((Self.leastSample / max(one, 1e-7)).rounded(.up)))

        let runs = options.runs ?? max(Self.mostRuns, frames.count)
        var wall: [Double] = []
        var processor: [Double] = []
        let deadline = Stopwatch.seconds(CLOCK_MONOTONIC) + Self.budget
        while wall.count < runs {
            if options.runs == nil, wall.count >= Self.leastRuns, Stopwatch.seconds(CLOCK_MONOTONIC) > deadline {
                break
            }
            let run = wall.count
            let factor = 1 + 0.0001 * Double(run + 1)
            let items = isCold ? frames[run % frames.count].items(sigmaFactor: factor) : ready[run % ready.count]
            let start = (Stopwatch.seconds(CLOCK_MONOTONIC), Stopwatch.seconds(CLOCK_PROCESS_CPUTIME_ID))
            for _ in 0..<repeats { renderer.draw(items, into: canvas) }
            let end = (Stopwatch.seconds(CLOCK_MONOTONIC), Stopwatch.seconds(CLOCK_PROCESS_CPUTIME_ID))
            wall.append((end.0 - start.0) * 1000 / Double(repeats))
            processor.append((end.1 - start.1) * 1000 / Double(repeats))
        }
        scene = name
        threads = options.threads
        self.isCold = isCold
        self.wall = wall.sorted()
        self.processor = processor.sorted()
    }

    var json: String {
        "{\"scene\":\"\(scene.rawValue)\",\"median_ms\":\(Stopwatch.median(wall)),\"runs\":\(wall.count)"
            + ",\"threads\":\(threads),\"least_ms\":\(Stopwatch.rounded(wall[0]))"
            + ",\"cpu_median_ms\":\(Stopwatch.median(processor)),\"cold\":\(isCold)}"
    }
}
