import Raster
import Testing

/// Groups that are combined with their ground by a blend mode.
struct BlendGroupTests {
    private let ground = PixelColor(red: 0.8, green: 0.4, blue: 0, alpha: 1)
    private let source = PixelColor(red: 0.5, green: 0.5, blue: 1, alpha: 1)

    private func drawn(_ group: Group, clip: Clip? = nil, on color: PixelColor? = nil) -> [Int] {
        let pixel = Pictures.draw([DrawItem(.group(group), clip: clip)], 2, 2, on: color ?? ground)[0]
        return [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
    }

    private func box(_ color: PixelColor, width: Double = 2) -> DrawItem {
        Pictures.fill(Pictures.outline(0, 0, width, 2), color)
    }

    @Test func modes() {
        // Source (128, 128, 255), ground (204, 102, 0).
        let expected: [(BlendMode, [Int])] = [
            (.multiply, [102, 51, 0, 255]), (.screen, [230, 179, 255, 255]), (.darken, [128, 102, 0, 255]),
            (.difference, [76, 26, 255, 255]), (.exclusion, [127, 128, 255, 255]),
            (.destinationOver, [204, 102, 0, 255]), (.destinationOut, [0, 0, 0, 0]),
            (.plusLighter, [255, 230, 255, 255]),
        ]
        for (mode, bytes) in expected {
            let found = drawn(Group(items: [box(source)], blendMode: mode))
            #expect(zip(found, bytes).allSatisfy { abs($0 - $1) <= 1 }, "\(mode): \(found)")
        }
    }

    @Test func opacityClipAndMaskWeighTheMode() {
        // Half of the way from 204 to 102.
        let half = drawn(Group(items: [box(source)], opacity: 0.5, blendMode: .multiply))
        #expect(abs(half[0] - 153) <= 1 && abs(half[1] - 77) <= 1 && half[3] == 255)
        let mask = [box(PixelColor(red: 0, green: 0, blue: 0, alpha: 0.5))]
        let masked = drawn(Group(items: [box(source)], mask: mask, blendMode: .multiply))
        #expect(abs(masked[0] - 153) <= 1)
        let clip = Clip(shapes: [Shape(.outline(Pictures.outline(0, 0, 0.5, 2)))])
        #expect(abs(drawn(Group(items: [box(source)], blendMode: .multiply), clip: clip)[0] - 153) <= 1)
    }

    @Test func whatAGroupDoesNotShowStays() {
        for mode in BlendMode.allCases {
            let nothing = Group(items: [box(source, width: 0.0001)], blendMode: mode)
            #expect(drawn(nothing) == [204, 102, 0, 255], "\(mode)")
        }
    }

    @Test func aModeActsInsideItsGroupAlone() {
        // In a translucent group of its own there is nothing to multiply with.
        let inner = DrawItem(.group(Group(items: [box(source)], blendMode: .multiply)))
        let found = drawn(Group(items: [inner], opacity: 0.999))
        #expect(abs(found[0] - 128) <= 1 && found[2] >= 254)
        #expect(drawn(Group(items: [inner]))[0] == 102)
    }
}
