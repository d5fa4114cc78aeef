import Foundation

/// What the figures of a series say together.
struct GrowthSummary {
    let series: GrowthSeries
    let threads: Int
    private let records: [GrowthRecord]

    /// A summary for each series and number of threads that has figures.
    static func all(of records: [GrowthRecord]) -> [GrowthSummary] {
        GrowthSeries.allCases.flatMap { series in
            Set(records.map(\.threads)).sorted().map { GrowthSummary(series: series, threads: $0, of: records) }
        }.filter { !$0.records.isEmpty }
    }

    init(series: GrowthSeries, threads: Int, of records: [GrowthRecord]) {
        self.series = series
        self.threads = threads
        self.records = records.filter { $0.series == series && $0.threads == threads }.sorted { $0.size < $1.size }
    }

    /// By how much the time grows where the size grows tenfold, over the last decade: 10 is in proportion. Nil without
    /// two figures a decade apart.
    var growth: Double? {
        guard let last = records.last,
            let first = records.last(where: { $0.size <= last.size / 9.9 }), first.milliseconds > 0
        else { return nil }
        // The sizes need not be ten times apart: by the power of the size that joins both.
        let power = log10(last.milliseconds / first.milliseconds) / log10(last.size / first.size)
        return pow(10, power)
    }

    /// In mebibytes.
    var memory: Double { records.map(\.memory).max() ?? 0 }

    var line: String {
        let growth = growth.map { String(format: "%.1f times the time for ten times the size", $0) }
        return "\(series.rawValue), \(threads) \(threads == 1 ? "thread" : "threads"): "
            + (growth.map { "\($0), " } ?? "") + String(format: "at most %.1f MiB beside the canvas", memory)
            + (memory <= GrowthRecord.memoryBound ? "" : ": MORE THAN \(Int(GrowthRecord.memoryBound))")
    }
}
