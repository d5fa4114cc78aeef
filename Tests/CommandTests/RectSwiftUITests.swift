import CoreGraphics
import Foundation
import ImageIO
import Testing

/// The program's files, in a folder of listings that may stand beside this one.
private let files = ["002_rect_uikit.swift", "002_rect_swiftui.swift"].map { name in
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/listings").standardizedFileURL.appendingPathComponent(name).path
}

/// The window of RectTest as a listing, where that is there.
@Suite(.serialized, .enabled(if: files.allSatisfy { FileManager.default.fileExists(atPath: $0) }))
struct RectSwiftUITests {

    private func pixels(_ url: URL) throws -> (width: Int, bytes: [UInt8]) {
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let context = try #require(
            CGContext(
                data: nil, width: image.width, height: image.height, bitsPerComponent: 8,
                bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return (image.width, Array(try #require(context.makeImage()?.dataProvider?.data) as Data))
    }

    /// How many bytes two pictures differ in, within some rows of points.
    private func difference(_ first: URL, _ second: URL, _ rows: Range<Int>) throws -> Int {
        let (one, other) = (try pixels(first), try pixels(second))
        let range = rows.lowerBound * 2 * one.width * 4..<rows.upperBound * 2 * one.width * 4
        return zip(one.bytes[range], other.bytes[range]).filter { $0 != $1 }.count
    }

    /// The switch swaps the minimum between 8 and 0; each is kept while the other is on, and the canvas follows at once.
    @Test func eachModeKeepsItsMinimum() throws {
        let workshop = try Workshop()
        // 16 points of padding, a canvas of 360, 12 between rows, a switch of 31.
        let script = """
            shot start
            tap 318 403
            shot different
            tap 318 403
            shot back
            tap 318 403
            shot again
            """
        try workshop.write("script.txt", script)
        let result = try workshop.start(
            ["render"] + files + ["-o", "out", "--preview", "window", "--script", "script.txt"])()
        #expect(result.code == 0, "\(result.errors)")
        func shot(_ name: String) -> URL { workshop.file("out/window-\(name).png") }
        let (canvas, readOut) = (16..<376, 517..<537)
        // The canvas and the read-out differ in the other mode.
        #expect(try difference(shot("start"), shot("different"), canvas) > 0)
        #expect(try difference(shot("start"), shot("different"), readOut) > 0)
        // Back and forth: what was kept is there again, to the byte.
        #expect(try difference(shot("start"), shot("back"), canvas) == 0)
        #expect(try difference(shot("start"), shot("back"), readOut) == 0)
        #expect(try difference(shot("different"), shot("again"), canvas) == 0)
        #expect(try difference(shot("different"), shot("again"), readOut) == 0)
    }
}
