internal import Raster

/// Areas put together and taken apart.
///
/// The results are closed subpaths of lines that do not cross, drawn the same by both fill rules: outer ones
/// counterclockwise where y grows upwards, holes clockwise. Curves become lines within 1/100 of a unit (and within
/// 1/10,000 of the curve's size; over 10,000 units, a millionth of it); crossings are rounded to about 10^-8 of the
/// largest coordinate, and what is thinner than that is left out.
extension CGPath {
    /// What lies in either path.
    ///
    /// - Parameter rule: What each of the paths encloses, their open subpaths closed.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data: data.combined(.union, other.data, rule: rule.raster))
    }

    /// What lies in both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data: data.combined(.intersection, other.data, rule: rule.raster))
    }

    /// What lies in this path and not in the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data: data.combined(.subtraction, other.data, rule: rule.raster))
    }

    /// What lies in one of the paths alone.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data: data.combined(.symmetricDifference, other.data, rule: rule.raster))
    }

    /// The parts of this path's lines, as a stroke goes, that lie in the other path or on its edge.
    ///
    /// - Parameter rule: What the other path encloses.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data: data.lines(inside: true, of: other.data, rule: rule.raster))
    }

    /// The parts of this path's lines, as a stroke goes, that lie outside of the other path.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data: data.lines(inside: false, of: other.data, rule: rule.raster))
    }

    /// Whether the paths' areas have more in common than edges and corners.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// The path's area as subpaths that do not cross.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data: data.normalized(rule: rule.raster))
    }

    /// One path for each part of the area that hangs together, with the holes in it. Parts that touch at a corner are
    /// two.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        data.components(rule: rule.raster).map { CGPath(data: $0) }
    }
}
