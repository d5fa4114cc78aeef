import Foundation
import Testing

@testable import CoreGraphics

@Suite struct PatternTests {
    private let letters: [UInt32: Character] = [0: ".", 0xff00_00ff: "R", 0x0000_ffff: "B"]

    /// A cell of 2 × 2 whose lower left pixel is painted, red where it has colours.
    private func dots(
        isColored: Bool = true, step: CGFloat = 2, matrix: CGAffineTransform = .identity,
        draw: @escaping CGPatternDrawPatternCallback = { _, context in
            context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    ) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
        return try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: matrix, xStep: step,
                yStep: step,
                tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
    }

    private func setPatternSpace(_ context: CGContext, base: CGColorSpace?) throws {
        let space = try #require(CGColorSpace(patternBaseSpace: base))
        context.setFillColorSpace(space)
        context.setStrokeColorSpace(space)
    }

    @Test func coloredCellsFillTheShapeAlone() throws {
        let context = try canvas(6, 4)
        try setPatternSpace(context, base: nil)
        context.setFillPattern(try dots(), colorComponents: [1])
        context.fill(CGRect(x: 1, y: 0, width: 4, height: 4))
        #expect(picture(context, letters) == ["......", "..R.R.", "......", "..R.R."])
    }

    @Test func theLatticeLiesInBaseSpaceAndFollowsPhaseAndMatrix() throws {
        let context = try canvas(6, 4)
        try setPatternSpace(context, base: nil)
        context.setFillPattern(try dots(), colorComponents: [1])
        context.translateBy(x: 1, y: 1)
        context.fill(CGRect(x: -1, y: -1, width: 6, height: 2))
        #expect(picture(context, letters) == ["......", "......", "......", "R.R.R."])
        context.setPatternPhase(CGSize(width: 1, height: 1))
        context.fill(CGRect(x: -1, y: 1, width: 6, height: 2))
        #expect(picture(context, letters) == [".R.R.R", "......", "......", "R.R.R."])
        let wide = try canvas(6, 4)
        wide.setFillPattern(try dots(matrix: CGAffineTransform(scaleX: 2, y: 1)), colorComponents: [1])
        wide.fill(CGRect(x: 0, y: 0, width: 6, height: 1))
        #expect(picture(wide, letters) == ["......", "......", "......", "RR..RR"])
    }

    @Test func stencilsTakeTheirColourFromTheSetting() throws {
        let context = try canvas(4, 2)
        try setPatternSpace(context, base: CGColorSpaceCreateDeviceRGB())
        let stencil = try dots(isColored: false)
        context.setFillPattern(stencil, colorComponents: [0, 0, 1, 1])
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setFillPattern(stencil, colorComponents: [0, 0, 1, 0.5])
        context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        #expect(row(context, 0) == [0, 0, 0, 0])
        #expect(row(context, 1) == [0x0000_ffff, 0, 0x0000_8080, 0])
        // Without a base there is nothing to read a stencil's colour in.
        try setPatternSpace(context, base: nil)
        context.setFillPattern(stencil, colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(CGColorSpace(patternBaseSpace: nil)?.numberOfComponents == 0)
        #expect(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())?.model == .pattern)
    }

    @Test func strokesAlphaAndStates() throws {
        let context = try canvas(6, 4)
        context.saveGState()
        context.setStrokePattern(try dots(), colorComponents: [0.5])
        context.setLineWidth(2)
        context.move(to: CGPoint(x: 0, y: 1))
        context.addLine(to: CGPoint(x: 6, y: 1))
        context.strokePath()
        #expect(row(context, 3) == [0x8000_0080, 0, 0x8000_0080, 0, 0x8000_0080, 0])
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
        #expect(pixel(context, 0, 0) == 0x0000_00ff)
    }

    @Test func cellsThatMeetBetweenPixelsShowNoSeam() throws {
        let context = try canvas(9, 9)
        let full = try dots(
            step: 2, matrix: CGAffineTransform(scaleX: 0.8, y: 0.8),
            draw: { _, context in
                context.setFillColor(redColor)
                context.fill(CGRect(x: -5, y: -5, width: 20, height: 20))
            })
        context.setFillPattern(full, colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect((0..<9).allSatisfy { row(context, $0) == Array(repeating: 0xff00_00ff, count: 9) })
    }

    @Test func callbacksMayLeaveAMessAndDrawThemselves() throws {
        let context = try canvas(4, 4)
        let messy = try dots(draw: { _, context in
            context.saveGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.endTransparencyLayer()
            context.translateBy(x: 100, y: 100)
            context.clip(to: CGRect.zero)
            context.restoreGState()
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        })
        context.setFillPattern(messy, colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(row(context, 3) == [0xff, 0, 0xff, 0])
        // Too small a cell to draw; patterns that cannot be.
        context.setFillPattern(try dots(step: 1e-9), colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        var none = CGPatternCallbacks()
        #expect(
            CGPattern(
                info: nil, bounds: .zero, matrix: .identity, xStep: .nan, yStep: 0, tiling: .noDistortion,
                isColored: true, callbacks: &none) == nil)
    }

    @Test func theInfoIsHandedOnAndReleased() throws {
        final class Counter: @unchecked Sendable {
            var drawn = 0
            var released = 0
        }
        let counter = Counter()
        let info = Unmanaged.passUnretained(counter).toOpaque()
        do {
            var callbacks = CGPatternCallbacks(
                version: 0,
                drawPattern: { info, _ in
                    info.map { Unmanaged<Counter>.fromOpaque($0).takeUnretainedValue().drawn += 1 }
                },
                releaseInfo: { info in
                    info.map { Unmanaged<Counter>.fromOpaque($0).takeUnretainedValue().released += 1 }
                })
            let pattern = try #require(
                CGPattern(
                    info: info, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 2,
                    yStep: 2,
                    tiling: .noDistortion, isColored: true, callbacks: &callbacks))
            let context = try canvas(4, 4)
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(counter.drawn == 4)
        #expect(counter.released == 1)
    }
}
