package import Raster

/// Which points a path encloses.
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1

    package var raster: FillRule { self == .winding ? .nonZero : .evenOdd }
}
