import UIKit

/// The figures of all series as one picture, drawn by this renderer.
@MainActor struct GrowthChart {
    private static let panel = CGSize(width: 400, height: 230)
    private static let columns = 2
    private static let margin: CGFloat = 12
    private static let caption: CGFloat = 30

    private let records: [GrowthRecord]
    private var rows: Int { (GrowthSeries.allCases.count + Self.columns - 1) / Self.columns }

    init(_ records: [GrowthRecord]) {
        self.records = records
    }

    /// In points.
    var size: CGSize {
        CGSize(
            width: 2 * Self.margin + Self.panel.width * CGFloat(Self.columns),
            height: 2 * Self.margin + Self.panel.height * CGFloat(rows) + Self.caption)
    }

    /// Two pixels a point.
    var png: Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in draw() }
    }

    private func draw() {
        UIColor.white.setFill()
        UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
        for (index, series) in GrowthSeries.allCases.enumerated() {
            let place = CGPoint(
                x: Self.margin + CGFloat(index % Self.columns) * Self.panel.width,
                y: Self.margin + CGFloat(index / Self.columns) * Self.panel.height)
            GrowthPanel(series, of: records, in: CGRect(origin: place, size: Self.panel)).draw()
        }
        let caption =
            "Milliseconds of one frame: blue one thread, orange two. Dashed: memory beside the canvas, in mebibytes."
        caption.draw(
            at: CGPoint(x: Self.margin + 44, y: size.height - Self.margin - 20),
            withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.darkGray])
    }
}
