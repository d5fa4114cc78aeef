import CoreGraphics
import Raster

extension LayerValue {
    /// Between this value, at 0, and another, at 1; outside of them the way goes on.
    ///
    /// Colours by their components, transforms by their parts, paths of the same elements point by point, images by fading. Values that
    /// have nothing between them change at the half; paths and lists among them say so.
    func interpolated(to end: LayerValue, at progress: Double) -> LayerValue {
        guard let (a, b) = Self.matched(self, end) else {
            if progress != 0, progress != 1, let fade = FadingContents(from: self, to: end, at: progress) {
                return .object(fade)
            }
            switch (self, end) {
            case (.path, .path): Notice.once("CAAnimation: paths of different elements change at half time")
            case (.list, .list): Notice.once("CAAnimation: lists of different lengths change at half time")
            default: break
            }
            return progress < 0.5 ? self : end
        }
        if progress == 0 { return self }
        if progress == 1 { return end }
        if case (.transform(let first), .transform(let second)) = (a, b) {
            return .transform(TransformParts(first).interpolated(to: TransformParts(second), at: progress).matrix)
        }
        return a.with(lanes: zip(a.lanes, b.lanes).map { $0 + ($1 - $0) * progress })
    }

    /// The sum; of transforms, the other one first, then this one.
    func adding(_ other: LayerValue) -> LayerValue {
        if case (.transform(let first), .transform(let second)) = (self, other) {
            return .transform(CATransform3DConcat(second, first))
        }
        guard let (a, b) = Self.matched(self, other) else { return isNone ? other : self }
        return a.with(lanes: zip(a.lanes, b.lanes).map { $0 + $1 })
    }

    /// The multiple; of a transform, its parts' distance from the identity, or its inverse for -1.
    func scaled(by factor: Double) -> LayerValue {
        if case .transform(let matrix) = self {
            if factor == -1 { return .transform(CATransform3DInvert(matrix)) }
            return .transform(
                TransformParts(CATransform3DIdentity).interpolated(to: TransformParts(matrix), at: factor).matrix)
        }
        let lanes = lanes
        return lanes.isEmpty ? self : with(lanes: lanes.map { $0 * factor })
    }
}
