import Foundation
internal import Raster

/// A drawing that is repeated on a lattice, for filling and stroking.
///
/// `@unchecked Sendable`: nothing in it changes; what `info` points to is its maker's to guard.
public final class CGPattern: Hashable, @unchecked Sendable {
    /// One cell; what is drawn outside of it is cut off.
    let bounds: CGRect
    /// From pattern space to the context's base space; the transform of the moment does not count.
    let matrix: CGAffineTransform
    let step: CGSize
    let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks

    /// Nil, with a word on standard error, for an empty cell, steps of 0, and numbers that are not finite.
    ///
    /// - Parameters:
    ///   - info: Handed to the callbacks.
    ///   - bounds: One cell, in pattern space.
    ///   - matrix: From pattern space to the context's base space.
    ///   - xStep: From one cell to the next, in pattern space.
    ///   - isColored: False for a stencil: the colour is given when the pattern is set, and colours that the callback
    ///     sets do not count.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard callbacks.pointee.drawPattern != nil, bounds.isFinite, !bounds.isEmpty, matrix.affine.isFinite,
            xStep.isFinite, yStep.isFinite, xStep != 0, yStep != 0
        else {
            Notice.once(
                "CGPattern: needs a drawing, a cell and steps that are finite and not 0; no pattern is made")
            return nil
        }
        self.info = info
        self.bounds = bounds.standardized
        self.matrix = matrix
        step = CGSize(width: xStep.magnitude, height: yStep.magnitude)
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    func draw(in context: CGContext) { callbacks.drawPattern?(info, context) }

    public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
