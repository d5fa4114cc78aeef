import CornerGeometry
import Foundation

/// The Gaussian shadow of an upright outline, as a sum of a few products of a row and a column.
///
/// The shadow of the plain rectangle is A(x) · B(y). What a corner takes away is an integral over its depth v:
/// ∫ g(y - v) · (P(x) - P(x - u(v))) dv, where P is a blurred edge, g a blurred line and u(v) the curve. The integrand is
/// smooth on the scale of sigma, so a few nodes give it: Σ G(y) · H(x). Both blurs are averaged over the pixel.
struct OutlineShadow: Sendable {
    struct Part: Sendable {
        var y0 = 0
        var y1 = 0
        var count = 0
        /// G, count values a row of y0 ..< y1, and H, one row a node.
        var g = 0
        var h = 0
    }

    /// Pixels that the shadow may change.
    var bounds: PixelRect
    /// Columns that are stored: `bounds`, out to multiples of 8.
    var x0, x1: Int
    /// A for x0 ..< x1, B for the rows of `bounds`.
    var a, b: Int
    /// Columns before `leftEnd` know the left corners, those from `rightStart` on the right ones.
    var leftEnd, rightStart: Int
    var topLeft = Part()
    var topRight = Part()
    var bottomRight = Part()
    var bottomLeft = Part()

    var largestCount: Int {
        max(topLeft.count, topRight.count) + max(bottomLeft.count, bottomRight.count)
            + min(topLeft.count, topRight.count) + min(bottomLeft.count, bottomRight.count)
    }

    /// A node with less weight in a row than this is left out there.
    static let least: Float = 1e-5
    /// More floats than this are not spent on a shadow.
    private static let largestPlan = 1 << 22

    enum Plan {
        case nothing
        case shadow(OutlineShadow)
        /// Too many nodes: radii are thousands of times sigma.
        case tooFine
    }

    /// - Parameter alpha: the colour's; what it makes invisible is left out.
    static func plan(
        _ outline: CornerOutline, sigma: Double, alpha: UInt8, within: PixelRect, arena: Arena,
        nodes: inout [CornerNodes.Node], kernels: Kernels
    ) -> Plan {
        guard alpha > 0, let e = OutlineCoverage.edges(of: outline) else { return .nothing }
        let profile = GaussianProfile.shared(sigma: sigma)
        let margin = Double(profile.margin(below: (Double((255 + 2 * Int(alpha)) / (2 * Int(alpha))) - 0.5) / 255))
        func pixel(_ value: Double) -> Int { Int(value.rounded(.down)) }
        let bounds = PixelRect(
            x0: pixel(e.minX - margin), y0: pixel(e.minY - margin), x1: pixel(e.maxX + margin) + 1,
            y1: pixel(e.maxY + margin) + 1
        ).intersection(within)
        guard !bounds.isEmpty else { return .nothing }
        let (x0, x1) = (bounds.x0 & ~7, (bounds.x1 + 7) & ~7)
        let shapes = Corner.allCases.map { outline.shape(at: $0) }
        let reach = profile.reach + 1
        func column(_ value: Double) -> Int { min(max(pixel(value), x0), x1) }
        let widestLeft = max(shapes[0].extentX, shapes[3].extentX)
        let widestRight = max(shapes[1].extentX, shapes[2].extentX)
        var shadow = OutlineShadow(
            bounds: bounds, x0: x0, x1: x1, a: 0, b: 0,
            leftEnd: min(x1, (column(e.minX + widestLeft + reach) + 8) & ~7),
            rightStart: max(x0, column(e.maxX - widestRight - reach) & ~7))
        let (width, height) = (x1 - x0, bounds.height)
        let estimate =
            (CornerNodes.count(shapes[0], sigma: sigma) + CornerNodes.count(shapes[3], sigma: sigma))
            * (shadow.leftEnd - x0 + height)
            + (CornerNodes.count(shapes[1], sigma: sigma) + CornerNodes.count(shapes[2], sigma: sigma))
            * (x1 - shadow.rightStart + height)
        guard estimate < largestPlan else { return .tooFine }

        arena.floats.reserve(width + height)
        shadow.a = arena.floats.count
        let a = arena.floats.base + shadow.a
        profile.fillEdge(a, count: width, x: x0, edge: e.minX, kernels: kernels)
        profile.subtractEdge(a, count: width, x: x0, edge: e.maxX, kernels: kernels)
        shadow.b = shadow.a + width
        profile.fillEdge(a + width, count: height, x: bounds.y0, edge: e.minY, kernels: kernels)
        profile.subtractEdge(a + width, count: height, x: bounds.y0, edge: e.maxY, kernels: kernels)
        arena.floats.advance(width + height)

        for corner in Corner.allCases where shapes[corner.rawValue].radius > 0 {
            let shape = shapes[corner.rawValue]
            CornerNodes.make(shape, sigma: sigma, into: &nodes)
            var part = Part()
            part.count = nodes.count
            if corner.isTop {
                part.y0 = bounds.y0
                part.y1 = min(bounds.y1, pixel(e.minY + shape.extentY + reach) + 1)
            } else {
                part.y0 = max(bounds.y0, pixel(e.maxY - shape.extentY - reach))
                part.y1 = bounds.y1
            }
            let (from, to) = corner.isLeft ? (x0, shadow.leftEnd) : (shadow.rightStart, x1)
            guard part.y1 > part.y0, to > from else { continue }
            let (rows, columns) = (part.y1 - part.y0, to - from)
            arena.floats.reserve((rows + columns) * nodes.count)
            part.g = arena.floats.count
            part.h = part.g + rows * nodes.count
            let base = arena.floats.base
            for (index, node) in nodes.enumerated() {
                profile.fillLine(
                    base + (part.g + index), stride: nodes.count, count: rows, x: part.y0,
                    place: corner.isTop ? e.minY + node.v : e.maxY - node.v, weight: Float(node.weight))
                let h = base + (part.h + index * columns)
                let (near, far) = corner.isLeft ? (e.minX, e.minX + node.u) : (e.maxX - node.u, e.maxX)
                profile.fillEdge(h, count: columns, x: from, edge: near, kernels: kernels)
                profile.subtractEdge(h, count: columns, x: from, edge: far, kernels: kernels)
            }
            arena.floats.advance((rows + columns) * nodes.count)
            switch corner {
            case .topLeft: shadow.topLeft = part
            case .topRight: shadow.topRight = part
            case .bottomRight: shadow.bottomRight = part
            case .bottomLeft: shadow.bottomLeft = part
            }
        }
        return .shadow(shadow)
    }
}
