import Foundation
import Testing

@testable import AppKit
@testable import CoreGraphics
@testable import Raster
@testable import UIFoundation

@MainActor @Suite(.serialized) struct ImageTests {
    private let colors = ["rrgg", "bbkk"]

    private func drawn(_ isFlipped: Bool = false, _ body: @escaping () -> Void) throws -> [String] {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        if isFlipped {
            context.translateBy(x: 0, y: 4)
            context.scaleBy(x: 1, y: -1)
        }
        NSGraphicsContext.saveGraphicsState()
        NSGraphicsContext.current = NSGraphicsContext(cgContext: context, flipped: isFlipped)
        body()
        NSGraphicsContext.restoreGraphicsState()
        NSGraphicsContext.current = nil
        return Pixels(try #require(context.makeImage())).letters
    }

    @Test func imagesOfPixels() throws {
        let image = NSImage(cgImage: try fourColors(), size: .zero)
        #expect(image.size == NSSize(width: 4, height: 2) && image.isValid && image.representations.count == 1)
        #expect(NSImage(cgImage: try fourColors(), size: NSSize(width: 2, height: 1)).size.width == 2)
        #expect(
            Pixels(try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))).letters == colors)
    }

    @Test func drawingStandsUpright() throws {
        let image = NSImage(cgImage: try fourColors(), size: .zero)
        let rect = NSRect(x: 0, y: 0, width: 4, height: 2)
        #expect(try drawn { image.draw(in: rect) } == ["....", "....", "rrgg", "bbkk"])
        #expect(try drawn(true) { image.draw(in: rect) } == ["rrgg", "bbkk", "....", "...."])
        // Without respect for the flip it stands on its head.
        #expect(
            try drawn(true) { image.draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1) }
                == ["bbkk", "rrgg", "....", "...."])
        #expect(
            try drawn {
                image.draw(
                    at: NSPoint(x: 1, y: 3), from: NSRect(x: 2, y: 0, width: 2, height: 1), operation: .sourceOver,
                    fraction: 1)
            } == [".kk.", "....", "....", "...."])
    }

    @Test func closuresDraw() throws {
        var calls: [(NSRect, Bool)] = []
        let image = NSImage(size: NSSize(width: 2, height: 2), flipped: false) { rect in
            calls.append((rect, NSGraphicsContext.current?.isFlipped ?? true))
            NSColor.red.setFill()
            NSRect(x: 0, y: 0, width: 1, height: 1).fill()
            return true
        }
        #expect(calls.isEmpty)
        #expect(
            try drawn { image.draw(in: NSRect(x: 0, y: 0, width: 4, height: 4)) } == [
                "....", "....", "rr..", "rr..",
            ])
        #expect(calls.count == 1 && calls[0] == (NSRect(x: 0, y: 0, width: 2, height: 2), false))
        let flipped = NSImage(size: NSSize(width: 2, height: 2), flipped: true) { _ in
            NSColor.red.setFill()
            NSRect(x: 0, y: 0, width: 1, height: 1).fill()
            return NSGraphicsContext.current?.isFlipped == true
        }
        #expect(
            try drawn { flipped.draw(in: NSRect(x: 0, y: 0, width: 4, height: 4)) } == [
                "rr..", "rr..", "....", "....",
            ])
        // As many pixels as the rectangle wants.
        var rect = NSRect(x: 0, y: 0, width: 6, height: 6)
        let picture = try #require(image.cgImage(forProposedRect: &rect, context: nil, hints: nil))
        #expect(picture.width == 6 && Pixels(picture).letters[5] == "rrr...")
    }

    @Test func focusDrawsIntoTheImage() throws {
        let image = NSImage(size: NSSize(width: 2, height: 1))
        image.lockFocus()
        #expect(NSGraphicsContext.current != nil)
        NSColor.red.setFill()
        NSRect(x: 0, y: 0, width: 1, height: 1).fill()
        image.unlockFocus()
        #expect(NSGraphicsContext.current == nil)
        image.lockFocusFlipped(true)
        NSColor.blue.setFill()
        NSRect(x: 1, y: 0, width: 1, height: 0.5).fill()
        image.unlockFocus()
        let picture = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
        #expect(Pixels(picture).letters == ["rrbb", "rr.."])
        image.unlockFocus()
        NSImage(size: NSSize(width: CGFloat.nan, height: 1)).lockFocus()
        NSGraphicsContext.restoreGraphicsState()
    }

    @Test func opacityAndOperations() throws {
        let image = NSImage(cgImage: try fourColors(), size: .zero)
        let half = try drawn {
            image.draw(
                in: NSRect(x: 0, y: 0, width: 4, height: 4), from: .zero, operation: .sourceOver, fraction: 0.5)
        }
        #expect(half.joined().allSatisfy { $0 == "?" })
        let faint = NSImage(size: NSSize(width: 4, height: 4), flipped: false) { rect in
            NSColor.red.setFill()
            rect.fill()
            NSColor.blue.setFill()
            rect.fill()
            return true
        }
        // The finished picture is made fainter: no red shows through.
        let context = try #require(CGContext(points: CGRect(x: 0, y: 0, width: 4, height: 4), scale: 1))
        NSGraphicsContext(cgContext: context, flipped: true).performing {
            faint.draw(in: NSRect(x: 0, y: 0, width: 4, height: 4), from: .zero, operation: .copy, fraction: 0.5)
        }
        let pixel = Pixels(try #require(context.makeImage()))[1, 1]
        #expect(pixel[0] == 0 && abs(pixel[2] - 128) <= 1 && abs(pixel[3] - 128) <= 1)
    }

    @Test func capInsets() throws {
        let image = NSImage(cgImage: try fourColors(), size: .zero)
        image.capInsets = NSEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(try drawn { image.draw(in: NSRect(x: 0, y: 0, width: 4, height: 4)) }[0] == "rrgg")
        #expect(try drawn(true) { image.draw(in: NSRect(x: 0, y: 0, width: 4, height: 4)) }[0] == "rrgg")
    }

    @Test func bitmapsAsData() throws {
        let rep = NSBitmapImageRep(cgImage: try fourColors())
        let png = try #require(rep.representation(using: .png, properties: [:]))
        #expect(png.prefix(4).elementsEqual([0x89, 0x50, 0x4E, 0x47]))
        let read = try #require(NSBitmapImageRep(data: png))
        #expect(Pixels(try #require(read.cgImage)).letters == colors && read.isOpaque && !read.hasAlpha)
        // The way that programs take to a PNG of an image.
        let image = NSImage(cgImage: try fourColors(), size: NSSize(width: 2, height: 1))
        let tiff = try #require(image.tiffRepresentation)
        let again = try #require(NSBitmapImageRep(data: tiff))
        #expect(Pixels(try #require(again.cgImage)).letters == colors)
        #expect(NSImage(data: png)?.size == NSSize(width: 4, height: 2))
        #expect(NSImage(data: Data([1, 2, 3])) == nil && NSBitmapImageRep(data: Data()) == nil)
        for end in stride(from: 0, to: tiff.count - 8, by: 7) {
            #expect(NSBitmapImageRep(data: tiff.prefix(end)) == nil)
        }
        #expect(rep.representation(using: .gif, properties: [:]) == nil)
    }

    @Test func pixelsOfBitmaps() throws {
        let rep = try #require(
            NSBitmapImageRep(
                bitmapDataPlanes: nil, pixelsWide: 3, pixelsHigh: 2, bitsPerSample: 8, samplesPerPixel: 4,
                hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0))
        rep.setColor(.red, atX: 1, y: 0)
        rep.setColor(NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5), atX: 2, y: 1)
        rep.setColor(.red, atX: 9, y: 0)
        #expect(rep.colorAt(x: 1, y: 0) == NSColor.red && rep.colorAt(x: 3, y: 0) == nil)
        let faint = try #require(rep.colorAt(x: 2, y: 1))
        #expect(abs(faint.alphaComponent - 0.5) < 0.01 && faint.blueComponent == 1)
        let bytes = try #require(rep.bitmapData)
        #expect(bytes[4] == 255 && bytes[7] == 255)
        bytes[0] = 255
        bytes[3] = 255
        #expect(Pixels(try #require(rep.cgImage)).letters[0] == "rr.")
        #expect(
            NSBitmapImageRep(
                bitmapDataPlanes: nil, pixelsWide: 3, pixelsHigh: 2, bitsPerSample: 16, samplesPerPixel: 4,
                hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0) == nil
        )
        #expect(
            NSBitmapImageRep(
                bitmapDataPlanes: nil, pixelsWide: -3, pixelsHigh: 2, bitsPerSample: 8, samplesPerPixel: 4,
                hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0) == nil
        )
    }

    @Test func imagesAreNotChangedByDrawingIntoABitmap() throws {
        let image = try fourColors()
        let rep = NSBitmapImageRep(cgImage: image)
        #expect(rep.cgImage === image)
        rep.setColor(.white, atX: 0, y: 0)
        #expect(Pixels(image).letters == colors)
        let changed = try #require(rep.cgImage)
        #expect(Pixels(changed).letters == ["wrgg", "bbkk"])
        rep.setColor(.white, atX: 1, y: 0)
        let whitened = try #require(rep.cgImage)
        #expect(Pixels(changed).letters[0] == "wrgg" && Pixels(whitened).letters[0] == "wwgg")
        let copy = try #require(rep.copy() as? NSBitmapImageRep)
        copy.bitmapData?[0] = 0
        #expect(rep.colorAt(x: 0, y: 0)?.redComponent == 1 && copy.colorAt(x: 0, y: 0)?.redComponent == 0)
    }

    @Test func filesAreFoundByTheirNames() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("appkit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png = try #require(
            NSBitmapImageRep(cgImage: try fourColors()).representation(using: .png, properties: [:]))
        try png.write(to: folder.appendingPathComponent("four@2x.png"))
        ImageSearchPath.$ofTask.withValue([folder.path]) {
            #expect(NSImage(named: "four")?.size == NSSize(width: 2, height: 1))
            #expect(NSImage(named: "five") == nil)
        }
        #expect(NSImage(contentsOfFile: folder.path + "/four@2x.png")?.size == NSSize(width: 2, height: 1))
    }

    @Test func patternsOfImages() throws {
        let color = NSColor(patternImage: NSImage(cgImage: try fourColors(), size: .zero))
        #expect(color.type == .pattern && color.patternImage.size.width == 4)
        let found = try drawn {
            color.setFill()
            NSRect(x: 0, y: 0, width: 4, height: 4).fill()
        }
        #expect(found == ["rrgg", "bbkk", "rrgg", "bbkk"])
        #expect(NSColor(patternImage: NSImage(size: .zero)).cgColor == .clear)
    }
}
