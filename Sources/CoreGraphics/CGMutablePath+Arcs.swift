internal import CornerGeometry
import Foundation
internal import Raster

extension CGMutablePath {
    /// An arc of cubics, each a quarter turn but the last, with a line to its start where there is a current point.
    ///
    /// - Parameters:
    ///   - startAngle: Radians from the x axis towards the y axis.
    ///   - clockwise: True turns by decreasing angles: clockwise to the eye where y grows upwards, and the other
    ///     way round where it grows downwards. From 0 to 2π it then turns by nothing.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = clockwise ? Double(startAngle) - Double(endAngle) : Double(endAngle) - Double(startAngle)
        if sweep.isFinite {
            if sweep < 0 {
                sweep = sweep.truncatingRemainder(dividingBy: turn)
                if sweep < 0 { sweep += turn }
            }
            sweep = min(sweep, turn)
        }
        addArc(
            center: center, radius: radius, start: Double(startAngle), sweep: sweep, isIncreasing: !clockwise,
            name: "addArc(center:radius:startAngle:endAngle:clockwise:)", transform: transform)
    }

    /// As `addArc`, turning by `delta` radians; a positive one increases the angle.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, start: Double(startAngle),
            sweep: min(Double(delta.magnitude), 2 * .pi), isIncreasing: delta >= 0,
            name: "addRelativeArc(center:radius:startAngle:delta:)", transform: transform)
    }

    /// The arc of a circle that touches the lines from the current point to `tangent1End` and from there to
    /// `tangent2End`, with a line to its start. Where there is no such circle, a line to `tangent1End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let name = "addArc(tangent1End:tangent2End:radius:)"
        guard hasCurrentPoint(name), tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else {
            if !data.isEmpty { Notice.once("CGMutablePath.\(name): a value that is not finite; ignored") }
            return
        }
        // The current point lies behind the transform; the circle is found in front of it.
        guard let inverse = transform.affine.inverted,
            let toStart = unit(inverse.apply(to: currentPoint), from: tangent1End),
            let toEnd = unit(tangent2End, from: tangent1End), radius > 0
        else { return addLine(to: tangent1End, transform: transform) }
        let cosine = toStart.x * toEnd.x + toStart.y * toEnd.y
        let cross = toStart.x * toEnd.y - toStart.y * toEnd.x
        guard cross.magnitude > 1e-9 else { return addLine(to: tangent1End, transform: transform) }
        // The tangent of half the corner's angle is |cross| / (1 + cosine).
        let distance = radius * (1 + cosine) / cross.magnitude
        let first = CGPoint(x: tangent1End.x + toStart.x * distance, y: tangent1End.y + toStart.y * distance)
        let side: CGFloat = cross > 0 ? 1 : -1
        // From the centre to the first tangent point, as a unit vector.
        let spoke = CGPoint(x: toStart.y * side, y: -toStart.x * side)
        let center = CGPoint(x: first.x - spoke.x * radius, y: first.y - spoke.y * radius)
        let last = CGPoint(x: tangent1End.x + toEnd.x * distance, y: tangent1End.y + toEnd.y * distance)
        guard center.applying(transform).isFinite, first.applying(transform).isFinite,
            last.applying(transform).isFinite
        else { return addLine(to: tangent1End, transform: transform) }
        addLine(to: first, transform: transform)
        // The arc turns by what the corner lacks of half a turn.
        let end = CGPoint(x: (last.x - center.x) / radius, y: (last.y - center.y) / radius)
        addSpokes(
            center: center, radius: radius, from: spoke, to: end, quarters: cosine > 0 ? 1 : 0,
            isIncreasing: cross < 0, transform: transform)
    }

    private func unit(_ point: CGPoint, from origin: CGPoint) -> CGPoint? {
        let x = point.x - origin.x
        let y = point.y - origin.y
        let length = (x * x + y * y).squareRoot()
        guard length > 0, length.isFinite else { return nil }
        return CGPoint(x: x / length, y: y / length)
    }

    private func addArc(
        center: CGPoint, radius: CGFloat, start: Double, sweep: Double, isIncreasing: Bool, name: String,
        transform: CGAffineTransform
    ) {
        guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite,
            isUsable(
                CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), name,
                transform)
        else {
            Notice.once("CGMutablePath.\(name): a value that is not finite; ignored")
            return
        }
        let from = spoke(start)
        let first = CGPoint(x: center.x + from.x * radius, y: center.y + from.y * radius)
        if data.isEmpty { move(to: first, transform: transform) } else { addLine(to: first, transform: transform) }
        let quarter = Double.pi / 2
        // A hair of angle left over by rounding is no segment.
        let slack = min(1e-12 + start.magnitude * 0x1p-50, 1e-6)
        let quarters = ((sweep + slack) / quarter).rounded(.down)
        let rest = sweep - quarters * quarter
        addSpokes(
            center: center, radius: radius, from: from,
            to: rest > slack ? spoke(isIncreasing ? start + sweep : start - sweep) : nil, quarters: Int(quarters),
            isIncreasing: isIncreasing, transform: transform)
    }

    private func spoke(_ angle: Double) -> CGPoint {
        let (sine, cosine) = Trigonometry.sinCos(angle)
        return CGPoint(x: cosine, y: sine)
    }

    /// Quarter turns from one unit vector, then what is left to the other (less than a quarter), if there is one.
    private func addSpokes(
        center: CGPoint, radius: CGFloat, from: CGPoint, to end: CGPoint?, quarters: Int, isIncreasing: Bool,
        transform: CGAffineTransform
    ) {
        let side: CGFloat = isIncreasing ? 1 : -1
        var spoke = from
        func curve(to next: CGPoint, handle: CGFloat) {
            func place(_ u: CGPoint, _ along: CGFloat) -> CGPoint {
                CGPoint(
                    x: center.x + radius * (u.x - u.y * side * along),
                    y: center.y + radius * (u.y + u.x * side * along))
            }
            addCurve(
                to: place(next, 0), control1: place(spoke, handle), control2: place(next, -handle),
                transform: transform)
            spoke = next
        }
        for _ in 0..<quarters {
            curve(to: CGPoint(x: -spoke.y * side + 0, y: spoke.x * side + 0), handle: Self.quarterHandle)
        }
        guard let end else { return }
        // 4/3 of the tangent of a quarter of the angle, by half-angle formulas.
        let cosine = spoke.x * end.x + spoke.y * end.y
        let sine = (spoke.x * end.y - spoke.y * end.x).magnitude
        let half = sine / (1 + cosine)
        curve(to: end, handle: 4 / 3 * half / (1 + (1 + half * half).squareRoot()))
    }
}
