import CornerGeometry
import Foundation

/// Where pixels' centres lie between a gradient's first stop (0) and its last (1).
enum GradientPlaces {
    case all(at: Float)
    /// The place of pixel (x, y) is base + (x + 1/2) across + (y + 1/2) down.
    case axial(base: Double, across: Double, down: Double)
    case radial(CircleGradient, Affine)
    /// In turns; the affine map brings pixels to where the centre is the origin and 0 lies towards +x.
    case conic(Affine)

    /// Nil where the gradient has no extent.
    ///
    /// - Parameter inverse: From pixels to the gradient's space.
    init?(_ paint: GradientPaint, _ inverse: Affine) {
        switch paint.geometry {
        case .axial(let start, let end):
            let dx = end.x - start.x
            let dy = end.y - start.y
            let square = dx * dx + dy * dy
            let base = ((inverse.tx - start.x) * dx + (inverse.ty - start.y) * dy) / square
            let across = (inverse.a * dx + inverse.b * dy) / square
            let down = (inverse.c * dx + inverse.d * dy) / square
            guard square > 0, base.isFinite, across.isFinite, down.isFinite else { return nil }
            self = .axial(base: base, across: across, down: down)
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            guard
                let circles = CircleGradient(
                    startCenter, startRadius, endCenter, endRadius, extendsBeforeStart: paint.extendsBeforeStart,
                    extendsAfterEnd: paint.extendsAfterEnd)
            else { return nil }
            self = .radial(circles, inverse)
        case .conic(let center, let angle):
            let (sin, cos) = Trigonometry.sinCos(angle)
            let turn = Affine(
                a: cos, b: -sin, c: sin, d: cos, tx: -center.x * cos - center.y * sin,
                ty: center.x * sin - center.y * cos)
            let map = inverse.concatenating(turn)
            guard map.isFinite else { return nil }
            self = .conic(map)
        }
    }

    /// The place of a whole row, where it is one.
    func constant(y: Int) -> Float? {
        switch self {
        case .all(let place): place
        case .axial(let base, let across, let down):
            across == 0 ? Float(base + (Double(y) + 0.5) * down) : nil
        case .radial, .conic: nil
        }
    }

    /// The places of eight pixels from a column that is a multiple of eight; not a number where nothing is painted.
    @inline(__always)
    func block(x: Int, y: Int) -> SIMD8<Float> {
        switch self {
        case .all(let place): return SIMD8(repeating: place)
        case .axial(let base, let across, let down):
            let first = Float((base + (Double(y) + 0.5) * down) + (Double(x) + 0.5) * across)
            return SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) * Float(across) + first
        case .radial(let circles, let map):
            return Self.each(x, y, map) { circles.place($0, $1) }
        case .conic(let map):
            return Self.each(x, y, map) { Trigonometry.turn(x: $0, y: $1) }
        }
    }

    @inline(__always)
    private static func each(
        _ x: Int, _ y: Int, _ map: Affine, _ place: (Double, Double) -> Double
    ) -> SIMD8<Float> {
        var result = SIMD8<Float>()
        let v = Double(y) + 0.5
        for lane in 0..<8 {
            let u = Double(x + lane) + 0.5
            result[lane] = Float(place(map.a * u + map.c * v + map.tx, map.b * u + map.d * v + map.ty))
        }
        return result
    }
}
