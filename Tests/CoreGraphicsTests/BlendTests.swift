import Foundation
import Raster
import Testing

@testable import CoreGraphics

@Suite struct BlendTests {
    /// One pixel of `ground`, with one of `source` drawn over it.
    private func blended(
        _ mode: CGBlendMode, _ source: CGColor, over ground: CGColor, width: CGFloat = 1
    ) throws -> [Int] {
        let context = try canvas(1, 1)
        context.setFillColor(ground)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setBlendMode(mode)
        context.setFillColor(source)
        context.fill(CGRect(x: 0, y: 0, width: width, height: 1))
        let value = pixel(context, 0, 0)
        return [24, 16, 8, 0].map { Int(value >> $0 & 255) }
    }

    private func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> CGColor {
        CGColor(
            srgbRed: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
            alpha: CGFloat(alpha) / 255)
    }

    @Test(arguments: [
        (CGBlendMode.multiply, [80, 31, 0, 255]), (.screen, [220, 169, 200, 255]), (.overlay, [185, 63, 0, 255]),
        (.darken, [100, 40, 0, 255]), (.lighten, [200, 160, 200, 255]), (.difference, [100, 40, 200, 255]),
        (.exclusion, [143, 118, 200, 255]), (.hardLight, [160, 63, 145, 255]), (.colorDodge, [255, 0, 0, 255]),
        (.plusLighter, [255, 200, 200, 255]), (.copy, [100, 200, 200, 255]), (.clear, [0, 0, 0, 0]),
    ])
    func modesOnOpaqueColours(mode: CGBlendMode, expected: [Int]) throws {
        // Source (100, 200, 200), ground (200, 40, 0): the expected bytes follow the W3C's formulas.
        let found = try blended(mode, color(100, 200, 200), over: color(200, 40, 0))
        let exact: [Double] = zip([100.0, 200, 200], [200.0, 40, 0]).map { s, g in
            let (s, g) = (s / 255, g / 255)
            switch mode {
            case .multiply: return s * g
            case .screen: return s + g - s * g
            case .overlay: return g <= 0.5 ? 2 * s * g : 1 - 2 * (1 - s) * (1 - g)
            case .darken: return min(s, g)
            case .lighten: return max(s, g)
            case .difference: return abs(s - g)
            case .exclusion: return s + g - 2 * s * g
            case .hardLight: return s <= 0.5 ? 2 * s * g : 1 - 2 * (1 - s) * (1 - g)
            case .colorDodge: return g == 0 ? 0 : min(1, g / (1 - s))
            case .plusLighter: return min(1, s + g)
            case .copy: return s
            default: return 0
            }
        }
        for index in 0..<3 { #expect(abs(Double(found[index]) - exact[index] * 255) <= 0.51, "\(found)") }
        #expect(found[3] == expected[3])
    }

    @Test func weighingModes() throws {
        let red = color(255, 0, 0, 102)
        let blue = color(0, 0, 255, 204)
        #expect(try blended(.sourceIn, red, over: blue) == [82, 0, 0, 82])
        #expect(try blended(.sourceOut, red, over: blue) == [20, 0, 0, 20])
        #expect(try blended(.sourceAtop, red, over: blue) == [82, 0, 122, 204])
        #expect(try blended(.destinationIn, red, over: blue) == [0, 0, 82, 82])
        #expect(try blended(.destinationOut, red, over: blue) == [0, 0, 122, 122])
        #expect(try blended(.destinationOver, red, over: blue) == [20, 0, 204, 224])
        #expect(try blended(.xor, red, over: blue) == [20, 0, 122, 143])
        #expect(try blended(.destinationAtop, red, over: blue) == [20, 0, 82, 102])
    }

    @Test func whatIsNotCoveredStays() throws {
        let blue = color(0, 0, 255)
        for mode in [CGBlendMode.clear, .sourceIn, .destinationIn, .sourceOut, .copy] {
            let half = try blended(mode, color(255, 0, 0, 0), over: blue, width: 0.5)
            #expect([127, 128].contains(half[3]), "\(mode): \(half)")
        }
    }

    @Test func hueSaturationColourLuminosity() throws {
        let red = color(255, 0, 0)
        let gray = color(100, 100, 100)
        let lit = try blended(.luminosity, gray, over: red)
        #expect((0.3 * Double(lit[0]) + 0.59 * Double(lit[1]) + 0.11 * Double(lit[2]) - 100).magnitude < 1)
        #expect(try blended(.saturation, red, over: gray) == [100, 100, 100, 255])
        #expect(try blended(.hue, gray, over: red) == [77, 77, 77, 255])
        let tinted = try blended(.color, red, over: gray)
        // The luminosity stays that of the ground.
        let light = 0.3 * Double(tinted[0]) + 0.59 * Double(tinted[1]) + 0.11 * Double(tinted[2])
        #expect((light - 100).magnitude < 1)
        #expect(tinted[0] > tinted[1])
    }

    @Test func everyModeOnEveryPairStaysPremultiplied() throws {
        let colors = [0, 1, 127, 254, 255].flatMap { a in [0, 128, 255].map { color($0, 255 - $0, 30, a) } }
        for raw in Int32(0)...27 {
            let mode = try #require(CGBlendMode(rawValue: raw))
            for source in colors {
                for ground in colors {
                    let found = BlendFormula.blend(
                        mode.raster, BlendFormula.Pixel(source.pixel.bits),
                        over: BlendFormula.Pixel(ground.pixel.bits),
                        cover: 1)
                    for value in [found.red, found.green, found.blue, found.alpha] {
                        #expect(value.isFinite && value > -1e-9 && value < 1 + 1e-9 || mode == .plusLighter)
                    }
                }
            }
        }
    }
}
