import CornerGeometry
import Foundation
import Raster

/// Small helpers that the tests of this target share.
enum Pictures {
    static func outline(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radii: CornerRadii = .zero,
        _ curve: CornerCurve = .circular
    ) -> CornerOutline {
        CornerOutline(rect: CGRect(x: x, y: y, width: width, height: height), radii: radii, curve: curve)
    }

    static func fill(_ outline: CornerOutline, _ color: PixelColor = .black, clip: Clip? = nil) -> DrawItem {
        DrawItem(.fill(Shape(.outline(outline)), .color(color)), clip: clip)
    }

    static func shadow(
        _ outline: CornerOutline, sigma: Double, dx: Double = 0, dy: Double = 0, color: PixelColor = .black,
        clip: Clip? = nil
    ) -> DrawItem {
        DrawItem(.shadow(Shape(.outline(outline)), Shadow(sigma: sigma, dx: dx, dy: dy, color: color)), clip: clip)
    }

    static func bitmap(_ width: Int, _ height: Int, filled color: PixelColor? = nil) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)!
        if let color {
            for y in 0..<height { bitmap.withMutableRow(y) { $0.update(repeating: color.bits) } }
        }
        return bitmap
    }

    static func pixels(_ bitmap: Bitmap) -> [UInt32] {
        (0..<bitmap.height).flatMap { y in bitmap.withRow(y) { Array($0) } }
    }

    static func draw(
        _ items: [DrawItem], _ width: Int, _ height: Int, on color: PixelColor? = nil, threads: Int = 1
    ) -> [UInt32] {
        let bitmap = bitmap(width, height, filled: color)
        Renderer(threads: threads).draw(items, into: bitmap)
        return pixels(bitmap)
    }

    static func alphas(_ items: [DrawItem], _ width: Int, _ height: Int) -> [UInt8] {
        draw(items, width, height).map { UInt8($0 >> 24) }
    }

    /// The largest difference, in bytes.
    static func difference(_ drawn: [UInt8], _ exact: [Double]) -> Double {
        zip(drawn, exact).reduce(0) { max($0, abs(Double($1.0) - 255 * $1.1)) }
    }

    /// A sequence that is the same everywhere.
    struct Numbers {
        var state: UInt32

        mutating func next(_ count: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(UInt64(state >> 8) * UInt64(count) >> 24)
        }

        mutating func unit() -> Double { Double(next(1 << 20)) / Double(1 << 20) }
    }
}
