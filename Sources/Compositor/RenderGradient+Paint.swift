internal import CoreGraphics
internal import Raster
internal import RenderTree

extension RenderGradient {
    func paint(over rect: CGRect, in space: NodeSpace) -> Paint {
        let stops = zip(colors, locations).map { color, location in
            let (red, green, blue) = color.sRGB
            return GradientPaint.Stop(location: location, red: red, green: green, blue: blue, alpha: color.alpha)
        }
        // The axis lies in the unit square of the bounds, and so do the lines of one colour: in bounds that are no
        // square they are not at right angles to the axis (measured).
        let unit = Affine(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        return .gradient(
            GradientPaint(
                stops: stops, start: startPoint, end: endPoint, transform: unit.concatenating(space.affine)))
    }
}
