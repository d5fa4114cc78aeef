import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Raster
import UIKit

/// How long one step of a drag takes, from the new place to the pixels: radii are resolved, layout runs where it must,
/// and what has changed is committed and drawn.
@MainActor struct DragMeasurement {
    enum Mode: String, CaseIterable {
        /// All corners of the inner rectangle take the largest radius.
        case uniform
        /// Each corner follows the container's corner beside it.
        case independent
    }

    /// Reads its radii in its layout, as a program that shows them does.
    private final class Inner: UIView {
        var layouts = 0
        var radii: [CGFloat] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            radii = [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map { effectiveRadius(corner: $0) }
        }
    }

    private static let steps = 1000
    private static let scale: CGFloat = 2
    private static let canvas = CGSize(width: 320, height: 360)

    private let mode: Mode
    private let threads: Int
    private var resolve: [Double] = []
    private var draw: [Double] = []
    private var drawnShare = 0.0
    private var layouts = 0

    init(_ mode: Mode, threads: Int) throws {
        self.mode = mode
        self.threads = threads
        let size = (width: Int(Self.canvas.width * Self.scale), height: Int(Self.canvas.height * Self.scale))
        guard let bitmap = Bitmap(width: size.width, height: size.height) else {
            throw Options.Mistake(description: "no memory for the canvas")
        }
        let (root, inner) = Self.views(mode)
        let session = RenderSession(
            bitmap: bitmap, compositor: Compositor(threads: threads),
            transform: CGAffineTransform(scaleX: Self.scale, y: Self.scale))
        session.update(to: root.layer.commit())
        layouts = inner.layouts
        var drawn = 0
        for step in 1...Self.steps {
            let start = Self.milliseconds()
            inner.frame.origin = Self.place(step)
            let node = root.layer.commit()
            let middle = Self.milliseconds()
            let damage = session.update(to: node)
            let end = Self.milliseconds()
            resolve.append(middle - start)
            draw.append(end - middle)
            drawn += damage.reduce(0) { $0 + ($1.x1 - $1.x0) * ($1.y1 - $1.y0) }
        }
        layouts = inner.layouts - layouts
        drawnShare = Double(drawn) / Double(Self.steps * size.width * size.height)
    }

    /// From corner to corner and back, round the container: a closed curve through all of the room.
    private static func place(_ step: Int) -> CGPoint {
        func wave(_ phase: Double) -> CGFloat { 1 - abs(1 - 2 * (phase - phase.rounded(.down))) }
        let phase = Double(step) / Double(steps)
        return CGPoint(x: 8 + 154 * wave(3 * phase), y: 8 + 194 * wave(5 * phase))
    }

    private static func views(_ mode: Mode) -> (root: UIView, inner: Inner) {
        let root = UIView(frame: CGRect(origin: .zero, size: canvas))
        root.backgroundColor = .white
        let container = UIView(frame: CGRect(x: 20, y: 20, width: 280, height: 320))
        container.backgroundColor = UIColor(red: 0.72, green: 0.89, blue: 0.72, alpha: 1)
        container.cornerConfiguration =
            mode == .uniform
            ? .uniformCorners(radius: 28)
            : .corners(topLeftRadius: 0, topRightRadius: 28, bottomLeftRadius: 14, bottomRightRadius: 42)
        let inner = Inner(frame: CGRect(x: 8, y: 8, width: 110, height: 110))
        inner.backgroundColor = UIColor(red: 0.10, green: 0.45, blue: 0.20, alpha: 1)
        let radius = UICornerRadius.containerConcentric(minimum: mode == .uniform ? 8 : 0)
        inner.cornerConfiguration = mode == .uniform ? .uniformCorners(radius: radius) : .corners(radius: radius)
        root.addSubview(container)
        container.addSubview(inner)
        return (root, inner)
    }

    /// The process's own time: other programs disturb it less.
    private static func milliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    private static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }

    private static func at(_ share: Double, of times: [Double]) -> Double {
        let sorted = times.sorted()
        return rounded(sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))])
    }

    var json: String {
        let whole = zip(resolve, draw).map { $0 + $1 }
        return "{\"scene\":\"drag-\(mode.rawValue)\",\"threads\":\(threads),\"steps\":\(Self.steps)"
            + ",\"median_ms\":\(Self.at(0.5, of: whole)),\"p99_ms\":\(Self.at(0.99, of: whole))"
            + ",\"resolve_ms\":\(Self.at(0.5, of: resolve)),\"draw_ms\":\(Self.at(0.5, of: draw))"
            + ",\"layouts\":\(layouts),\"drawn_share\":\(Self.rounded(drawnShare))}"
    }
}
