import Foundation
import Testing

@testable import CoreGraphics

/// Bitmap contexts by Quartz's measured rules.
@Suite struct QuartzContextTests {
    private let generic = CGColorSpace(.genericRGB)

    @Test func shadowsDoNotFollowTheTransformButTheBase() throws {
        let plain = try canvas(40, 40)
        plain.scaleBy(x: 2, y: 2)
        plain.setShadow(offset: CGSize(width: 10.4, height: 0), blur: 4, color: blueColor)
        plain.setFillColor(redColor)
        plain.fill(CGRect(x: 2, y: 2, width: 4, height: 16))
        // The square ends at 12; moved by 10 pixels and grown by 4, its shadow ends at 26.
        #expect(pixel(plain, 25, 20) & 255 > 0 && pixel(plain, 26, 20) == 0)
        let points = try #require(CGContext(points: CGRect(x: 0, y: 0, width: 20, height: 20), scale: 2))
        points.setShadow(offset: CGSize(width: 5, height: 0), blur: 2, color: blueColor)
        points.setFillColor(redColor)
        points.fill(CGRect(x: 2, y: 2, width: 4, height: 16))
        #expect(row(points, 20) == row(plain, 20))
    }

    @Test func flatness() throws {
        func area(_ flatness: CGFloat?) throws -> Double {
            let context = try canvas(64, 64)
            if let flatness { context.setFlatness(flatness) }
            context.setFillColor(redColor)
            context.fillEllipse(in: CGRect(x: 2, y: 2, width: 60, height: 60))
            return (0..<64).reduce(0) { sum, y in row(context, y).reduce(sum) { $0 + Double($1 & 255) / 255 } }
        }
        let (exact, standard) = (Double.pi * 900, try area(nil))
        #expect(try area(0.25) == standard && area(0) == standard)
        #expect(try area(0.6) < standard - 2 && standard < exact - 0.5 && standard > exact - 6)
        #expect(abs(try area(0.05) - exact) < 1)
    }

    @Test func radialGradientsEndWithoutAnAntialiasedEdge() throws {
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
                locations: [0, 1], count: 2))
        let context = try canvas(24, 24)
        let middle = CGPoint(x: 12, y: 12)
        context.drawRadialGradient(
            gradient, startCenter: middle, startRadius: 3, endCenter: middle, endRadius: 10.3, options: [])
        for y in 0..<24 {
            for x in 0..<24 {
                let distance = hypot(Double(x) - 11.5, Double(y) - 11.5)
                let isIn = distance >= 3 && distance <= 10.3
                #expect(pixel(context, x, y) & 255 == (isIn ? 255 : 0), "\(x), \(y)")
                guard isIn else { continue }
                let expected = 255 * (1 - (distance - 3) / 7.3)
                #expect(abs(Double(pixel(context, x, y) >> 24) - expected) <= 0.51)
            }
        }
        context.drawRadialGradient(
            gradient, startCenter: middle, startRadius: 3, endCenter: middle, endRadius: 10,
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(pixel(context, 12, 12) == 0xff00_00ff && pixel(context, 0, 0) == 0x0000_ffff)
    }

    @Test func conicGradientsTurnFromXToY() throws {
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0, 0, 0, 1, 1, 1, 1, 1],
                locations: [0, 1], count: 2))
        let context = try canvas(20, 20)
        context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0)
        func red(_ x: Int, _ y: Int) -> Int { Int(pixel(context, x, y) >> 24) }
        // y points up: a quarter turn leads to the top.
        #expect(abs(red(10, 0) - 62) <= 3 && abs(red(0, 10) - 130) <= 3 && abs(red(10, 19) - 193) <= 3)
        context.drawConicGradient(gradient, center: CGPoint(x: CGFloat.nan, y: 0), angle: 0)
        #expect(abs(red(10, 0) - 62) <= 3)
    }

    @Test func gradientsAreMixedInTheirOwnSpace() throws {
        func middle(_ space: CGColorSpace) throws -> Int {
            let gradient = try #require(
                CGGradient(
                    colorSpace: space, colorComponents: [0, 0, 0, 1, 1, 1, 1, 1], locations: [0, 1], count: 2))
            let context = try canvas(11, 1)
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 11, y: 0), options: [])
            return Int(pixel(context, 5, 0) >> 24)
        }
        #expect([127, 128].contains(try middle(CGColorSpaceCreateDeviceRGB())))
        // Half of gamma 1.8 is 0.287 of the light, which sRGB encodes as 145.6.
        #expect(abs(try middle(generic) - 146) <= 1)
    }

    @Test func genericRGBAsMeasured() {
        let expected: [([CGFloat], [Int])] = [
            ([0.8, 0.3, 0.1], [215, 98, 32]), ([0.1, 0.2, 0.8], [34, 77, 214]), ([0.2, 0.9, 0.1], [52, 229, 32]),
        ]
        for (values, bytes) in expected {
            let (red, green, blue) = CGColor(space: generic, values: values + [1]).sRGB
            for (value, byte) in zip([red, green, blue], bytes) { #expect(abs(value * 255 - Double(byte)) <= 1.01) }
        }
    }
}
