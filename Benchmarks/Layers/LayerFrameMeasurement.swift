import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Raster
import RenderTree

/// How long a frame of ten thousand layers takes when some of them change: the commit, and the drawing of what is
/// damaged.
@MainActor struct LayerFrameMeasurement {
    enum Change: String, CaseIterable {
        /// Every changed layer moves by some points.
        case position
        /// Every changed layer takes another colour and stays.
        case color
    }

    /// Of the layers, in hundredths.
    static let percents = [1, 10, 100]
    private static let runs = 31

    private let change: Change
    private let percent: Int
    private let threads: Int
    private var changing: [Double] = []
    private var commit: [Double] = []
    private var draw: [Double] = []
    private var full: [Double] = []
    private var drawn = 0

    init(_ change: Change, percent: Int, threads: Int) throws {
        self.change = change
        self.percent = percent
        self.threads = threads
        let side = LayerMeasurement.side
        guard let bitmap = Bitmap(width: side, height: side), let whole = Bitmap(width: side, height: side) else {
            throw Options.Mistake(description: "no memory for the layers' picture")
        }
        let compositor = Compositor(threads: threads)
        let root = LayerMeasurement.tree(.rows)
        root.layoutIfNeeded()
        let session = RenderSession(bitmap: bitmap, compositor: compositor)
        session.update(to: root.commit())
        let cards = (root.sublayers ?? []).flatMap { $0.sublayers ?? [] }
        let chosen = Self.chosen(percent, of: cards)
        for run in 0..<Self.runs {
            changing.append(Stopwatch.milliseconds { Self.apply(change, run, to: chosen) })
            var committed: RenderNode?
            commit.append(Stopwatch.milliseconds { committed = root.commit() })
            guard let node = committed else { continue }
            var damage: [PixelRect] = []
            draw.append(Stopwatch.milliseconds { damage = session.update(to: node) })
            guard !damage.isEmpty else { throw Options.Mistake(description: "no layer changed") }
            drawn += damage.reduce(0) { $0 + ($1.x1 - $1.x0) * ($1.y1 - $1.y0) }
            full.append(
                Stopwatch.milliseconds {
                    whole.clear(whole.bounds)
                    compositor.draw(node, into: whole, transform: .identity)
                })
        }
        guard
            bitmap.digest(of: bitmap.bounds).hexadecimal == whole.digest(of: whole.bounds).hexadecimal
        else {
            throw Options.Mistake(description: "damage and a full redraw of the layers differ")
        }
    }

    /// That many in a hundred, scattered over the picture.
    static func chosen<Card>(_ percent: Int, of cards: [Card]) -> [Card] {
        let step = 100 / percent
        // From row to row by another column, so that no column changes as a whole.
        return cards.enumerated().filter { ($0.offset + $0.offset / 100 * 7) % step == 0 }.map(\.element)
    }

    private static func apply(_ change: Change, _ run: Int, to layers: [CALayer]) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        switch change {
        case .position:
            for layer in layers { layer.position.x += run % 2 == 0 ? 2 : -2 }
        case .color:
            let shade = CGFloat(run % 2)
            let color = CGColor(red: shade, green: 0.4, blue: 1 - shade, alpha: 1)
            for layer in layers { layer.backgroundColor = color }
        }
        CATransaction.commit()
    }

    var json: String {
        let side = LayerMeasurement.side
        let frame = zip(changing, zip(commit, draw)).map { $0 + $1.0 + $1.1 }
        let (median, whole) = (Stopwatch.median(frame), Stopwatch.median(full))
        let share = Double(drawn) / Double(Self.runs * side * side)
        return "{\"scene\":\"layers10k-\(change.rawValue)\",\"percent\":\(percent),\"threads\":\(threads)"
            + ",\"runs\":\(Self.runs),\"frame_ms\":\(median),\"change_ms\":\(Stopwatch.median(changing))"
            + ",\"commit_ms\":\(Stopwatch.median(commit)),\"draw_ms\":\(Stopwatch.median(draw))"
            + ",\"full_ms\":\(whole),\"share\":\(Stopwatch.rounded(median / whole))"
            + ",\"drawn_share\":\(Stopwatch.rounded(share))}"
    }
}
