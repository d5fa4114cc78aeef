import Foundation
internal import Raster

extension CGPath {
    /// How near the outline of a stroke lies to the true one, in the path's own units.
    static let strokeTolerance = 0.01

    /// The outline of the path's stroke, to be filled by winding.
    ///
    /// - Parameter transform: Applied to the path before it is stroked; the measures hold in what results.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth.isFinite, lineWidth > 0, miterLimit.isFinite else {
            Notice.once("CGPath.copy(strokingWithWidth:…): the width must be finite and above 0; the copy is empty")
            return CGPath(data: PathData())
        }
        let style = StrokeStyle(
            width: Double(lineWidth), cap: lineCap.raster, join: lineJoin.raster, miterLimit: Double(miterLimit))
        return CGPath(data: data.transformed(by: transform.affine).stroked(style, tolerance: Self.strokeTolerance))
    }

    /// The path cut into dashes.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern each subpath begins.
    ///   - lengths: Dashes and gaps by turns.
    ///   - transform: Applied to the path before it is cut.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let moved = data.transformed(by: transform.affine)
        guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.contains(where: { $0 > 0 })
        else {
            Notice.once(
                "CGPath.copy(dashingWithPhase:…): lengths must be finite, not negative, not all 0; the copy is whole"
            )
            return CGPath(data: moved)
        }
        return CGPath(data: moved.dashed(pattern: lengths.map { Double($0) }, phase: Double(phase)))
    }

    /// The path with lines in the place of curves.
    ///
    /// - Parameter threshold: How far a curve may lie from its lines.
    public func flattened(threshold: CGFloat) -> CGPath {
        guard threshold.isFinite, threshold > 0 else { return CGPath(data: data.flattened(tolerance: 0.01)) }
        return CGPath(data: data.flattened(tolerance: Double(threshold)))
    }
}
