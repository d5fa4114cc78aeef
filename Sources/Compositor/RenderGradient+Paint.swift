import CoreGraphics
import Raster
import RenderTree

extension RenderGradient {
    func paint(over rect: CGRect, in space: NodeSpace) -> Paint {
        let stops = zip(colors, locations).map { color, location in
            let c = color.straight
            return GradientPaint.Stop(
                location: location, red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
        }
        // The axis lies in the unit square of the bounds: what is at right angles to it there is not so in a
        // bounds that is no square, and the gradient's lines follow the square.
        let unit = Affine(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        return .gradient(
            GradientPaint(
                stops: stops, start: startPoint, end: endPoint, transform: unit.concatenating(space.affine)))
    }
}
