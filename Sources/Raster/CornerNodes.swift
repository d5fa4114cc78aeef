import CornerGeometry
import Foundation

/// A corner's curve as a few weighted points, for integrals over its depth that are smooth on the scale of sigma.
struct CornerNodes {
    struct Node {
        /// The curve passes (u, v), measured from the corner along its edges.
        var u, v: Double
        /// The height that stands behind it.
        var weight: Double
    }

    /// No corner within reach has more.
    private static let most = 1e9
    /// Unit quarter circles by the number of nodes.
    private static let circles: [[Node]] = (0...Quadrature.largest).map { circle($0) }

    private static func circle(_ count: Int) -> [Node] {
        guard count > 0 else { return [] }
        return Quadrature.rule(count).map { onCircle($0.place, $0.weight) }
    }

    /// A node at the angle place · 90° from the top of the arc.
    private static func onCircle(_ place: Double, _ weight: Double) -> Node {
        let (sine, cosine) = (Quadrature.sine(place), Quadrature.sine(1 - place))
        return Node(u: 1 - sine, v: 1 - cosine, weight: weight * 1.5707963267948966 * sine)
    }

    /// How many nodes a corner takes.
    static func count(_ shape: CornerShape, sigma: Double) -> Int {
        guard shape.radius > 0 else { return 0 }
        let sigma = effective(sigma)
        if shape.curve == .circular { return Int(min(most, circleCount(shape.radius / sigma))) }
        var sum = 0.0
        shape.forEachCubic { p0, p1, p2, p3 in sum += cubicCount(speed(p0, p1, p2, p3) / sigma) }
        return Int(min(most, sum))
    }

    /// The scale on which the integrand is smooth: the pixel's own extent blurs too, though with sharp ends.
    private static func effective(_ sigma: Double) -> Double {
        (sigma * sigma + 1.0 / 12).squareRoot() * (sigma < 1 ? 0.3 + 0.7 * sigma : 1)
    }

    private static func circleCount(_ ratio: Double) -> Double {
        (ratio > 4 ? 1.9 + 1.25 * ratio : 1.9 + ratio).rounded(.up)
    }

    /// - Parameter ratio: the curve's largest speed over sigma.
    private static func cubicCount(_ ratio: Double) -> Double {
        (ratio > 5 ? 2.2 + 1.05 * ratio : 1.6 + 0.6 * ratio).rounded(.up)
    }

    private static func speed(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> Double {
        func step(_ a: CGPoint, _ b: CGPoint) -> Double { max(abs(Double(b.x - a.x)), abs(Double(b.y - a.y))) }
        return 3 * max(step(p0, p1), step(p1, p2), step(p2, p3))
    }

    /// Makes the nodes in the order of their depth v.
    ///
    /// - Parameter depths: where nodes are asked for; outside of it they may be left out.
    static func make(
        _ shape: CornerShape, sigma: Double, depths: ClosedRange<Double> = -Double.infinity...Double.infinity,
        into nodes: inout [Node]
    ) {
        nodes.removeAll(keepingCapacity: true)
        guard shape.radius > 0 else { return }
        let sigma = effective(sigma)
        switch shape.curve {
        case .circular:
            let r = shape.radius
            let depth = { r * (1 - Quadrature.sine(1 - $0)) }
            panels(circleCount(r / sigma), depths, depth) { panel, of, count in
                if of == 1 {
                    for node in circles[count] {
                        nodes.append(Node(u: node.u * r, v: node.v * r, weight: node.weight * r))
                    }
                    return
                }
                for node in Quadrature.rule(count) {
                    let place = (Double(panel) + node.place) / Double(of)
                    let on = onCircle(place, node.weight / Double(of))
                    nodes.append(Node(u: on.u * r, v: on.v * r, weight: on.weight * r))
                }
            }
        case .continuous:
            shape.forEachCubic { p0, p1, p2, p3 in
                let depth = { (t: Double) -> Double in
                    let s = 1 - t
                    return s * s * (s * Double(p0.y) + 3 * t * Double(p1.y))
                        + t * t * (3 * s * Double(p2.y) + t * Double(p3.y))
                }
                panels(cubicCount(speed(p0, p1, p2, p3) / sigma), depths, depth) { panel, of, count in
                    for node in Quadrature.rule(count) {
                        let t = (Double(panel) + node.place) / Double(of)
                        let s = 1 - t
                        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                        let slope =
                            3
                            * (s * s * Double(p1.y - p0.y) + 2 * s * t * Double(p2.y - p1.y) + t * t
                                * Double(p3.y - p2.y))
                        nodes.append(
                            Node(
                                u: a * Double(p0.x) + b * Double(p1.x) + c * Double(p2.x) + d * Double(p3.x),
                                v: a * Double(p0.y) + b * Double(p1.y) + c * Double(p2.y) + d * Double(p3.y),
                                weight: node.weight / Double(of) * slope))
                    }
                }
            }
        }
    }

    /// Many nodes are spread over panels, each with a rule of its own, and with four nodes more than its share: in the
    /// middle of a panel nodes lie half again as far apart as on average.
    ///
    /// - Parameter depth: of a place on the curve, growing with it.
    private static func panels(
        _ count: Double, _ depths: ClosedRange<Double>, _ depth: (_ place: Double) -> Double,
        _ body: (_ panel: Int, _ of: Int, _ count: Int) -> Void
    ) {
        let total = max(1, Int(min(count, most)))
        if total <= Quadrature.largest { return body(0, 1, total) }
        let of = (total + 15) / 16
        let each = (total + of - 1) / of + 4
        // The first panel that ends in the depths.
        var (first, end) = (0, of)
        while first < end {
            let middle = (first + end) / 2
            if depth(Double(middle + 1) / Double(of)) < depths.lowerBound {
                first = middle + 1
            } else {
                end = middle
            }
        }
        for panel in first..<of {
            if depth(Double(panel) / Double(of)) > depths.upperBound { return }
            body(panel, of, each)
        }
    }
}
