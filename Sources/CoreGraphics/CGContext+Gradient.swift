import Foundation
internal import Raster

extension CGContext {
    /// Fills the clip with the gradient along the line from `start` to `end`.
    ///
    /// - Parameter options: Without them nothing is drawn before the start and after the end.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite else {
            Notice.once("CGContext.drawLinearGradient(_:start:end:options:): a point that is not finite; not drawn")
            return
        }
        guard userToTarget.inverted != nil else { return }
        let alpha = Double(state.alpha)
        let stops = gradient.stops.map { stop in
            var stop = stop
            stop.alpha *= alpha
            return stop
        }
        paint(
            canvasShape,
            .gradient(
                GradientPaint(
                    stops: stops, start: start, end: end, transform: userToTarget,
                    extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
                    extendsAfterEnd: options.contains(.drawsAfterEndLocation))))
    }

    /// Not drawn yet, which is said once.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        Notice.once("CGContext.drawRadialGradient(_:startCenter:…) is not supported; not drawn")
    }

    /// Not drawn yet, which is said once.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        Notice.once("CGContext.drawConicGradient(_:center:angle:) is not supported; not drawn")
    }
}
