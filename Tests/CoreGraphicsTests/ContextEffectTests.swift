import Foundation
import Testing

@testable import CoreGraphics

@Suite struct ContextEffectTests {
    private let letters: [UInt32: Character] = [0: ".", 0xff00_00ff: "R", 0x0000_ffff: "B", 0x0000_00ff: "K"]

    @Test func sharpShadowsFollowBaseSpaceAlone() throws {
        let context = try canvas(6, 6)
        context.scaleBy(x: 2, y: 2)
        context.setShadow(offset: CGSize(width: 2, height: 1), blur: 0, color: .black)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(picture(context, letters) == ["......", "......", "......", "..KK..", "RRKK..", "RR...."])
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.fill(CGRect(x: 2, y: 2, width: 1, height: 1))
        #expect(picture(context, letters) == ["....RR", "....RR", "......", "..KK..", "RRKK..", "RR...."])
    }

    @Test func blurIsTwiceTheDeviation() throws {
        let context = try canvas(60, 24)
        context.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: .black)
        context.setFillColor(redColor)
        // An edge at x = 30: the shadow right of it is the tail of a Gaussian of sigma 4 that is cut off at 8 pixels.
        let weights = (-8...8).map { exp(-Double($0 * $0) / 32) }
        let all = weights.reduce(0, +)
        context.fill(CGRect(x: -100, y: -100, width: 130, height: 300))
        for x in 30..<42 {
            let expected = 255 * weights.dropFirst(x - 29 + 8).reduce(0, +) / all
            let found = Double(pixel(context, x, 12) & 255)
            #expect((found - expected).magnitude <= 0.51, "\(x): \(found) for \(expected)")
        }
        #expect(pixel(context, 29, 12) == 0xff00_00ff)
    }

    @Test func aLayerCastsOneShadow() throws {
        let context = try canvas(8, 4)
        context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .black)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setFillColor(blueColor)
        context.fill(CGRect(x: 2, y: 1, width: 2, height: 2))
        context.endTransparencyLayer()
        #expect(picture(context, letters) == ["RRRRKKK.", "RRBBKKK.", "RRBBKKK.", "RRRRKKK."])
        context.endTransparencyLayer()
    }

    @Test func aLayerIsFadedAsOne() throws {
        let context = try canvas(4, 1)
        context.setAlpha(0.4)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setFillColor(blueColor)
        context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        context.clear(CGRect(x: 2, y: 0, width: 1, height: 1))
        context.endTransparencyLayer()
        #expect(row(context, 0) == [0x6600_0066, 0x0000_6666, 0, 0])
    }

    @Test func layersNestAndKeepTheirClip() throws {
        let context = try canvas(6, 2)
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 2))
        context.beginTransparencyLayer(in: CGRect(x: 1, y: 0, width: 5, height: 2), auxiliaryInfo: nil)
        context.saveGState()
        context.translateBy(x: 1, y: 0)
        context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .black)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.endTransparencyLayer()
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setFillColor(blueColor)
        context.fill(CGRect(x: -5, y: 1, width: 50, height: 1))
        context.endTransparencyLayer()
        #expect(picture(context, letters) == [".BBBB.", ".RRK.."])
        #expect(context.ctm.isIdentity)
    }

    @Test func shadowsComeFromOutsideTheCanvas() throws {
        let context = try canvas(4, 1)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .black)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(redColor)
        context.fill(CGRect(x: -9, y: 0, width: 2, height: 1))
        context.endTransparencyLayer()
        #expect(picture(context, letters) == [".KK."])
    }

    @Test func linearGradients() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [redColor, blueColor] as CFArray,
                locations: [0, 1]))
        let context = try canvas(10, 1)
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0), options: [.drawsBeforeStartLocation])
        let values = row(context, 0)
        #expect(values[0] == 0xff00_00ff)
        #expect(values[1] == 0xff00_00ff)
        #expect(values[8] == 0)
        for x in 2..<8 {
            let t = (Double(x) + 0.5 - 2) / 6
            #expect((Double(values[x] >> 24) - 255 * (1 - t)).magnitude <= 1.01)
            #expect((Double(values[x] >> 8 & 255) - 255 * t).magnitude <= 1.01)
        }
    }

    @Test func imagesStandUprightWhereYGrowsUpwards() throws {
        let source = try canvas(2, 2)
        source.setFillColor(redColor)
        source.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        source.setFillColor(blueColor)
        source.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(picture(source, letters) == ["R.", ".B"])
        let image = try #require(source.makeImage())
        let context = try canvas(6, 6)
        context.interpolationQuality = .none
        context.draw(image, in: CGRect(x: 1, y: 1, width: 4, height: 4))
        #expect(picture(context, letters) == ["......", ".RR...", ".RR...", "...BB.", "...BB.", "......"])
        let flat = try canvas(2, 2)
        flat.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(picture(flat, letters) == ["R.", ".B"])
        let tiled = try canvas(5, 3)
        tiled.interpolationQuality = .none
        tiled.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
        #expect(picture(tiled, letters) == ["B.B.B", ".R.R.", "B.B.B"])
    }

    @Test func imagesClip() throws {
        let source = try canvas(4, 1)
        source.setFillColor(redColor)
        source.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        let context = try canvas(4, 1)
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1), mask: try #require(source.makeImage()))
        context.setFillColor(blueColor)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect(picture(context, letters) == [".BB."])
    }

    @Test func masksArePaintedInTheFillColour() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255, 0])))
        let mask = try #require(
            CGImage(
                maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, provider: provider,
                decode: nil, shouldInterpolate: false))
        let context = try canvas(3, 1)
        context.setFillColor(blueColor)
        context.draw(mask, in: CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(picture(context, letters) == ["B.B"])
    }

    @Test func hostileValuesEndInFinitePixels() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [redColor, blueColor] as CFArray, locations: nil))
        let image = try #require(try canvas(2, 2).makeImage())
        for bad in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, .leastNonzeroMagnitude] {
            let context = try canvas(6, 6)
            let rect = CGRect(x: bad, y: -bad, width: bad, height: bad)
            let point = CGPoint(x: bad, y: bad)
            context.setLineWidth(bad)
            context.setMiterLimit(bad)
            context.setFlatness(bad)
            context.setAlpha(bad)
            context.setAlpha(1)
            context.setLineDash(phase: bad, lengths: [bad, 1])
            context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4))
            context.setLineDash(phase: 0, lengths: [])
            context.setShadow(offset: CGSize(width: bad, height: bad), blur: bad, color: .black)
            context.setFillColor(CGColor(srgbRed: bad, green: 0, blue: 0, alpha: bad))
            context.fill(rect)
            context.fill([rect, CGRect(x: 0, y: 0, width: 2, height: 2)])
            context.fillEllipse(in: rect)
            context.strokeEllipse(in: rect)
            context.strokeLineSegments(between: [.zero, point, point])
            context.addArc(center: .zero, radius: bad, startAngle: bad, endAngle: bad, clockwise: true)
            context.drawPath(using: .eoFillStroke)
            context.draw(image, in: rect)
            context.draw(image, in: rect, byTiling: true)
            context.drawLinearGradient(gradient, start: point, end: .zero, options: [])
            context.drawLinearGradient(gradient, start: .zero, end: .zero, options: [.drawsAfterEndLocation])
            context.saveGState()
            context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            context.endTransparencyLayer()
            context.clip(to: rect, mask: image)
            context.clip(to: rect)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            context.restoreGState()
            context.scaleBy(x: bad, y: bad)
            context.rotate(by: bad)
            context.translateBy(x: bad, y: bad)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            context.stroke(CGRect(x: 0, y: 0, width: 3, height: 3))
            context.clear(rect)
            for y in 0..<6 {
                for value in row(context, y) {
                    // Premultiplied: no colour exceeds its alpha.
                    let alpha = value & 255
                    #expect(value >> 24 <= alpha && value >> 16 & 255 <= alpha && value >> 8 & 255 <= alpha)
                }
            }
        }
    }
}
