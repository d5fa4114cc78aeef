import CornerGeometry
import Foundation
import Raster
import Testing

/// Chords, cut shadows, blend modes, radial and conic gradients: the same bytes however they are drawn.
@Suite struct QuartzInvarianceTests {
    private static let width = 190
    private static let height = 150

    private static func items() -> [DrawItem] {
        var numbers = Pictures.Numbers(state: 5)
        func color(_ alpha: Double) -> PixelColor {
            PixelColor(red: numbers.unit(), green: numbers.unit(), blue: numbers.unit(), alpha: alpha)
        }
        func shape() -> Shape {
            let outline = Pictures.outline(
                Double(numbers.next(150)) - 20 + numbers.unit(), Double(numbers.next(130)) - 20,
                20 + Double(numbers.next(60)), 15 + Double(numbers.next(40)), CornerRadii(Double(numbers.next(12))),
                numbers.next(2) == 0 ? .continuous : .circular)
            return Shape(.path(PathData(outline, sharesSides: false), .nonZero), flatness: .quartz)
        }
        func gradient() -> GradientPaint {
            let stops = [
                GradientPaint.Stop(location: 0, red: 1, green: 0.2, blue: 0, alpha: 1),
                GradientPaint.Stop(location: 0.6, red: 0, green: 0.2, blue: 1, alpha: 0.4),
                GradientPaint.Stop(location: 1, red: 0, green: 1, blue: 1, alpha: 0.9),
            ]
            let center = CGPoint(x: 20 + Double(numbers.next(100)), y: 20 + Double(numbers.next(90)))
            let geometry: GradientPaint.Geometry =
                numbers.next(2) == 0
                ? .conic(center: center, angle: numbers.unit() * 6)
                : .radial(
                    startCenter: center, startRadius: 5, endCenter: CGPoint(x: 90, y: 70), endRadius: 50)
            let turn = Affine(a: 1.1, b: 0.2, c: -0.3, d: 0.9, tx: 4, ty: -3)
            return GradientPaint(stops: stops, geometry: geometry, transform: turn, extendsAfterEnd: false)
        }
        var items: [DrawItem] = [Pictures.fill(Pictures.outline(0, 0, 300, 300), .white)]
        for index in 0..<30 {
            let shape = shape()
            let shadow = Shadow.quartz(
                blur: numbers.unit() * 20, dx: numbers.unit() * 6, dy: 2.5, opacity: numbers.unit(),
                color: color(0.8))
            items.append(DrawItem(.shadow(shape, shadow)))
            items.append(DrawItem(.fill(shape, index % 3 == 0 ? .gradient(gradient()) : .color(color(0.9)))))
            let mode = BlendMode.allCases[index % BlendMode.allCases.count]
            items.append(
                DrawItem(
                    .group(
                        Group(
                            items: [DrawItem(.fill(Self.moved(shape), .color(color(0.8))))], opacity: 0.8,
                            mask: index % 4 == 0
                                ? [DrawItem(.fill(Self.moved(shape), .gradient(gradient())))] : nil,
                            shadow: index % 5 == 0 ? shadow : nil, blendMode: mode)),
                    clip: index % 2 == 0 ? Clip(shapes: [shape]) : nil))
            let stroke = Shape(
                .stroke(
                    PathData(Pictures.outline(20, 20, 90, 70, CornerRadii(14))),
                    StrokeStyle(width: 2, dash: [5, 3]), Affine(a: 1, b: 0.1, c: 0, d: 1, tx: Double(index), ty: 0)),
                flatness: .quartz)
            if index % 6 == 0 { items.append(DrawItem(.fill(stroke, .color(color(1))))) }
        }
        return items
    }

    private static func moved(_ shape: Shape) -> Shape {
        guard case .path(let path, let rule) = shape.geometry else { return shape }
        return Shape(
            .path(path.transformed(by: Affine(a: 1, b: 0, c: 0, d: 1, tx: 7, ty: 5)), rule), flatness: .quartz)
    }

    @Test func threadsAndKernelsDoNotMatter() {
        let items = Self.items()
        let one = Pictures.draw(items, Self.width, Self.height)
        #expect(one == Pictures.draw(items, Self.width, Self.height, threads: 4))
        let bitmap = Pictures.bitmap(Self.width, Self.height)
        var renderer = Renderer()
        renderer.usesPortableKernels = true
        renderer.draw(items, into: bitmap)
        #expect(Pictures.pixels(bitmap) == one)
        #expect(Set(one).count > 500)
    }

    @Test func regionsRedrawTheSamePixels() {
        let items = Self.items()
        let full = Pictures.draw(items, Self.width, Self.height)
        let bitmap = Pictures.bitmap(Self.width, Self.height)
        for y in stride(from: 0, to: Self.height, by: 37) {
            for x in stride(from: 0, to: Self.width, by: 53) {
                Renderer(threads: 2).draw(
                    items, into: bitmap, region: PixelRect(x0: x, y0: y, x1: x + 53, y1: y + 37))
            }
        }
        #expect(Pictures.pixels(bitmap) == full)
    }
}
