import AppKit
import CoreGraphics
import Testing

@testable import SwiftUI

/// Pictures of AppKit's in views of this module.
@MainActor struct AppKitImageTests {
    /// Two points wide and one high, red beside blue, at two pixels a point.
    private func picture() throws -> NSImage {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        return NSImage(cgImage: try #require(context.makeImage()), size: NSSize(width: 2, height: 1))
    }

    @Test func aPictureHasItsSizeAndColours() throws {
        let drawn = try Picture(Image(nsImage: picture()))
        #expect((drawn.width, drawn.height) == (2, 1))
        #expect(drawn.isNear(0, 0, [255, 0, 0, 255]) && drawn.isNear(1, 0, [0, 0, 255, 255]))
    }

    @Test func aTemplateIsPaintedInTheStyleInFront() throws {
        let template = try picture()
        template.isTemplate = true
        let drawn = try Picture(Image(nsImage: template).foregroundStyle(Color.pure(0, 1, 0)))
        #expect(drawn.isNear(0, 0, [0, 255, 0, 255]) && drawn.isNear(1, 0, [0, 255, 0, 255]))
    }

    @Test func anImageWithoutPixelsIsEmpty() {
        let laid = LaidOut(CGSize(width: 10, height: 10)) { Image(nsImage: NSImage()).mark("image") }
        #expect(laid["image"].size == .zero)
    }
}
