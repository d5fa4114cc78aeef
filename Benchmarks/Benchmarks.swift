import Foundation

/// Draws the benchmark scenes straight through the renderer; see README.md beside this file.
@main
struct Benchmarks {
    @MainActor static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            switch options.task {
            case .measure, .digest, .pictures, .displayList, .throughLayers:
                for name in options.scenes { try run(name, options) }
            case .layers: try measureLayers(options)
            case .trees(let count):
                let trials = TreeTrials(first: options.seed, count: count, write: write)
                write(trials.summary)
                exit(trials.failures == 0 ? 0 : 1)
            case .drag:
                for mode in DragMeasurement.Mode.allCases {
                    write(try DragMeasurement(mode, threads: options.threads).json)
                }
            case .rows: try measureRows(options)
            case .memset: write(try MemsetMeasurement(runs: options.runs).json)
            case .growth(let figure):
                write(
                    try GrowthMeasurement(of: figure, threads: options.threads, runs: options.runs).record.json)
            case .growthFigures:
                for figure in GrowthFigure.all { write("\(figure)") }
            case .growthChart(let picture): try drawChart(picture)
            }
        } catch let mistake as Options.Mistake {
            fail("\(mistake)\n\(Options.usage)")
        } catch {
            fail("\(error)")
        }
    }

    @MainActor private static func run(_ name: SceneName, _ options: Options) throws {
        switch options.task {
        case .digest:
            let part = options.isFull ? SceneExcerpt.whole(of: name) : SceneExcerpt(of: name)
            let hash = try part.digest(threads: options.threads, regionSide: options.regionSide)
            write("\(name.rawValue) \(hash.hexadecimal)")
        case .pictures(let folder):
            let canvas = try SceneExcerpt.whole(of: name).drawn(threads: options.threads, regionSide: nil)
            try PictureFile.write(canvas, to: "\(folder)/\(name.rawValue).ppm")
        case .throughLayers:
            write(try LayerSceneMeasurement(of: name, threads: options.threads).json)
            if name == .animation { write(try DamageMeasurement(threads: options.threads).json) }
        case .displayList:
            for frame in 0..<name.frameCount { write(displayList(of: name, frame: frame)) }
        default: write(try Measurement(of: name, options).json)
        }
    }

    @MainActor private static func measureLayers(_ options: Options) throws {
        // First, while no freed memory waits to be used again.
        write(LayerMemory().json)
        for arrangement in LayerMeasurement.Arrangement.allCases {
            write(try LayerMeasurement(arrangement, threads: options.threads).json)
        }
        for change in LayerFrameMeasurement.Change.allCases {
            for percent in LayerFrameMeasurement.percents {
                write(try LayerFrameMeasurement(change, percent: percent, threads: options.threads).json)
            }
        }
    }

    @MainActor private static func measureRows(_ options: Options) throws {
        for source in RowsMeasurement.Source.allCases {
            for column in RowsMeasurement.Column.allCases {
                for change in RowsMeasurement.Change.allCases {
                    guard let rows = try RowsMeasurement(source, column, change, threads: options.threads) else {
                        continue
                    }
                    write(rows.json)
                }
            }
        }
    }

    @MainActor private static func drawChart(_ picture: String) throws {
        let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
        let records = try GrowthRecord.records(text)
        try GrowthChart(records).png.write(to: URL(fileURLWithPath: picture))
        for summary in GrowthSummary.all(of: records) { write(summary.line) }
    }

    private static func displayList(of name: SceneName, frame: Int) -> String {
        let scene = name.scene(frame: frame)
        let operations = scene.encoded.map(\.json).joined(separator: ",")
        return "{\"scene\":\"\(name.rawValue)\",\"frame\":\(frame),\"width\":\(scene.width)"
            + ",\"height\":\(scene.height),\"scale\":\(scene.scale),\"operations\":[\(operations)]}"
    }

    /// Every line is out before the next scene begins.
    private static func write(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("Benchmarks: \(message)\n".utf8))
        exit(2)
    }
}
