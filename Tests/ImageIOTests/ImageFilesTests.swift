import CoreGraphics
import Foundation
import ImageIO
import Raster
import Testing

struct ImageFilesTests {
    private func image() throws -> CGImage {
        let bitmap = try #require(Bitmap(width: 3, height: 2))
        bitmap.withMutableRow(1) { $0[2] = 0x8000_0080 }
        return CGImage(bitmap: bitmap)
    }

    private func pixel(_ image: CGImage) -> UInt32 { image.bitmap.withRow(1) { $0[2] } }

    @Test func anImageGoesThroughData() throws {
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data as CFMutableData, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, try image(), nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(!CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data as Data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetType(source) == "public.png")
        let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(read.width == 3 && read.height == 2)
        #expect(read.alphaInfo == .premultipliedLast)
        #expect(pixel(read) == 0x8000_0080)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    }

    @Test func anImageGoesThroughAFile() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        let destination = try #require(
            CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, try image(), nil)
        CGImageDestinationAddImage(destination, try image(), nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        #expect(pixel(try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))) == 0x8000_0080)
    }

    @Test func whatIsNotKnownIsRefused() throws {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.jpeg", 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/none/at/all.png"), nil) == nil)
        let source = try #require(CGImageSourceCreateWithData(Data("text".utf8), nil))
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        let unwritable = URL(fileURLWithPath: "/none/at/all.png")
        let destination = try #require(CGImageDestinationCreateWithURL(unwritable, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, try image(), nil)
        #expect(!CGImageDestinationFinalize(destination))
    }
}
