import QuartzCore

/// The five elements of one corner of a rounded rectangle, in points, as distances from the corner: back along the
/// edge that leads to it, and on along the next.
///
/// All kinds of corner are a line, a cubic, a line, and two cubics, some of them of no length, as path dumps from
/// Apple's systems show; the numbers are theirs.
struct SmoothCorner {
    typealias Place = (along: CGFloat, away: CGFloat)
    typealias Cubic = (control1: Place, control2: Place, end: Place)

    let start: Place
    let first: Cubic
    let link: Place
    let second: Cubic
    let third: Cubic

    /// How far from the corner a continuous corner begins, in radii.
    static let reach: CGFloat = 1.528665

    func add(to path: CGMutablePath, at frame: RectangleCorner.Frame) {
        func point(_ place: Place) -> CGPoint { frame.at(along: place.along, away: place.away) }
        func curve(_ cubic: Cubic) {
            path.addCurve(to: point(cubic.end), control1: point(cubic.control1), control2: point(cubic.control2))
        }
        path.addLine(to: point(start))
        curve(first)
        path.addLine(to: point(link))
        curve(second)
        curve(third)
    }

    /// A continuous corner with room enough on both edges.
    static func continuous(radius r: CGFloat) -> SmoothCorner {
        let join: Place = (0.631493792830993 * r, 0.07491138784701603 * r)
        return SmoothCorner(
            start: (reach * r, 0),
            first: ((1.088492957618529 * r, 0), (0.868406944063002 * r, 0), join),
            link: join,
            second: (
                (0.372823826625745 * r, 0.16905955604437 * r), (0.16905955604437 * r, 0.372823826625745 * r),
                (join.away, join.along)
            ),
            third: ((0, 0.868406944063002 * r), (0, 1.088492957618529 * r), (0, 1.528664984729582 * r)))
    }

    /// A quarter of a circle of radius `half`, entered from the middle of the edge, `middle` away.
    static func quarterCircle(half: CGFloat, middle: CGFloat) -> SmoothCorner {
        let begin: Place = (half, 0)
        let end: Place = (0, half)
        let handle = 0.4477152502 * half
        return SmoothCorner(
            start: (middle, 0), first: (begin, begin, begin), link: begin,
            second: ((handle, 0), (0, handle), end), third: (end, end, end))
    }

    /// A corner of a near-pill that is entered along a long edge, which ends `edge` away from it, and left at the
    /// middle of a short one.
    static func pillFromLongEdge(half s: CGFloat, edge: CGFloat) -> SmoothCorner {
        let join: Place = (0.612743642830991 * s, 0.07491138784701603 * s)
        let middle: Place = (0, s)
        return SmoothCorner(
            start: (edge, 0),
            first: ((1.069742807618529 * s, 0), (0.849656794063002 * s, 0), join),
            link: join,
            second: ((0.24485780339949 * s, 0.20881088300811 * s), (0, 0.558504066868353 * s), (0, 0.95 * s)),
            third: (middle, middle, middle))
    }

    /// A corner of a near-pill that is entered from the middle of a short edge and left along a long one.
    static func pillFromShortEdge(half s: CGFloat) -> SmoothCorner {
        let middle: Place = (s, 0)
        return SmoothCorner(
            start: middle, first: (middle, middle, middle), link: (0.95 * s, 0),
            second: (
                (0.558504066868353 * s, 0), (0.20881088300811 * s, 0.24485780339949 * s),
                (0.07491138784701603 * s, 0.612743642830991 * s)
            ),
            third: ((0, 0.849656794063002 * s), (0, 1.069742807618529 * s), (0, 1.509914834729582 * s)))
    }
}
