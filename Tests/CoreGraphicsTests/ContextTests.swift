import Foundation
import Testing

@testable import CoreGraphics

@Suite struct ContextTests {
    private let letters: [UInt32: Character] = [0: ".", 0xff00_00ff: "R", 0x0000_ffff: "B", 0x0000_00ff: "K"]

    @Test func userSpaceBeginsAtTheLowerLeft() throws {
        let context = try canvas(4, 4)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(picture(context, letters) == ["....", "....", "....", "RR.."])
        context.translateBy(x: 0, y: 4)
        context.scaleBy(x: 1, y: -1)
        context.setFillColor(blueColor)
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 2))
        #expect(picture(context, letters) == ["...B", "...B", "....", "RR.."])
    }

    @Test func halfCoveredPixels() throws {
        let context = try canvas(4, 1)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0.5, y: 0, width: 1.25, height: 1))
        let alphas = row(context, 0).map { $0 & 255 }
        #expect([127, 128].contains(alphas[0]))
        #expect([191, 192].contains(alphas[1]))
        #expect(alphas[2] == 0)
    }

    @Test func statesAreKeptAndTooManyRestoresAreHarmless() throws {
        let context = try canvas(4, 4)
        context.setFillColor(redColor)
        context.saveGState()
        context.setFillColor(blueColor)
        context.translateBy(x: 2, y: 2)
        context.setLineWidth(7)
        context.restoreGState()
        context.restoreGState()
        context.restoreGState()
        #expect(context.ctm.isIdentity)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(pixel(context, 0, 3) == 0xff00_00ff)
    }

    @Test func strokesLieAcrossThePath() throws {
        let context = try canvas(8, 8)
        context.setStrokeColor(redColor)
        context.setLineWidth(2)
        context.move(to: CGPoint(x: 1, y: 4))
        context.addLine(to: CGPoint(x: 7, y: 4))
        context.strokePath()
        #expect(
            picture(context, letters) == [
                "........", "........", "........", ".RRRRRR.", ".RRRRRR.", "........", "........", "........",
            ])
        #expect(context.isPathEmpty)
    }

    @Test func strokedRectangle() throws {
        let context = try canvas(6, 6)
        context.setStrokeColor(blueColor)
        context.stroke(CGRect(x: 1.5, y: 1.5, width: 3, height: 3))
        #expect(picture(context, letters) == ["......", ".BBBB.", ".B..B.", ".B..B.", ".BBBB.", "......"])
        context.clear(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.setLineWidth(3)
        context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4), width: 2)
        #expect(picture(context, letters) == ["BBBBBB", "BBBBBB", "BB..BB", "BB..BB", "BBBBBB", "BBBBBB"])
    }

    @Test func fillRules() throws {
        let context = try canvas(6, 6)
        context.setFillColor(redColor)
        context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
        context.fillPath(using: .evenOdd)
        #expect(picture(context, letters) == ["RRRRRR", "RRRRRR", "RR..RR", "RR..RR", "RRRRRR", "RRRRRR"])
        context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
        context.drawPath(using: .fill)
        #expect(pixel(context, 2, 2) == 0xff00_00ff)
    }

    @Test func clipsMeet() throws {
        let context = try canvas(6, 4)
        context.saveGState()
        context.clip(to: CGRect(x: 1, y: 1, width: 4, height: 2))
        context.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 4), CGRect(x: 4, y: 0, width: 2, height: 2)])
        #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 4, height: 2))
        context.setFillColor(redColor)
        context.fill(CGRect(x: -9, y: -9, width: 99, height: 99))
        #expect(picture(context, letters) == ["......", ".R....", ".R..R.", "......"])
        context.restoreGState()
        context.clip()
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        #expect(picture(context, letters) == ["......", ".R....", ".R..R.", "......"])
        #expect(context.boundingBoxOfClipPath.isNull)
        context.resetClip()
        context.fill(.infinite)
        #expect(picture(context, letters) == ["RRRRRR", "RRRRRR", "RRRRRR", "RRRRRR"])
    }

    @Test func clearAndCopy() throws {
        let context = try canvas(4, 2)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.clear(CGRect(x: 1, y: 0, width: 2, height: 1))
        #expect(picture(context, letters) == ["RRRR", "R..R"])
        context.setBlendMode(.copy)
        context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.2))
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        #expect(pixel(context, 0, 0) == 0x0000_3333)
        context.setFillColor(blueColor)
        context.fill(CGRect(x: 2.5, y: 1, width: 1, height: 1))
        let mixed = pixel(context, 2, 0)
        #expect([127, 128].contains(mixed >> 24))
        #expect(mixed & 255 == 255)
        let opaque = try canvas(2, 1, info: .noneSkipLast)
        #expect(picture(opaque, letters) == ["KK"])
        opaque.setFillColor(redColor)
        opaque.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        opaque.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(picture(opaque, letters) == ["KR"])
        #expect(opaque.makeImage()?.alphaInfo == .noneSkipLast)
    }

    @Test func globalAlphaMultiplies() throws {
        let context = try canvas(1, 1)
        context.setAlpha(0.5)
        context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.4))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(pixel(context, 0, 0) == 0x3300_0033)
    }

    @Test func withoutAntialiasingAPixelIsInOrOut() throws {
        let context = try canvas(8, 8)
        context.setShouldAntialias(false)
        context.setFillColor(redColor)
        context.fillEllipse(in: CGRect(x: 0.3, y: 0.3, width: 7.4, height: 7.4))
        for y in 0..<8 { for value in row(context, y) { #expect(value == 0 || value == 0xff00_00ff) } }
        #expect(pixel(context, 4, 4) == 0xff00_00ff)
        #expect(pixel(context, 0, 0) == 0)
    }

    @Test func ellipseAreaIsThatOfTheEllipse() throws {
        let context = try canvas(24, 24)
        context.setFillColor(redColor)
        context.fillEllipse(in: CGRect(x: 2, y: 3, width: 20, height: 18))
        var sum = 0.0
        for y in 0..<24 { for value in row(context, y) { sum += Double(value & 255) / 255 } }
        // Chords leave out 1.57 pixels at the default flatness.
        #expect((sum - (Double.pi * 90 - 1.57)).magnitude < 0.1, "\(sum)")
    }

    @Test func spacesConvert() throws {
        let context = try canvas(10, 10)
        context.scaleBy(x: 2, y: 3)
        context.translateBy(x: 1, y: 1)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 4, y: 6))
        #expect(context.convertToUserSpace(CGPoint(x: 4, y: 6)) == CGPoint(x: 1, y: 1))
        #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: 3))
        #expect(
            context.convertToUserSpace(CGRect(x: 2, y: 3, width: 4, height: 6))
                == CGRect(x: 0, y: 0, width: 2, height: 2))
        context.move(to: CGPoint(x: 1, y: 2))
        context.scaleBy(x: 2, y: 1)
        #expect(context.currentPointOfPath == CGPoint(x: 0.5, y: 2))
        let box = context.boundingBoxOfClipPath
        #expect(box.minX == -0.5 && box.width == 2.5)
        #expect((box.minY + 1).magnitude < 1e-12 && (box.height - 10.0 / 3).magnitude < 1e-12)
    }
}
