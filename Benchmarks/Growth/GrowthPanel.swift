import UIKit

/// One series in the chart: time over size, a line for each number of threads, and the memory beside the canvas.
@MainActor struct GrowthPanel {
    private static let colors: [UIColor] = [
        UIColor(red: 0.10, green: 0.38, blue: 0.84, alpha: 1),
        UIColor(red: 0.90, green: 0.45, blue: 0.05, alpha: 1),
    ]
    private static let memoryColor = UIColor(white: 0.55, alpha: 1)
    private static let small = UIFont.systemFont(ofSize: 10)

    private let series: GrowthSeries
    private let records: [GrowthRecord]
    private let plot: CGRect
    private let x, y: LogarithmicScale
    /// Where the axis of memory ends, in mebibytes.
    private let memoryEnd: Double

    init(_ series: GrowthSeries, of records: [GrowthRecord], in rect: CGRect) {
        self.series = series
        self.records = records.filter { $0.series == series }.sorted { $0.size < $1.size }
        plot = CGRect(x: rect.minX + 44, y: rect.minY + 26, width: rect.width - 84, height: rect.height - 58)
        x = LogarithmicScale(
            self.records.map(\.size), areWholeDecades: false, places: (plot.minX, plot.maxX))
        y = LogarithmicScale(
            self.records.map(\.milliseconds), areWholeDecades: true, places: (plot.maxY, plot.minY))
        var end = GrowthRecord.memoryBound
        let most = self.records.map(\.memory).max() ?? 0
        while end < most { end *= 2 }
        memoryEnd = end
    }

    func draw() {
        text(series.title, UIFont.boldSystemFont(ofSize: 12), .black, x: plot.minX, y: plot.minY - 20)
        guard !records.isEmpty else { return }
        drawAxes()
        let memory = Dictionary(grouping: records, by: \.size).map { size, all in
            (size: size, memory: all.map(\.memory).max() ?? 0)
        }.sorted { $0.size < $1.size }
        line(
            memory.map { CGPoint(x: x.place(of: $0.size), y: memoryPlace($0.memory)) }, Self.memoryColor,
            isDashed: true)
        for (index, threads) in Set(records.map(\.threads)).sorted().enumerated() {
            let color = Self.colors[index % Self.colors.count]
            let points = records.filter { $0.threads == threads }.map {
                CGPoint(x: x.place(of: $0.size), y: y.place(of: $0.milliseconds))
            }
            line(points, color, isDashed: false)
            color.setFill()
            for point in points {
                UIBezierPath(ovalIn: CGRect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5)).fill()
            }
        }
    }

    private func drawAxes() {
        UIColor(white: 0.88, alpha: 1).setFill()
        for power in y.decades {
            let place = y.place(of: pow(10, Double(power)))
            UIBezierPath(rect: CGRect(x: plot.minX, y: place - 0.25, width: plot.width, height: 0.5)).fill()
            text(LogarithmicScale.label(power), Self.small, .darkGray, right: plot.minX - 5, y: place - 6)
        }
        for power in x.decades {
            let place = x.place(of: pow(10, Double(power)))
            UIBezierPath(rect: CGRect(x: place - 0.25, y: plot.minY, width: 0.5, height: plot.height)).fill()
            let label = LogarithmicScale.label(power)
            let width = label.size(withAttributes: [.font: Self.small]).width
            text(label, Self.small, .darkGray, x: place - width / 2, y: plot.maxY + 3)
        }
        for share in [0, 0.5, 1] {
            let label = String(Int(memoryEnd * share))
            text(label, Self.small, Self.memoryColor, x: plot.maxX + 5, y: memoryPlace(memoryEnd * share) - 6)
        }
        text("ms", Self.small, .darkGray, right: plot.minX - 5, y: plot.minY - 18)
        text("MiB", Self.small, Self.memoryColor, x: plot.maxX + 5, y: plot.minY - 18)
        text(series.unit, Self.small, .darkGray, right: plot.maxX, y: plot.maxY + 14)
        UIColor(white: 0.6, alpha: 1).setStroke()
        let frame = UIBezierPath(rect: plot)
        frame.lineWidth = 0.5
        frame.stroke()
    }

    private func memoryPlace(_ mebibytes: Double) -> CGFloat {
        plot.maxY - plot.height * CGFloat(min(mebibytes / memoryEnd, 1))
    }

    private func line(_ points: [CGPoint], _ color: UIColor, isDashed: Bool) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.lineWidth = isDashed ? 1 : 1.5
        path.lineJoinStyle = .round
        if isDashed { path.setLineDash([3, 2], count: 2, phase: 0) }
        color.setStroke()
        path.stroke()
    }

    private func text(_ text: String, _ font: UIFont, _ color: UIColor, x: CGFloat, y: CGFloat) {
        text.draw(at: CGPoint(x: x, y: y), withAttributes: [.font: font, .foregroundColor: color])
    }

    private func text(_ text: String, _ font: UIFont, _ color: UIColor, right: CGFloat, y: CGFloat) {
        self.text(text, font, color, x: right - text.size(withAttributes: [.font: font]).width, y: y)
    }
}
