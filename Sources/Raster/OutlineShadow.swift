import CornerGeometry
import Foundation
import RasterKernels

/// The Gaussian shadow of an upright outline, as a sum of a few products of a row and a column.
///
/// The shadow of the plain rectangle is A(x) · B(y). What a corner takes away is an integral over its depth v:
/// ∫ g(y - v) · (P(x) - P(x - u(v))) dv, where P is a blurred edge, g a blurred line and u(v) the curve. The integrand is
/// smooth on the scale of sigma, so a few nodes give it: Σ G(y) · H(x). Both blurs are averaged over the pixel.
struct OutlineShadow: Sendable, BitwiseCopyable {
    struct Part: Sendable, BitwiseCopyable {
        var y0 = 0
        var y1 = 0
        var count = 0
        /// G, count values a row of y0 ..< y1, and H, one row of `columns` from column x0 on for each node.
        var g = 0
        var h = 0
        /// The nodes that act, by rows, among the arena's windows.
        var windows = 0
        var x0 = 0
        var columns = 0
    }

    /// Pixels that the shadow may change.
    var bounds: PixelRect
    /// Columns that are stored: `bounds`, out to multiples of 8.
    var x0, x1: Int
    /// Pixels beyond `bounds` in the first or last eight belong to someone else.
    var isCut: Bool
    /// A for x0 ..< x1, B for the rows of `bounds`.
    var a, b: Int
    /// Columns before `leftEnd` know the left corners, those from `rightStart` on the right ones.
    var leftEnd, rightStart: Int
    var topLeft = Part()
    var topRight = Part()
    var bottomRight = Part()
    var bottomLeft = Part()

    /// A node with less weight in a row than this is left out there.
    static let least: Float = 1e-5
    /// With more nodes than this at a corner (a radius of some hundred sigmas), tables of whole rows and columns are
    /// mostly zeros. What shows has no say in it: the two ways round differently.
    private static let mostNodes = 512

    enum Plan {
        case nothing
        case shadow(OutlineShadow)
        /// All values, for corners that are wide beside sigma.
        case plane(AlphaPlane)
    }

    /// - Parameter alpha: the colour's; what it makes invisible is left out.
    static func plan(
        _ outline: CornerOutline, sigma: Double, alpha: UInt8, within: PixelRect, arena: Arena,
        corners: CornerBlurCache, kernels: Kernels
    ) -> Plan {
        guard alpha > 0, let e = OutlineCoverage.edges(of: outline) else { return .nothing }
        let profile = GaussianProfile.shared(sigma: sigma)
        let least = 127 / Int(alpha) + 1
        let margin = Double(profile.margin(below: (Double(least) - 0.5) / 255))
        let bounds = PixelRect(
            x0: pixel(e.minX - margin), y0: pixel(e.minY - margin), x1: pixel(e.maxX + margin) + 1,
            y1: pixel(e.maxY + margin) + 1
        ).intersection(within)
        guard !bounds.isEmpty else { return .nothing }
        func shape(_ corner: Corner) -> CornerShape {
            OutlineCoverage.shape(at: corner, of: outline)
                ?? CornerShape(radius: 0, extentX: 0, extentY: 0, curve: outline.curve)
        }
        let shapes = (shape(.topLeft), shape(.topRight), shape(.bottomRight), shape(.bottomLeft))
        func nodes(_ shape: CornerShape) -> Int { CornerNodes.count(shape, sigma: sigma) }
        if max(max(nodes(shapes.0), nodes(shapes.1)), max(nodes(shapes.2), nodes(shapes.3))) > Self.mostNodes {
            return .plane(plane(outline, e, profile: profile, bounds: bounds))
        }
        let (x0, x1) = (bounds.x0 & ~7, (bounds.x1 + 7) & ~7)
        let reach = profile.reach + 1
        let widestLeft = max(shapes.0.extentX, shapes.3.extentX)
        let widestRight = max(shapes.1.extentX, shapes.2.extentX)
        let leftReach = (pixel(e.minX + widestLeft + reach) + 8) & ~7
        let rightReach = pixel(e.maxX - widestRight - reach) & ~7
        var shadow = OutlineShadow(
            bounds: bounds, x0: x0, x1: x1,
            isCut: bounds.x0 > x0 && bounds.x0 == within.x0 || bounds.x1 < x1 && bounds.x1 == within.x1, a: 0, b: 0,
            leftEnd: min(max(leftReach, x0), x1),
            rightStart: min(max(rightReach, x0), x1))
        let (width, height) = (x1 - x0, bounds.height)

        arena.floats.reserve(width + height)
        shadow.a = arena.floats.count
        let a = arena.floats.base + shadow.a
        profile.fillEdge(a, count: width, x: x0, edge: e.minX, kernels: kernels)
        profile.subtractEdge(a, count: width, x: x0, edge: e.maxX, kernels: kernels)
        shadow.b = shadow.a + width
        profile.fillEdge(a + width, count: height, x: bounds.y0, edge: e.minY, kernels: kernels)
        profile.subtractEdge(a + width, count: height, x: bounds.y0, edge: e.maxY, kernels: kernels)
        arena.floats.advance(width + height)

        func part(_ corner: Corner, _ shape: CornerShape) -> Part {
            guard shape.radius > 0 else { return Part() }
            let (edgeX, edgeY) = (corner.isLeft ? e.minX : e.maxX, corner.isTop ? e.minY : e.maxY)
            let columnX = corner.isLeft ? pixel(edgeX) : Int(edgeX.rounded(.up)) - 1
            let rowY = corner.isTop ? pixel(edgeY) : Int(edgeY.rounded(.up)) - 1
            let key = CornerBlur.Key(
                shape: shape, sigma: sigma,
                fractionX: corner.isLeft ? edgeX - Double(columnX) : Double(columnX + 1) - edgeX,
                fractionY: corner.isTop ? edgeY - Double(rowY) : Double(rowY + 1) - edgeY, corner: corner)
            if let blur = corners.blur(key, profile: profile, arena: arena, kernels: kernels) {
                let part = Part(
                    y0: rowY + blur.firstRow, y1: rowY + blur.firstRow + blur.rows, count: blur.count, g: blur.g,
                    h: blur.h, windows: blur.windows, x0: columnX + blur.firstColumn, columns: blur.columns)
                // Whether it reaches far enough does not depend on what shows: bytes must not either.
                if corner.isLeft ? leftReach <= part.x0 + part.columns : part.x0 <= rightReach { return part }
            }
            return shadow.ownPart(
                corner, shape, edgeX: edgeX, edgeY: edgeY, reach: reach, profile: profile, sigma: sigma,
                arena: arena,
                corners: corners, kernels: kernels)
        }
        shadow.topLeft = part(.topLeft, shapes.0)
        shadow.topRight = part(.topRight, shapes.1)
        shadow.bottomRight = part(.bottomRight, shapes.2)
        shadow.bottomLeft = part(.bottomLeft, shapes.3)
        return .shadow(shadow)
    }

    /// Corners may be larger than what edges are held to: all that is far outside is the same pixel.
    @inline(__always)
    static func pixel(_ value: Double) -> Int { Int(min(max(value, -0x1p40), 0x1p40).rounded(.down)) }

    /// A corner's part for this shadow alone, as far as it shows.
    private func ownPart(
        _ corner: Corner, _ shape: CornerShape, edgeX: Double, edgeY: Double, reach: Double,
        profile: GaussianProfile,
        sigma: Double, arena: Arena, corners: CornerBlurCache, kernels: Kernels
    ) -> Part {
        var part = Part()
        if corner.isTop {
            part.y0 = bounds.y0
            part.y1 = min(bounds.y1, Self.pixel(edgeY + shape.extentY + reach) + 1)
        } else {
            part.y0 = max(bounds.y0, Self.pixel(edgeY - shape.extentY - reach))
            part.y1 = bounds.y1
        }
        let (from, to) = corner.isLeft ? (x0, leftEnd) : (rightStart, x1)
        guard part.y1 > part.y0, to > from else { return Part() }
        let (rows, columns) = (part.y1 - part.y0, to - from)
        CornerNodes.make(shape, sigma: sigma, into: &corners.nodes)
        part.count = corners.nodes.count
        part.x0 = from
        part.columns = columns
        arena.floats.reserve((rows + columns) * part.count)
        part.g = arena.floats.count
        part.h = part.g + rows * part.count
        let base = arena.floats.base
        (base + part.g).update(repeating: 0, count: rows * part.count)
        part.windows = arena.windows.count
        arena.windows.append(
            repeating: rk_shadow_window(first: 0, end: 0, outside: CornerReach.unknown(isLeft: corner.isLeft)),
            count: rows)
        for (index, node) in corners.nodes.enumerated() {
            profile.addLine(
                base + part.g, node: index, of: part.count, rows: rows, y: part.y0,
                place: corner.isTop ? edgeY + node.v : edgeY - node.v, weight: Float(node.weight),
                windows: arena.windows.base + part.windows)
            let h = base + (part.h + index * columns)
            let (near, far) = corner.isLeft ? (edgeX, edgeX + node.u) : (edgeX - node.u, edgeX)
            profile.fillEdge(h, count: columns, x: from, edge: near, kernels: kernels)
            profile.subtractEdge(h, count: columns, x: from, edge: far, kernels: kernels)
        }
        arena.floats.advance((rows + columns) * part.count)
        CornerReach(corners.nodes, shape, profile: profile)?.note(
            in: arena.windows.base + part.windows, rows: rows, x: from, y: part.y0, edgeX: edgeX, edgeY: edgeY,
            isLeft: corner.isLeft, isTop: corner.isTop)
        return part
    }
}
