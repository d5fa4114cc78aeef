/// What the command line asks for.
struct Options: Sendable {
    enum Task: Sendable {
        case measure
        /// Prints a hash of each scene's pixels.
        case digest
        /// Writes each scene's picture into a folder.
        case pictures(folder: String)
        /// Prints each scene's operations as JSON, for other engines to draw.
        case displayList
        /// Times the scenes as trees of layers.
        case throughLayers
        /// Times ten thousand layers, of which one moves.
        case layers
        /// Draws that many random layer trees in all ways, from a seed on.
        case trees(Int)
        /// Times a rectangle that is dragged through a rounded container.
        case drag
        /// Times a thousand rows of SwiftUI's of which one changes.
        case rows
        /// Times what bounds an opaque fill.
        case memset
        /// Times one figure of how drawing grows.
        case growth(GrowthFigure)
        /// Prints the names of all figures.
        case growthFigures
        /// Reads figures from the standard input, writes their picture and prints what they say.
        case growthChart(picture: String)
    }

    var task = Task.measure
    var scenes = SceneName.allCases
    var threads = 1
    /// Nil: as many as fit the time, at most 31.
    var runs: Int?
    /// Every timed frame has shadows that no earlier frame had.
    var isCold = false
    /// Digests of whole scenes; if not, of excerpts that a debug build draws in seconds.
    var isFull = false
    /// Draws region by region, squares of this side, instead of all at once.
    var regionSide: Int?
    /// Of the first random layer tree.
    var seed: UInt64 = 0

    struct Mistake: Error, CustomStringConvertible {
        var description: String
    }

    static let usage = """
        usage: Benchmarks [--scene S2[,S3...]] [--threads N] [--runs N] [--cold]
               Benchmarks --digest [--full] [--region-side N] [--scene ...] [--threads N]
               Benchmarks --pictures FOLDER [--scene ...] [--threads N]
               Benchmarks --display-list [--scene ...]
               Benchmarks --through-layers [--scene ...] [--threads N]
               Benchmarks --layers [--threads N]
               Benchmarks --trees N [--seed N]
               Benchmarks --drag [--threads N]
               Benchmarks --rows [--threads N]
               Benchmarks --memset [--runs N]
               Benchmarks --growth-figures
               Benchmarks --growth cards=1000 [--threads N] [--runs N]
               Benchmarks --growth-chart PICTURE < FIGURES
        scenes: \(SceneName.allCases.map(\.rawValue).joined(separator: " "))
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Mistake(description: "\(option) needs a value") }
            return value
        }
        func number(of option: String) throws -> Int {
            let text = try value(of: option)
            guard let number = Int(text), number > 0 else {
                throw Mistake(description: "\(option) needs a whole number over 0, not \"\(text)\"")
            }
            return number
        }
        while let option = rest.popFirst() {
            switch option {
            case "--scene": scenes = try Self.scenes(try value(of: option))
            case "--threads": threads = try number(of: option)
            case "--runs": runs = try number(of: option)
            case "--cold": isCold = true
            case "--digest": task = .digest
            case "--full": isFull = true
            case "--region-side": regionSide = try number(of: option)
            case "--pictures": task = .pictures(folder: try value(of: option))
            case "--display-list": task = .displayList
            case "--through-layers": task = .throughLayers
            case "--layers": task = .layers
            case "--trees": task = .trees(try number(of: option))
            case "--seed":
                let text = try value(of: option)
                guard let number = UInt32(text) else {
                    throw Mistake(description: "--seed needs a whole number from 0 on, not \"\(text)\"")
                }
                seed = UInt64(number)
            case "--drag": task = .drag
            case "--rows": task = .rows
            case "--memset": task = .memset
            case "--growth":
                let text = try value(of: option)
                guard let figure = GrowthFigure(text) else {
                    throw Mistake(description: "there is no figure \"\(text)\"")
                }
                task = .growth(figure)
            case "--growth-figures": task = .growthFigures
            case "--growth-chart": task = .growthChart(picture: try value(of: option))
            default: throw Mistake(description: "unknown option \"\(option)\"")
            }
        }
    }

    private static func scenes(_ list: String) throws -> [SceneName] {
        try list.split(separator: ",").map { word in
            // S13 stands for its two halves.
            if word == "S13" { return [SceneName.opaqueFill, .translucentFill] }
            guard let name = SceneName(rawValue: String(word)) else {
                throw Mistake(description: "there is no scene \"\(word)\"")
            }
            return [name]
        }.flatMap { $0 }
    }
}
