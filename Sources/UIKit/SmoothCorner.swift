import QuartzCore

/// The pieces of one corner, in units of a radius, as (distance back along the edge that leads to the corner,
/// distance on along the next).
struct SmoothCorner {
    typealias Place = (along: CGFloat, away: CGFloat)

    /// How far from the corner a continuous corner begins, in radii.
    static let reach: CGFloat = 1.528665

    /// Where the corner is entered; a line leads there.
    let start: Place
    /// Lines and cubics: one or three places each.
    let pieces: [[Place]]

    func add(to path: CGMutablePath, at frame: RectangleCorner.Frame, unit: CGFloat) {
        func point(_ place: Place) -> CGPoint { frame.at(along: place.along * unit, away: place.away * unit) }
        path.addLine(to: point(start))
        for piece in pieces {
            if piece.count == 3 {
                path.addCurve(to: point(piece[2]), control1: point(piece[0]), control2: point(piece[1]))
            } else if let end = piece.last {
                path.addLine(to: point(end))
            }
        }
    }

    /// The continuous corner with room enough: three cubics, a line of no length after the first.
    static let full = SmoothCorner(
        start: (reach, 0),
        pieces: [
            [(1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)],
            [(0.63149379, 0.07491139)],
            [(0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379)],
            [(0, 0.86840694), (0, 1.08849296), (0, reach)],
        ])

    /// A quarter of a circle: handles end 0.447715 from the corner.
    static let quarterCircle = SmoothCorner(
        start: (1, 0), pieces: [[(0.447715, 0), (0, 0.447715), (0, 1)]])

    /// A corner of the near-pill. `edge` is where the long edge ends, in the same unit.
    static func pill(edge: CGFloat, entersLongEdge: Bool) -> SmoothCorner {
        let out: [Place] = [
            (1.069743, 0), (0.849657, 0), (0.612744, 0.074911), (0.244858, 0.208811), (0, 0.558504), (0, 0.95), (0, 1),
        ]
        if entersLongEdge {
            return SmoothCorner(
                start: (edge, 0), pieces: [[out[0], out[1], out[2]], [out[3], out[4], out[5]], [out[6]]])
        }
        // The same corner met from the short side.
        let back: [Place] = out.map { ($0.away, $0.along) }
        return SmoothCorner(
            start: back[6],
            pieces: [[back[5]], [back[4], back[3], back[2]], [back[1], back[0], (0, 1.509915)]])
    }
}
