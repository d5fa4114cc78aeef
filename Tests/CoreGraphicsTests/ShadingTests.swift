import Foundation
import Testing

@testable import CoreGraphics

@Suite struct ShadingTests {
    /// Red goes from 1 to 0, blue the other way.
    private func function(
        range: [CGFloat] = [0, 1, 0, 1, 0, 1, 0, 1],
        _ evaluate: @escaping CGFunctionEvaluateCallback = { _, input, output in
            output[0] = 1 - input[0]
            output[1] = 0
            output[2] = input[0]
            output[3] = 1
        }
    ) throws -> CGFunction {
        var callbacks = CGFunctionCallbacks(version: 0, evaluate: evaluate, releaseInfo: nil)
        return try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: range,
                callbacks: &callbacks))
    }

    private func axial(_ function: CGFunction, extend: Bool) throws -> CGShading {
        try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0),
                function: function, extendStart: extend, extendEnd: false))
    }

    @Test func aStraightFunctionDrawsTheGradientOfItsEnds() throws {
        let (shaded, graded) = (try canvas(8, 1), try canvas(8, 1))
        shaded.drawShading(try axial(try function(), extend: true))
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [redColor, blueColor], locations: [0, 1]))
        graded.drawLinearGradient(
            gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: .drawsBeforeStartLocation)
        #expect(row(shaded, 0) == row(graded, 0))
        #expect(pixel(shaded, 0, 0) == 0xff00_00ff)
        #expect(pixel(shaded, 6, 0) == 0)
        let plain = try canvas(8, 1)
        plain.drawShading(try axial(try function(), extend: false))
        #expect(pixel(plain, 1, 0) == 0)
    }

    @Test func aBentFunctionIsFollowed() throws {
        let context = try canvas(8, 1)
        let square = try function { _, input, output in
            output[0] = input[0] * input[0]
            output[1] = 7  // Limited to its range.
            output[2] = .nan
            output[3] = 1
        }
        context.drawShading(try axial(square, extend: false))
        // At 3/8: 255 · 9/64.
        #expect(pixel(context, 3, 0) == 0x24ff_00ff)
    }

    @Test func circles() throws {
        let context = try canvas(9, 9)
        let shading = try #require(
            CGShading(
                radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 4.5, y: 4.5), startRadius: 0,
                end: CGPoint(x: 4.5, y: 4.5), endRadius: 4, function: try function(), extendStart: false,
                extendEnd: false))
        context.drawShading(shading)
        // Half way.
        #expect([0x8000_7fff, 0x8000_80ff, 0x7f00_80ff].contains(pixel(context, 6, 4)))
        #expect(pixel(context, 0, 0) == 0)
        #expect(pixel(context, 4, 4) == 0xff00_00ff)
    }

    @Test func mistakesMakeNone() throws {
        var none = CGFunctionCallbacks()
        #expect(
            CGFunction(
                info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil, callbacks: &none) == nil)
        var some = CGFunctionCallbacks(version: 0, evaluate: { _, _, _ in }, releaseInfo: nil)
        #expect(
            CGFunction(
                info: nil, domainDimension: 1, domain: [1, 0], rangeDimension: 4, range: nil, callbacks: &some)
                == nil)
        let short = try #require(
            CGFunction(info: nil, domainDimension: 1, domain: nil, rangeDimension: 2, range: nil, callbacks: &some))
        #expect(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: .zero, function: short,
                extendStart: true, extendEnd: true) == nil)
        let context = try canvas(2, 2)
        let nowhere = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: CGFloat.nan, y: 0), end: .zero,
                function: try function(), extendStart: true, extendEnd: true))
        context.drawShading(nowhere)
        #expect(row(context, 0) == [0, 0])
    }
}
