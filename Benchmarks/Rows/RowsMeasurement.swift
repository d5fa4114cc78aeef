import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Raster
import SwiftUI

/// How long it takes until one of a thousand rows of SwiftUI's shows another value: from the change of the state over the
/// views that are made again and the layout to the committed layers, and on to the pixels.
@MainActor struct RowsMeasurement {
    /// Where the rows' values are kept.
    enum Source: String, CaseIterable {
        /// In one state, an array of values: the column makes a view of each of them again.
        case array
        /// In an object a row, which the row observes.
        case objects
    }

    /// What arranges the rows.
    enum Column: String, CaseIterable {
        case stack
        case lazyStack = "lazy-stack"
    }

    /// What becomes of the rows in each step.
    enum Change: String, CaseIterable {
        /// One row's text, and with it the row's inner layout.
        case value
        /// The colour of a row's mark, which moves nothing.
        case color
        /// The first row becomes the last one.
        case move
        /// A row in the middle comes or goes.
        case insertion
    }

    static let rowCount = 1000
    private static let steps = 101
    private static let canvas = CGSize(width: 390, height: 844)

    private let name: String
    private let threads: Int
    private let bodies: Double
    private let first: Double
    private var update: [Double] = []
    private var draw: [Double] = []

    /// Nil where the source has no such change.
    init?(_ source: Source, _ column: Column, _ change: Change, threads: Int) throws {
        if source == .objects, change == .move || change == .insertion { return nil }
        name = "rows-\(source.rawValue)-\(column.rawValue)-\(change.rawValue)"
        self.threads = threads
        guard let bitmap = Bitmap(width: Int(Self.canvas.width), height: Int(Self.canvas.height)) else {
            throw Options.Mistake(description: "no memory for the canvas")
        }
        let rows = BenchmarkRows(count: Self.rowCount)
        let session = RenderSession(
            bitmap: bitmap, compositor: Compositor(threads: threads), transform: .identity)
        let window = UIWindow(frame: CGRect(origin: .zero, size: Self.canvas))
        first = Stopwatch.milliseconds {
            window.rootViewController = UIHostingController(
                rootView: BenchmarkRowsView(rows: rows, source: source, column: column))
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            session.update(to: window.layer.commit())
        }
        rows.bodies = 0
        for step in 0..<Self.steps {
            update.append(
                Stopwatch.milliseconds {
                    rows.make(change, in: source, step: step)
                    window.layoutIfNeeded()
                    _ = window.layer.commit()
                })
            let node = window.layer.commit()
            draw.append(Stopwatch.milliseconds { session.update(to: node) })
        }
        bodies = Double(rows.bodies) / Double(Self.steps)
        window.isHidden = true
    }

    var json: String {
        "{\"scene\":\"\(name)\",\"threads\":\(threads),\"rows\":\(Self.rowCount),\"steps\":\(Self.steps)"
            + ",\"first_ms\":\(Stopwatch.rounded(first)),\"update_ms\":\(Stopwatch.median(update))"
            + ",\"least_ms\":\(Stopwatch.rounded(update.min() ?? 0)),\"draw_ms\":\(Stopwatch.median(draw))"
            + ",\"bodies\":\(Stopwatch.rounded(bodies))}"
    }
}
