import RasterKernels
import Synchronization

/// What a Gaussian makes of a sharp edge and of a line, averaged over each pixel: tables for one sigma.
///
/// Each table holds a few sub-pixel places (phases); a place between two of them is interpolated. A phase's values lie
/// side by side, so a whole profile is two contiguous rows and a blend of them.
final class GaussianProfile: Sendable {
    let sigma: Double
    /// Farther away than this, in pixels, an edge is 0 or 1 and a line 0.
    let reach: Double
    private let phases: Int
    /// Entries of one phase: pixels -half ... half.
    private let half: Int
    private let span: Int
    private let edges: [Float]
    private let lines: [Float]

    init(sigma: Double) {
        self.sigma = sigma
        reach = 3.5 * sigma + 0.5
        phases = max(2, min(64, Int((40 / sigma).rounded(.up))))
        half = Int(reach.rounded(.up)) + 2
        span = 2 * half + 1
        var edges: [Float] = []
        var lines: [Float] = []
        edges.reserveCapacity((phases + 1) * span)
        lines.reserveCapacity((phases + 1) * span)
        let table = NormalTable.shared
        // Phase p holds places i + p / phases.
        for phase in 0...phases {
            let fraction = Double(phase) / Double(phases)
            for index in 0..<span {
                let t = Double(index - half) + fraction
                if t >= reach {
                    edges.append(1)
                    lines.append(0)
                } else if t <= -reach {
                    edges.append(0)
                    lines.append(0)
                } else {
                    let (a, b) = ((t - 0.5) / sigma, (t + 0.5) / sigma)
                    edges.append(Float(sigma * (table.secondIntegral(b) - table.secondIntegral(a))))
                    lines.append(Float(table.cumulative(b) - table.cumulative(a)))
                }
            }
        }
        self.edges = edges
        self.lines = lines
    }

    /// Where a pixel row of `count` from `x` meets the table of a profile centred at `place`.
    private struct Rows {
        var first, last: Int
        var low, high: Int
        var fraction: Float
    }

    private func rows(centre: Double, x: Int, count: Int) -> Rows {
        // Pixel x has its centre at x + 0.5: its place is x + 0.5 - centre = (x - whole) + fraction.
        let shift = 0.5 - centre
        let whole = shift.rounded(.down)
        let scaled = (shift - whole) * Double(phases)
        let phase = min(Int(scaled), phases - 1)
        let origin = x + Int(whole) + half
        // The entries first ..< last of the row have a place inside the table.
        let first = min(count, max(0, -origin))
        let last = max(first, min(count, span - origin))
        return Rows(
            first: first, last: last, low: phase * span + origin, high: (phase + 1) * span + origin,
            fraction: Float(scaled - Double(phase)))
    }

    /// The share of a half-plane that begins at `edge` and goes on to the right, at pixels x ..< x + count.
    func fillEdge(_ out: UnsafeMutablePointer<Float>, count: Int, x: Int, edge: Double, kernels: Kernels) {
        let r = rows(centre: edge, x: x, count: count)
        (out).update(repeating: 0, count: r.first)
        edges.withUnsafeBufferPointer { table in
            guard r.last > r.first, let base = table.baseAddress else { return }
            kernels.profile(
                out + r.first, r.last - r.first, base + (r.low + r.first), base + (r.high + r.first), r.fraction)
        }
        (out + r.last).update(repeating: 1, count: count - r.last)
    }

    /// `out` less the share of a half-plane that begins at `edge`.
    func subtractEdge(_ out: UnsafeMutablePointer<Float>, count: Int, x: Int, edge: Double, kernels: Kernels) {
        let r = rows(centre: edge, x: x, count: count)
        edges.withUnsafeBufferPointer { table in
            guard r.last > r.first, let base = table.baseAddress else { return }
            kernels.profileSubtract(
                out + r.first, r.last - r.first, base + (r.low + r.first), base + (r.high + r.first), r.fraction)
        }
        for index in r.last..<max(r.last, count) { out[index] -= 1 }
    }

    /// Writes a node's line at `place`, times `weight`, in rows from y on: into its column of a table that holds zeros,
    /// and into the windows of nodes that act in each row. Nodes come in order.
    func addLine(
        _ table: UnsafeMutablePointer<Float>, node: Int, of count: Int, rows: Int, y: Int, place: Double,
        weight: Float, windows: UnsafeMutablePointer<rk_shadow_window>
    ) {
        let r = self.rows(centre: place, x: y, count: rows)
        lines.withUnsafeBufferPointer { lines in
            for row in r.first..<r.last {
                let (a, b) = (lines[r.low + row], lines[r.high + row])
                let value = (a + (b - a) * r.fraction) * weight
                table[row * count + node] = value
                guard value >= OutlineShadow.least else { continue }
                if windows[row].end == 0 { windows[row].first = Int16(truncatingIfNeeded: node) }
                windows[row].end = Int16(truncatingIfNeeded: node + 1)
            }
        }
    }

    /// The line at `place`, at pixel x.
    func line(_ x: Int, place: Double) -> Float {
        let r = rows(centre: place, x: x, count: 1)
        guard r.last > r.first else { return 0 }
        let (a, b) = (lines[r.low], lines[r.high])
        return a + (b - a) * r.fraction
    }

    /// The share of a half-plane that begins at `edge`, at pixel x.
    func edge(_ x: Int, edge: Double) -> Float {
        let r = rows(centre: edge, x: x, count: 1)
        if r.first > 0 { return 0 }
        guard r.last > 0 else { return 1 }
        let (a, b) = (edges[r.low], edges[r.high])
        return a + (b - a) * r.fraction
    }

    /// Whole pixels from an edge beyond which its blur stays under `coverage`.
    func margin(below coverage: Double) -> Int {
        var (near, far) = (0, half)
        while near < far {
            let middle = (near + far) / 2
            if Double(edges[half - middle]) < coverage { far = middle } else { near = middle + 1 }
        }
        return near
    }

    // MARK: Sharing

    private static let recent = Mutex<[GaussianProfile]>([])

    /// A table is made once for a sigma and kept for the next shadows.
    static func shared(sigma: Double) -> GaussianProfile {
        let found = recent.withLock { list in list.first { $0.sigma == sigma } }
        if let found { return found }
        let made = GaussianProfile(sigma: sigma)
        recent.withLock { list in
            if list.count >= 16 { list.removeFirst() }
            list.append(made)
        }
        return made
    }
}
