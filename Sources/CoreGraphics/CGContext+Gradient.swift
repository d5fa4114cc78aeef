import Foundation
internal import Raster

extension CGContext {
    /// Fills the clip with the gradient along the line from `start` to `end`.
    ///
    /// - Parameter options: Without them nothing is drawn before the start and after the end.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(
            gradient, .axial(start: start, end: end), options, isFinite: start.isFinite && end.isFinite,
            "drawLinearGradient(_:start:end:options:)")
    }

    /// Fills the clip with the circles from the start's to the end's, each in its colour; of the circles through a
    /// point, the one nearest to the end's shows.
    ///
    /// - Parameter options: Without them the circles end with the two that are given; their edges are not antialiased.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let isFinite = startCenter.isFinite && endCenter.isFinite && startRadius.isFinite && endRadius.isFinite
        draw(
            gradient,
            .radial(
                startCenter: startCenter, startRadius: Double(startRadius), endCenter: endCenter,
                endRadius: Double(endRadius)), options, isFinite: isFinite, "drawRadialGradient(_:startCenter:…)")
    }

    /// Fills the clip with one turn of the gradient about `center`.
    ///
    /// - Parameter angle: Where the turn begins: radians, from the x axis towards the y axis, as the turn goes too.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        draw(
            gradient, .conic(center: center, angle: Double(angle)),
            [.drawsBeforeStartLocation, .drawsAfterEndLocation], isFinite: center.isFinite && angle.isFinite,
            "drawConicGradient(_:center:angle:)")
    }

    private func draw(
        _ gradient: CGGradient, _ geometry: GradientPaint.Geometry, _ options: CGGradientDrawingOptions,
        isFinite: Bool, _ name: String
    ) {
        guard isFinite else {
            Notice.once("CGContext.\(name): a value that is not finite; not drawn")
            return
        }
        guard userToTarget.inverted != nil else { return }
        let alpha = Double(state.alpha)
        let stops = gradient.stops.map { stop in
            var stop = stop
            stop.alpha *= alpha
            return stop
        }
        var paint = GradientPaint(
            stops: stops, geometry: geometry, transform: userToTarget,
            extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
            extendsAfterEnd: options.contains(.drawsAfterEndLocation))
        paint.keepsColor = true
        self.paint(canvasShape, .gradient(paint))
    }
}
