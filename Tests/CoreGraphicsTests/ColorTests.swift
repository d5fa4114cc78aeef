import CoreGraphics
import Foundation
import Raster
import Testing

@testable import CoreGraphics

@Suite struct ColorTests {
    private func bytes(_ color: CGColor) -> [Int] {
        let bits = color.pixel.bits
        return [Int(bits & 255), Int(bits >> 8 & 255), Int(bits >> 16 & 255), Int(bits >> 24)]
    }

    @Test func rootsAndCurvesAgreeWithTheLibrary() {
        for n in [3, 5, 9, 12] {
            for step in 1...2000 {
                let x = Double(step) * 0.0007
                let expected = Foundation.pow(x, 1 / Double(n))
                #expect((TransferFunction.root(x, n) / expected - 1).magnitude < 1e-14)
            }
        }
        for x in [1e-300, 1e-20, 1e20, 1e300] {
            #expect((TransferFunction.root(x, 12) / Foundation.pow(x, 1.0 / 12) - 1).magnitude < 1e-12)
        }
        for step in 0...1000 {
            let x = Double(step) / 1000
            let sRGB = x <= 0.04045 ? x / 12.92 : Foundation.pow((x + 0.055) / 1.055, 2.4)
            #expect((TransferFunction.sRGB.decode(x) - sRGB).magnitude < 1e-14)
            #expect((TransferFunction.sRGB.encode(sRGB) - x).magnitude < 1e-7)
            #expect((TransferFunction.gamma18.decode(x) - Foundation.pow(x, 1.8)).magnitude < 1e-14)
            #expect((TransferFunction.gamma18.encode(Foundation.pow(x, 1.8)) - x).magnitude < 1e-14)
            #expect(TransferFunction.sRGB.decode(-x) == -TransferFunction.sRGB.decode(x))
        }
    }

    @Test func genericRGBOfTheMeasuredColours() throws {
        let generic = try #require(CGColorSpace(name: CGColorSpace.genericRGB))
        let cases: [([CGFloat], [Int])] = [
            ([0.8, 0.3, 0.1, 1], [215, 98, 32]), ([0.1, 0.2, 0.8, 1], [34, 77, 214]),
            ([0.2, 0.9, 0.1, 1], [52, 229, 32]), ([1, 0, 0, 1], [255, 38, 0]), ([0, 1, 0, 1], [0, 249, 0]),
            ([0, 0, 1, 1], [4, 51, 255]), ([1, 1, 1, 1], [255, 255, 255]), ([0, 0, 0, 1], [0, 0, 0]),
        ]
        for (components, expected) in cases {
            let found = bytes(try #require(CGColor(colorSpace: generic, components: components)))
            for index in 0..<3 { #expect(abs(found[index] - expected[index]) <= 1, "\(components): \(found)") }
        }
    }

    @Test func displayP3AgainstKnownFigures() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        let converted = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
        // P3's red in extended sRGB.
        for (value, known) in zip(converted, [1.0930, -0.2267, -0.1501, 1]) {
            #expect((value - known).magnitude < 2e-4, "\(converted)")
        }
        #expect(bytes(red) == [255, 0, 0, 255])
        let back = try #require(
            CGColor(space: extended, values: converted).converted(to: p3, intent: .defaultIntent, options: nil))
        for (value, known) in zip(back.values, [1.0, 0, 0, 1]) { #expect((value - known).magnitude < 1e-7) }
        let gray = try #require(CGColor(colorSpace: p3, components: [0.5, 0.5, 0.5, 1]))
        #expect(bytes(gray) == [128, 128, 128, 255])
    }

    @Test func linearSpaces() throws {
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        #expect(
            bytes(try #require(CGColor(colorSpace: linear, components: [0.5, 0.2, 0.01, 1]))) == [
                188, 124, 25, 255,
            ])
        let half = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
        let light = try #require(half.converted(to: linear, intent: .defaultIntent, options: nil))
        #expect((light.values[0] - 0.21404114).magnitude < 1e-7)
        #expect(light.alpha == 0.5)
    }

    @Test func grayIsDrawnAsItsValue() throws {
        #expect(bytes(CGColor(gray: 2.0 / 3, alpha: 1)) == [170, 170, 170, 255])
        #expect(bytes(CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1)) == [128, 128, 128, 255])
        #expect(bytes(.white) == [255, 255, 255, 255])
        #expect(bytes(.clear) == [0, 0, 0, 0])
        #expect(CGColor.black.numberOfComponents == 2)
        let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        let gray = try #require(
            green.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
        #expect((gray.values[0] - 0.8627).magnitude < 1e-3)
    }

    @Test func equalityIsBySpaceAndComponents() {
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
        #expect(CGColor.black.copy(alpha: 0.5) == CGColor(gray: 0, alpha: 0.5))
        #expect(Set([CGColor.white, CGColor(gray: 1, alpha: 1)]).count == 1)
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpace(name: CGColorSpace.sRGB))
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test func hostileComponentsAreFinite() {
        for bad in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
            let color = CGColor(srgbRed: bad, green: bad, blue: 0.5, alpha: bad)
            #expect(!color.values.contains { !$0.isFinite })
            #expect((0...1).contains(color.alpha))
            for name in [CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearDisplayP3] {
                guard let space = CGColorSpace(name: name) else { continue }
                let converted = color.converted(to: space, intent: .defaultIntent, options: nil)
                #expect(converted?.values.contains { !$0.isFinite } == false)
            }
        }
        #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0]) == nil)
    }

    @Test func gradientsKeepStopsInOrder() throws {
        let colors = [CGColor.black, CGColor.white, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)] as CFArray
        let even = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        #expect(even.stops.map(\.location) == [0, 0.5, 1])
        #expect(even.stops[2].alpha == 0.5)
        let mixed = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0.9, 0.2, 7]))
        #expect(mixed.stops.map(\.location) == [0.2, 0.9, 1])
        let hostile = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [.nan, -.infinity]))
        #expect(hostile.stops.map(\.location) == [0, 0, 0])
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["x"], locations: nil) == nil)
        let parts = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
            locations: [0, 1],
            count: 2)
        #expect(parts?.stops.map(\.blue) == [0, 1])
        // In linear light the middle between black and white is at 188 of 255.
        let linear = try #require(
            CGGradient(
                colorsSpace: CGColorSpace(name: CGColorSpace.linearSRGB), colors: [CGColor.black, CGColor.white],
                locations: nil))
        let middle = try #require(linear.stops.first { $0.location == 0.5 })
        #expect((middle.red * 255 - 187.5).magnitude < 0.3)
    }
}
