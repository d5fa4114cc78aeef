import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Raster
import RenderTree

/// How long ten thousand layers take from a change to the pixels: all of them, and when one of them moves.
struct LayerMeasurement {
    enum Arrangement: String, CaseIterable {
        /// A hundred in each of a hundred rows.
        case rows
        /// All of them sublayers of one.
        case flat
    }

    /// Of the picture, in points and pixels.
    static let side = 2000
    private static let runs = 21

    private let arrangement: Arrangement
    private let threads: Int
    private var firstCommit: [Double] = []
    private var flatten: [Double] = []
    private var full: [Double] = []
    private var movedCommit: [Double] = []
    private var movedDraw: [Double] = []

    init(_ arrangement: Arrangement, threads: Int) throws {
        self.arrangement = arrangement
        self.threads = threads
        guard let bitmap = Bitmap(width: Self.side, height: Self.side),
            let whole = Bitmap(width: Self.side, height: Self.side)
        else {
            throw Options.Mistake(description: "no memory for the layers' picture")
        }
        let compositor = Compositor(threads: threads)
        for _ in 0..<Self.runs {
            let root = Self.tree(arrangement)
            root.layoutIfNeeded()
            var node: RenderNode?
            firstCommit.append(Stopwatch.milliseconds { node = root.commit() })
            guard let first = node else { continue }
            flatten.append(
                Stopwatch.milliseconds {
                    _ = compositor.items(for: first, transform: .identity, visible: bitmap.bounds)
                })
            full.append(
                Stopwatch.milliseconds {
                    whole.clear(whole.bounds)
                    compositor.draw(first, into: whole, transform: .identity)
                })
            let session = RenderSession(bitmap: bitmap, compositor: compositor)
            session.update(to: first)
            let moving = root.sublayers?[50]
            let leaf = arrangement == .rows ? moving?.sublayers?[50] : moving
            // A change outside of a transaction without actions would begin an animation.
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            leaf?.position.x += 7
            CATransaction.commit()
            var second = first
            movedCommit.append(Stopwatch.milliseconds { second = root.commit() })
            var damage: [PixelRect] = []
            movedDraw.append(Stopwatch.milliseconds { damage = session.update(to: second) })
            guard !damage.isEmpty else { throw Options.Mistake(description: "no layer moved") }
        }
    }

    /// Cards of 17 points, of which each tenth has a border.
    static func tree(_ arrangement: Arrangement) -> CALayer {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: side, height: side)
        root.backgroundColor = .white
        for y in 0..<100 {
            let row = arrangement == .rows ? CALayer() : root
            if arrangement == .rows {
                row.frame = CGRect(x: 0, y: y * 20, width: side, height: 20)
                root.addSublayer(row)
            }
            for x in 0..<100 {
                let card = CALayer()
                card.frame = CGRect(x: x * 20, y: arrangement == .rows ? 0 : y * 20, width: 17, height: 17)
                card.backgroundColor = CGColor(red: CGFloat(x) / 100, green: CGFloat(y) / 100, blue: 0.5, alpha: 1)
                card.cornerRadius = 4
                if x % 10 == 0 { card.borderWidth = 1 }
                row.addSublayer(card)
            }
        }
        return root
    }

    var json: String {
        let moved = Stopwatch.median(movedCommit) + Stopwatch.median(movedDraw)
        let share = Stopwatch.rounded(moved / Stopwatch.median(full))
        return "{\"scene\":\"layers10k-\(arrangement.rawValue)\",\"threads\":\(threads),\"runs\":\(Self.runs)"
            + ",\"commit_ms\":\(Stopwatch.median(firstCommit)),\"flatten_ms\":\(Stopwatch.median(flatten))"
            + ",\"full_ms\":\(Stopwatch.median(full)),\"moved_commit_ms\":\(Stopwatch.median(movedCommit))"
            + ",\"moved_draw_ms\":\(Stopwatch.median(movedDraw)),\"moved_share\":\(share)}"
    }
}
