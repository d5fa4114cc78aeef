import CornerGeometry
import Foundation
import Raster
import Testing

/// The same bytes whatever the number of threads, the kernels, the region and what culling leaves out.
@Suite struct InvarianceTests {
    static let width = 215
    static let height = 180

    static func items() -> [DrawItem] {
        var numbers = Pictures.Numbers(state: 11)
        func color(_ alpha: Double) -> PixelColor {
            PixelColor(red: numbers.unit(), green: numbers.unit(), blue: numbers.unit(), alpha: alpha)
        }
        func outline() -> CornerOutline {
            let whole = numbers.next(2) == 0
            let x = Double(numbers.next(200)) - 20 + (whole ? 0 : numbers.unit())
            let y = Double(numbers.next(170)) - 20 + (whole ? 0 : numbers.unit())
            return Pictures.outline(
                x, y, 20 + Double(numbers.next(50)), 15 + Double(numbers.next(40)),
                CornerRadii(
                    topLeft: Double(numbers.next(20)), topRight: Double(numbers.next(9)),
                    bottomRight: numbers.unit() * 12, bottomLeft: Double(numbers.next(20))),
                numbers.next(3) == 0 ? .continuous : .circular)
        }
        var items = [Pictures.fill(Pictures.outline(0, 0, 300, 300), .white)]
        for index in 0..<90 {
            let shape = outline()
            let clip = index % 9 == 4 ? Clip(shapes: [Shape(.outline(outline())), Shape(.outline(shape.inset(by: 3)))]) : nil
            items.append(
                Pictures.shadow(
                    shape, sigma: 0.4 + 7 * numbers.unit(), dx: numbers.unit() * 4, dy: 2, color: color(0.4), clip: clip))
            items.append(Pictures.fill(shape, color(index % 4 == 0 ? 0.5 : 1), clip: clip))
            if index % 11 == 3 {
                let group = Group(
                    items: [Pictures.fill(outline(), color(1)), Pictures.fill(outline(), color(0.7))], opacity: 0.7,
                    contentClip: index % 2 == 0 ? Clip(shapes: [Shape(.outline(outline()))]) : nil,
                    mask: index % 3 == 0 ? [Pictures.fill(outline(), color(0.8)), Pictures.fill(outline())] : nil,
                    shadow: Shadow(sigma: 2.5, dx: 1, dy: 2, color: color(0.6)))
                items.append(DrawItem(.group(group)))
            }
            if index % 13 == 5 {
                let outer = outline()
                items.append(
                    DrawItem(.fill(Shape(.ring(outer: outer, inner: outer.inset(by: 2.5))), .color(color(1)))))
            }
        }
        return items
    }

    @Test func threadsDoNotMatter() {
        let items = Self.items()
        let one = Pictures.draw(items, Self.width, Self.height)
        #expect(one == Pictures.draw(items, Self.width, Self.height, threads: 4))
        #expect(Set(one).count > 500)
    }

    @Test func kernelsDoNotMatter() {
        let items = Self.items()
        let bitmap = Pictures.bitmap(Self.width, Self.height)
        var renderer = Renderer()
        renderer.usesPortableKernels = true
        renderer.draw(items, into: bitmap)
        #expect(Pictures.pixels(bitmap) == Pictures.draw(items, Self.width, Self.height))
    }

    @Test func regionsRedrawTheSamePixelsAndNoOthers() {
        let items = Self.items()
        let full = Pictures.draw(items, Self.width, Self.height)
        for region in [
            PixelRect(x0: 13, y0: 5, x1: 100, y1: 90), PixelRect(x0: 101, y0: 60, x1: 102, y1: 160),
            PixelRect(x0: -50, y0: 150, x1: 900, y1: 151), PixelRect(x0: 200, y0: 100, x1: 215, y1: 500),
        ] {
            let ground = PixelColor(bits: 0xff12_3456)
            let bitmap = Pictures.bitmap(Self.width, Self.height, filled: ground)
            Renderer(threads: 2).draw(items, into: bitmap, region: region)
            let drawn = Pictures.pixels(bitmap)
            var wrong = 0
            for y in 0..<Self.height {
                for x in 0..<Self.width {
                    let inside = x >= region.x0 && x < region.x1 && y >= region.y0 && y < region.y1
                    let index = y * Self.width + x
                    if drawn[index] != (inside ? full[index] : ground.bits) { wrong += 1 }
                }
            }
            #expect(wrong == 0, "\(region)")
        }
    }

    /// One item in each call: nothing is known of what comes later, so nothing is left out.
    @Test func cullingDoesNotMatter() {
        let items = Self.items()
        let bitmap = Pictures.bitmap(Self.width, Self.height)
        for item in items { Renderer().draw([item], into: bitmap) }
        #expect(Pictures.pixels(bitmap) == Pictures.draw(items, Self.width, Self.height))
    }

    @Test func anEmptyRegionChangesNothing() {
        let bitmap = Pictures.bitmap(20, 20, filled: .white)
        Renderer().draw(Self.items(), into: bitmap, region: PixelRect(x0: 30, y0: 0, x1: 10, y1: 20))
        #expect(Pictures.pixels(bitmap).allSatisfy { $0 == 0xffff_ffff })
    }
}
