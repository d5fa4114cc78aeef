import CornerGeometry
import Foundation

/// Shadows of outlines whose corners are wide beside sigma.
///
/// The sums are the same as elsewhere, but row by row and without tables: most nodes act in a few rows, and a blurred
/// edge differs from 0 and 1 in a few columns. Products are added as integers (units of 2^-40), so that a pixel's byte
/// does not depend on which others are asked for.
extension OutlineShadow {
    private static let unit = 1_099_511_627_776.0

    /// A corner's nodes near the rows that show.
    private struct WideCorner {
        var corner: Corner
        var edgeX, edgeY: Double
        /// The vertical edge's blur, by columns.
        var blur: [Double]
        var nodes: [CornerNodes.Node] = []

        /// The place of a node's line.
        func row(_ node: CornerNodes.Node) -> Double { corner.isTop ? edgeY + node.v : edgeY - node.v }
        func column(_ node: CornerNodes.Node) -> Double { corner.isLeft ? edgeX + node.u : edgeX - node.u }

        /// Nodes whose lines lie between two places, or a few more.
        func nodes(from: Double, to: Double) -> Range<Int> {
            let depths = corner.isTop ? (from - edgeY, to - edgeY) : (edgeY - to, edgeY - from)
            func first(_ isBeyond: (Double) -> Bool) -> Int {
                var (low, high) = (0, nodes.count)
                while low < high {
                    let middle = (low + high) / 2
                    if isBeyond(nodes[middle].v) { high = middle } else { low = middle + 1 }
                }
                return low
            }
            let begin = first { $0 >= depths.0 }
            return begin..<max(begin, first { $0 > depths.1 })
        }
    }

    static func plane(
        _ outline: CornerOutline, _ e: (minX: Double, minY: Double, maxX: Double, maxY: Double),
        profile: GaussianProfile, bounds: PixelRect
    ) -> AlphaPlane {
        var plane = AlphaPlane(bounds: bounds)
        guard !plane.bounds.isEmpty else { return plane }
        let reach = profile.reach + 2
        let (top, bottom) = (Double(bounds.y0) - reach, Double(bounds.y1) + reach)
        let columns = bounds.x0..<bounds.x1
        let left = columns.map { Double(profile.edge($0, edge: e.minX)) }
        let right = columns.map { Double(profile.edge($0, edge: e.maxX)) }
        var corners: [WideCorner] = []
        for corner in Corner.allCases {
            guard let shape = OutlineCoverage.shape(at: corner, of: outline) else { continue }
            var wide = WideCorner(
                corner: corner, edgeX: corner.isLeft ? e.minX : e.maxX, edgeY: corner.isTop ? e.minY : e.maxY,
                blur: corner.isLeft ? left : right)
            let depths =
                corner.isTop ? top - wide.edgeY...bottom - wide.edgeY : wide.edgeY - bottom...wide.edgeY - top
            CornerNodes.make(shape, sigma: profile.sigma, depths: depths, into: &wide.nodes)
            corners.append(wide)
        }
        // Sums of the nodes' edges, and what each column adds to all beyond it.
        var sums = [Int64](repeating: 0, count: bounds.width)
        var steps = [Int64](repeating: 0, count: bounds.width + 1)
        var values = [Double](repeating: 0, count: bounds.width)
        for y in bounds.y0..<bounds.y1 {
            let down = Double(profile.edge(y, edge: e.minY) - profile.edge(y, edge: e.maxY))
            for index in values.indices { values[index] = (left[index] - right[index]) * down }
            for corner in corners {
                var weight: Int64 = 0
                for index in corner.nodes(from: Double(y) - reach, to: Double(y + 1) + reach) {
                    let node = corner.nodes[index]
                    let g = Double(profile.line(y, place: corner.row(node))) * node.weight
                    if g == 0 { continue }
                    weight &+= Int64(g * unit)
                    add(corner.column(node), times: g, profile, bounds, &sums, &steps)
                }
                if weight == 0 { continue }
                subtract(corner, Double(weight) / unit, &sums, &steps, from: &values)
            }
            let row = (y - bounds.y0) * plane.stride
            for index in values.indices { plane.bytes[row + index] = CornerTable.byte(values[index]) }
        }
        return plane
    }

    /// Adds a node's blurred edge.
    private static func add(
        _ edge: Double, times weight: Double, _ profile: GaussianProfile, _ bounds: PixelRect,
        _ sums: inout [Int64], _ steps: inout [Int64]
    ) {
        let reach = profile.reach + 2
        let from = min(max(pixel(edge - reach), bounds.x0), bounds.x1)
        let to = min(max(pixel(edge + reach) + 1, bounds.x0), bounds.x1)
        for x in from..<to {
            sums[x - bounds.x0] &+= Int64(weight * Double(profile.edge(x, edge: edge)) * unit)
        }
        steps[to - bounds.x0] &+= Int64(weight * unit)
    }

    /// Takes away what a corner does in a row, and clears the sums.
    private static func subtract(
        _ corner: WideCorner, _ weight: Double, _ sums: inout [Int64], _ steps: inout [Int64],
        from values: inout [Double]
    ) {
        var beyond: Int64 = 0
        for index in values.indices {
            beyond &+= steps[index]
            let nodes = Double(sums[index] &+ beyond) / unit
            let edge = weight * corner.blur[index]
            values[index] -= corner.corner.isLeft ? edge - nodes : nodes - edge
            sums[index] = 0
            steps[index] = 0
        }
        steps[steps.count - 1] = 0
    }
}
