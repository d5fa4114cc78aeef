import CornerGeometry
import Foundation
import RasterKernels

/// What a corner takes from a shadow: G by rows and H by columns, at the corner's place in a pixel.
///
/// Both reach so far that any shadow with such a corner finds its part in them.
struct CornerBlur: BitwiseCopyable {
    struct Key: Hashable {
        var shape: CornerShape
        var sigma: Double
        /// How far the corner point lies inside its pixel, measured inwards.
        var fractionX, fractionY: Double
        var corner: Corner
    }

    var count = 0
    /// The first row of G and the first column of H, from the pixel of the corner point on.
    var firstRow = 0
    var rows = 0
    var firstColumn = 0
    var columns = 0
    /// Where G (count values a row) and H (one row a node) lie among the arena's floats.
    var g = 0
    var h = 0
    /// The nodes that act in each row of G, among the arena's windows.
    var windows = 0

    /// Columns beyond a corner's own reach, for a neighbour with a larger radius.
    private static let spare = 40
    /// More floats than this are made for one shadow alone, as far as it shows.
    private static let largest = 1 << 15

    /// Nil where the tables would be too large to keep.
    static func make(
        _ key: Key, profile: GaussianProfile, arena: Arena, nodes: inout [CornerNodes.Node], kernels: Kernels
    ) -> CornerBlur? {
        let reach = Int(profile.reach.rounded(.up)) + 2
        let shape = key.shape
        guard shape.extentX + shape.extentY < 4096, reach < 4096 else { return nil }
        var blur = CornerBlur()
        let across = Int(shape.extentX.rounded(.up)) + 1
        let down = Int(shape.extentY.rounded(.up)) + 1
        blur.rows = 2 * reach + down
        blur.columns = 2 * reach + across + spare + 16
        blur.count = CornerNodes.count(shape, sigma: key.sigma)
        guard (blur.rows + blur.columns) * blur.count <= largest else { return nil }
        CornerNodes.make(shape, sigma: key.sigma, into: &nodes)
        blur.count = nodes.count
        blur.firstRow = key.corner.isTop ? -reach : 1 - down - reach
        blur.firstColumn = key.corner.isLeft ? -reach - 16 : 1 - across - reach - spare
        arena.floats.reserve((blur.rows + blur.columns) * blur.count)
        blur.g = arena.floats.count
        blur.h = blur.g + blur.rows * blur.count
        let floats = arena.floats.base
        let edgeX = key.corner.isLeft ? key.fractionX : 1 - key.fractionX
        let edgeY = key.corner.isTop ? key.fractionY : 1 - key.fractionY
        (floats + blur.g).update(repeating: 0, count: blur.rows * blur.count)
        blur.windows = arena.windows.count
        arena.windows.append(
            repeating: rk_shadow_window(first: 0, end: 0, outside: CornerReach.unknown(isLeft: key.corner.isLeft)),
            count: blur.rows)
        for (index, node) in nodes.enumerated() {
            profile.addLine(
                floats + blur.g, node: index, of: blur.count, rows: blur.rows, y: blur.firstRow,
                place: key.corner.isTop ? edgeY + node.v : edgeY - node.v, weight: Float(node.weight),
                windows: arena.windows.base + blur.windows)
            let h = floats + (blur.h + index * blur.columns)
            let (near, far) = key.corner.isLeft ? (edgeX, edgeX + node.u) : (edgeX - node.u, edgeX)
            profile.fillEdge(h, count: blur.columns, x: blur.firstColumn, edge: near, kernels: kernels)
            profile.subtractEdge(h, count: blur.columns, x: blur.firstColumn, edge: far, kernels: kernels)
        }
        arena.floats.advance((blur.rows + blur.columns) * blur.count)
        CornerReach(nodes, key.shape, profile: profile)?.note(
            in: arena.windows.base + blur.windows, rows: blur.rows, x: blur.firstColumn, y: blur.firstRow,
            edgeX: edgeX, edgeY: edgeY, isLeft: key.corner.isLeft, isTop: key.corner.isTop)
        return blur
    }
}

/// The corners of shadows that one worker made last, in its arena.
final class CornerBlurCache {
    private static let slots = 512
    @exclusivity(unchecked) private var entries: [(key: CornerBlur.Key, blur: CornerBlur?)] = []
    /// By slot, the place of an entry, or -1: most pictures have few.
    @exclusivity(unchecked) private var places = [Int16](repeating: -1, count: slots)
    @exclusivity(unchecked) var nodes: [CornerNodes.Node] = []

    func blur(_ key: CornerBlur.Key, profile: GaussianProfile, arena: Arena, kernels: Kernels) -> CornerBlur? {
        var hash = key.shape.radius.bitPattern &* 0x9e37_79b9_7f4a_7c15
        hash ^= (hash >> 29) ^ key.fractionX.bitPattern &* 0xbf58_476d_1ce4_e5b9
        hash ^= (hash >> 31) ^ key.fractionY.bitPattern &* 0x94d0_49bb_1331_11eb
        hash ^= (hash >> 27) ^ UInt64(key.corner.rawValue) &* 0xd6e8_feb8_6659_fd93
        let slot = Int(truncatingIfNeeded: (hash ^ (hash >> 33) ^ (hash >> 47)) & UInt64(Self.slots - 1))
        let place = Int(places[slot])
        if place >= 0, entries[place].key == key { return entries[place].blur }
        let made = CornerBlur.make(key, profile: profile, arena: arena, nodes: &nodes, kernels: kernels)
        if place >= 0 {
            entries[place] = (key, made)
        } else {
            places[slot] = Int16(truncatingIfNeeded: entries.count)
            entries.append((key, made))
        }
        return made
    }
}
