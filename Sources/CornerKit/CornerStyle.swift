/// The curve that rounds a corner.
///
/// ![Three cards with the same radius: the quadratic corner is the fullest, the circular one an arc, the continuous one
/// begins farther out along the edges.](corner-styles)
///
/// With r the corner's radius, the curves cut off r²/6, 0.2146 r² and 0.2253 r² of the corner's square.
public enum CornerStyle: Hashable, Sendable, CaseIterable {
    /// One quadratic curve whose control point is the corner itself.
    case quadratic

    /// A quarter of a circle, as one cubic.
    case circular

    /// Apple's continuous corner: three cubics whose bend grows little by little.
    ///
    /// The curve takes 1.528665 radii of each edge. Where an edge is shorter than its two curves, its straight ends are
    /// shortened and the bend keeps its shape.
    case continuous
}
