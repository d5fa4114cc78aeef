import CornerGeometry
import Foundation
import Raster
import Testing

@Suite struct GroupTests {
    let red = PixelColor(bits: 0xff00_00ff)
    let blue = PixelColor(bits: 0xffff_0000)
    let left = Pictures.outline(2, 2, 20, 20)
    let right = Pictures.outline(12, 2, 20, 20)

    func pixel(_ items: [DrawItem], _ x: Int, _ y: Int, on color: PixelColor? = .white) -> UInt32 {
        Pictures.draw(items, 40, 30, on: color)[y * 40 + x]
    }

    @Test func opacityActsOnTheFinishedLayer() {
        let group = Group(items: [Pictures.fill(left, red), Pictures.fill(right, blue)], opacity: 0.5)
        // Where both overlap, only the upper one shows.
        #expect(pixel([DrawItem(.group(group))], 16, 10) == 0xffff_7f7f)
        #expect(pixel([DrawItem(.group(group))], 5, 10) == 0xff7f_7fff)
        #expect(pixel([DrawItem(.group(group))], 36, 10) == 0xffff_ffff)
    }

    @Test func contentClipCutsTheLayerButNotItsShadow() {
        let group = Group(
            items: [Pictures.fill(left, red)],
            contentClip: Clip(shapes: [Shape(.outline(Pictures.outline(2, 2, 8, 20)))]),
            shadow: Shadow(sigma: 0, dx: 10, dy: 0, color: .black))
        let items = [DrawItem(.group(group))]
        #expect(pixel(items, 5, 10) == 0xff00_00ff)
        #expect(pixel(items, 11, 10) == 0xffff_ffff)
        #expect(pixel(items, 15, 10) == 0xff00_0000)
        #expect(pixel(items, 21, 10) == 0xffff_ffff)
    }

    @Test func masksCutTheShadowToo() {
        let group = Group(
            items: [Pictures.fill(left, red)],
            mask: [Pictures.fill(Pictures.outline(0, 0, 26, 30), PixelColor(bits: 0x8000_0000))],
            shadow: Shadow(sigma: 0, dx: 10, dy: 0, color: .black))
        let items = [DrawItem(.group(group))]
        #expect(pixel(items, 5, 10) == 0xff7f_7fff)
        #expect(pixel(items, 24, 10) == 0xff7f_7f7f)
        #expect(pixel(items, 28, 10) == 0xffff_ffff)
    }

    @Test func shadowsOfGroupsAreThoseOfTheirAlpha() {
        let outline = Pictures.outline(12.4, 11.7, 24, 20, CornerRadii(7))
        let group = Group(
            items: [Pictures.fill(outline, red)], shadow: Shadow(sigma: 3, dx: 1.5, dy: 2.25, color: .black),
            drawsShadowOnly: true)
        let drawn = Pictures.alphas([DrawItem(.group(group))], 56, 52)
        let exact = ExactPicture(outline: outline.offsetBy(dx: 1.5, dy: 2.25), width: 56, height: 52)
            .shadow(sigma: 3, perPixel: 16)
        #expect(Pictures.difference(drawn, exact) <= 2)
    }

    @Test func castersOutsideTheCanvasThrowShadowsIntoIt() {
        let outline = Pictures.outline(-30, 4, 20, 20)
        let group = Group(
            items: [Pictures.fill(outline, red)], shadow: Shadow(sigma: 1, dx: 34, dy: 0, color: .black))
        #expect(pixel([DrawItem(.group(group))], 12, 14) == 0xff00_0000)
    }

    @Test func groupOpacityActsOnShadowAndContentEach() {
        let group = Group(
            items: [Pictures.fill(left, red)], opacity: 0.5, shadow: Shadow(sigma: 0, dx: 4, dy: 0, color: .black))
        // Under the content the shadow shows through: 255 -> 127 -> half of it, and half of red.
        #expect(pixel([DrawItem(.group(group))], 12, 10) == 0xff3f_3fbf)
        #expect(pixel([DrawItem(.group(group))], 24, 10) == 0xff7f_7f7f)
    }

    @Test func clipsOfAGroupItemCutAllOfIt() {
        let group = Group(items: [Pictures.fill(left, red)], shadow: Shadow(sigma: 0, dx: 10, dy: 0, color: .black))
        let clip = Clip(shapes: [Shape(.outline(Pictures.outline(0, 0, 26, 12)))])
        let items = [DrawItem(.group(group), clip: clip)]
        #expect(pixel(items, 5, 10) == 0xff00_00ff)
        #expect(pixel(items, 24, 10) == 0xff00_0000)
        #expect(pixel(items, 28, 10) == 0xffff_ffff)
        #expect(pixel(items, 5, 14) == 0xffff_ffff)
    }

    @Test func aFillOfAllOfItsClipIsTheClipItself() {
        let shape = Pictures.outline(6.25, 5.5, 19.5, 17, CornerRadii(6), .continuous)
        let clip = Clip(shapes: [Shape(.outline(shape))])
        let drawn = Pictures.draw([Pictures.fill(shape, red)], 40, 30, on: .white)
        func filled(_ outline: CornerOutline) -> [UInt32] {
            Pictures.draw([Pictures.fill(outline, red, clip: clip)], 40, 30, on: .white)
        }
        // Of its pixels, and of more.
        #expect(filled(Pictures.outline(6, 5, 20, 18)) == drawn)
        #expect(filled(Pictures.outline(1.5, 2, 30, 25, CornerRadii(4))) == drawn)
        // Not all of them: a side is cut, or a corner.
        #expect(filled(Pictures.outline(6.5, 5, 20, 18)) != drawn)
        #expect(filled(Pictures.outline(6, 5, 20, 18, CornerRadii(12))) != drawn)
    }

    @Test func plainGroupsDrawLikeTheirItems() {
        let items = InvarianceTests.items()
        let wrapped = items.map { DrawItem(.group(Group(items: [$0]))) }
        #expect(
            Pictures.draw([DrawItem(.group(Group(items: wrapped)))], 100, 90) == Pictures.draw(items, 100, 90))
    }

    @Test(arguments: [200, 2000])
    func deepNestingEnds(_ depth: Int) {
        var item = Pictures.fill(left, red)
        for _ in 0..<depth { item = DrawItem(.group(Group(items: [item], opacity: 0.999))) }
        let drawn = pixel([item], 5, 10, on: nil)
        #expect(depth > 256 ? drawn == 0 : drawn >> 24 == 255)
    }

    @Test func nestedShadowsTakeTimeInProportion() {
        var item = Pictures.fill(left, red)
        for _ in 0..<24 {
            item = DrawItem(.group(Group(items: [item], shadow: Shadow(sigma: 1, dx: 0.5, dy: 0, color: .black))))
        }
        #expect(pixel([item], 5, 10) == 0xff00_00ff)
    }

    private func nested(depth: Int) -> DrawItem {
        var item = Pictures.fill(Pictures.outline(60.5, 50, 30, 25, CornerRadii(6)), blue)
        for level in 0..<depth {
            let place = Double(level % 17)
            let card = Pictures.outline(38.25 + 2 * place, 36 + place, 40, 30, CornerRadii(9))
            let shadow = Shadow(sigma: 2 + Double(level % 3), dx: 1, dy: 1.5, color: PixelColor(bits: 0x6000_0000))
            var group = Group(
                items: [Pictures.fill(card, PixelColor(bits: 0xc000_40a0)), item], shadow: shadow)
            if level % 4 == 1 { group.opacity = 0.8 }
            if level % 5 == 2 {
                group.contentClip = Clip(shapes: [
                    Shape(.outline(Pictures.outline(32, 33, 80, 60, CornerRadii(20))))
                ])
            }
            item = DrawItem(.group(group))
        }
        return item
    }

    /// What a group holds is one picture, in whatever way it was drawn.
    @Test(arguments: [1, 2, 3, 7]) func aGroupInAGroupIsWhatItLooksLike(depth: Int) {
        let inner = Pictures.bitmap(160, 150)
        let card = Pictures.fill(Pictures.outline(35, 70, 30, 30, CornerRadii(8)), PixelColor(bits: 0x8000_0080))
        Renderer().draw([card, nested(depth: depth)], into: inner)
        let image = DrawItem(
            .fill(Shape(.outline(Pictures.outline(0, 0, 160, 150))), .image(ImagePaint(bitmap: inner))))
        let shadow = Shadow(sigma: 3, dx: -2, dy: 1, color: .black)
        let clip = Clip(shapes: [Shape(.outline(Pictures.outline(0, 0, 160, 100.5, CornerRadii(12))))])
        for (opacity, content, outer) in [(1, nil, nil), (0.7, clip, nil), (1, nil, clip), (0.5, clip, clip)] {
            func drawn(_ items: [DrawItem]) -> [UInt32] {
                let group = Group(items: items, opacity: opacity, contentClip: content, shadow: shadow)
                return Pictures.draw([DrawItem(.group(group), clip: outer)], 160, 150, on: .white)
            }
            #expect(drawn([card, nested(depth: depth)]) == drawn([image]))
        }
    }

    /// Many shadows in each other, whole and in parts.
    @Test func nestedShadowsHaveTheSameBytesInAnyRegion() {
        let items = [Pictures.fill(Pictures.outline(0, 0, 160, 150), .white), nested(depth: 60), nested(depth: 3)]
        let whole = Pictures.draw(items, 160, 150)
        #expect(Set(whole).count > 500)
        #expect(Pictures.draw(items, 160, 150, threads: 3) == whole)
        let bitmap = Pictures.bitmap(160, 150)
        for (x, y) in [(0, 0), (80, 0), (0, 75), (80, 75)] {
            Renderer().draw(items, into: bitmap, region: PixelRect(x0: x, y0: y, x1: x + 80, y1: y + 75))
        }
        #expect(Pictures.pixels(bitmap) == whole)
    }
}
