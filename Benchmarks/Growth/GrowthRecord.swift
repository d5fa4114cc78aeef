import Foundation

/// What a figure's measurement gave: a line of JSON, which the chart reads again.
struct GrowthRecord: Codable, Hashable, Sendable {
    var series: GrowthSeries
    var size: Double
    var threads: Int
    /// Of one frame, by the clock: the median.
    var milliseconds: Double
    /// The process's own time of one frame, over all threads.
    var processor: Double
    /// Mebibytes.
    var canvas: Double
    /// The most that drawing took beside the canvas and the items, in mebibytes.
    var memory: Double

    /// In mebibytes.
    static let memoryBound = 64.0

    enum CodingKeys: String, CodingKey {
        case series, size, threads
        case milliseconds = "median_ms"
        case processor = "cpu_median_ms"
        case canvas = "canvas_mib"
        case memory = "beside_canvas_mib"
    }

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    /// One a line; lines that are no records are a mistake.
    static func records(_ text: String) throws -> [GrowthRecord] {
        try text.split(separator: "\n").map { line in
            do {
                return try JSONDecoder().decode(GrowthRecord.self, from: Data(line.utf8))
            } catch {
                throw Options.Mistake(description: "this is no figure of --growth: \(line)")
            }
        }
    }
}
