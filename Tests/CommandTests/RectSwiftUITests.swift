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

    /// The sliders move the minimum of the mode that is on, and the radius of both; the canvas follows at once.
    @Test func theSlidersMoveTheValues() throws {
        let workshop = try Workshop()
        // The knobs stand at 28 of 60 and 8 of 40 of a track that is 328 points long, and then at 0 of 40.
        let script = """
            shot start
            drag 91 494 170 494 0.5
            shot minimum
            tap 318 403
            drag 30 494 200 494 0.5
            shot own
            tap 318 403
            shot back
            drag 170 448 100 448 0.5
            shot radius
            """
        try workshop.write("script.txt", script)
        let result = try workshop.start(
            ["render"] + files + ["-o", "out", "--preview", "window", "--script", "script.txt"])()
        #expect(result.code == 0, "\(result.errors)")
        /// The largest radius that was said last before a picture.
        func largest(before name: String) throws -> Double {
            let shot = try #require(result.lines.firstIndex { $0.hasPrefix("window-\(name)\t") })
            let line = try #require(result.lines[..<shot].last { $0.hasPrefix("radii") })
            return try #require(line.split(separator: " ").last.flatMap { Double($0) })
        }
        // In the corner, 8 points from the edges of a container of 28: a minimum of 18 changes nothing yet.
        #expect(try largest(before: "minimum") == 20)
        // 200 - 30 points of a track of 300 between the knob's ends, of 40: the other mode's minimum is above 20.
        #expect(abs(try largest(before: "own") - 22.9) < 0.1)
        #expect(try largest(before: "back") == 20)
        // The radius falls by 70 of 300 points, of 60, to 14; the minimum of 18.4 holds.
        #expect(abs(try largest(before: "radius") - 18.6) < 0.1)
        func shot(_ name: String) -> URL { workshop.file("out/window-\(name).png") }
        let readOut = 517..<537
        #expect(try difference(shot("start"), shot("minimum"), readOut) > 0)
        #expect(try difference(shot("minimum"), shot("back"), readOut) == 0)
        #expect(try difference(shot("back"), shot("radius"), readOut) > 0)
    }
}
