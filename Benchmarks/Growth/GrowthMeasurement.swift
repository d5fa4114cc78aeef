import Raster

/// How long a figure's scene takes to draw, and how much memory the drawing takes beside canvas and items.
struct GrowthMeasurement {
    private let figure: GrowthFigure
    private let threads: Int
    private let times: FrameTimes
    private let canvas: Int
    private let peak: Int

    init(of figure: GrowthFigure, threads: Int, runs: Int?) throws {
        self.figure = figure
        self.threads = threads
        let (bitmap, items) = try Self.ready(figure.scene)
        canvas = bitmap.width * bitmap.height * MemoryLayout<UInt32>.stride
        let renderer = Renderer(threads: threads)
        ProcessMemory.resetPeak()
        let before = ProcessMemory.resident
        times = FrameTimes(
            runs: runs, warm: { _ in renderer.draw(items, into: bitmap) },
            ready: { _ in { renderer.draw(items, into: bitmap) } })
        peak = max(0, ProcessMemory.peak - before)
    }

    /// The scene's operations are gone when this returns: they are no part of what drawing takes.
    private static func ready(_ scene: Scene) throws -> (Bitmap, [DrawItem]) {
        (try Bitmap.canvas(of: scene), scene.items())
    }

    var record: GrowthRecord {
        let mebibytes = Double(peak) / 1_048_576
        return GrowthRecord(
            series: figure.series, size: figure.size, threads: threads,
            milliseconds: Stopwatch.median(times.wall), processor: Stopwatch.median(times.processor),
            canvas: (Double(canvas) / 1_048_576 * 10).rounded() / 10, memory: (mebibytes * 10).rounded() / 10)
    }
}
